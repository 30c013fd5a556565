### Guiscard lernen

## Die Seite über das Spiel

learn-what = Süditalien im elften Jahrhundert. Du führst eine kleine Schar von Rittern und Fußkämpfern über ein Schlachtfeld aus Sechsecken. Jeder Mann hat einen Namen, und wer fällt, fehlt bis zum Ende.
learn-win = Jedes Szenario sagt, was zählt: wie viele Feinde fallen, wer wo die Karte verlässt, wer ein Gebäude hält. Geprüft wird sofort oder nach der letzten Runde; die Anzeige sagt, wie nah jedes Ziel ist.
learn-turn-1 = Zuerst schießen deine Bogen- und Armbrustschützen, wenn sie jemanden sehen. Ein Wurf sagt, ob der Schuss dort landet, wohin gezielt wurde, ein zweiter, was er dort anrichtet.
learn-turn-2 = Dann dürfen Reiter einen Reiterangriff ansagen. Wer angegriffen wird, kann mit einem Gegenangriff antworten.
learn-turn-3 = Dann bewegen sich deine Leute, Feld für Feld. Gelände kostet Bewegungspunkte, Feinde am Weg können dich aufhalten oder schießen. Ein Reiter nimmt zwei Felder ein und muss wenden.
learn-turn-4 = Im Nahkampf nennst du, wer wen angreift; mehrere dürfen gemeinsam zuschlagen. Angriff minus Verteidigung wählt eine Spalte der Tabelle, Gelände und Stellung verschieben sie, ein Wurf entscheidet.
learn-turn-5 = Wer unterliegt, fällt, wird verletzt, bewusstlos oder zurückgedrängt, und die Sieger dürfen nachrücken. Am Ende deines Zuges können Bewusstlose wieder zu sich kommen.
learn-points = Die meisten Szenarien zählen die Gefallenen und die, die durchkommen. Ein Verletzter ist in allem schwächer, ein Bewusstloser kann gar nichts tun. Höhe, Wald und ein Freund an deiner Seite helfen; von mehreren zugleich oder von hinten angegriffen zu werden ist der sicherste Weg zu fallen.
learn-hidden = Fast alles ist offen. Verdeckt sind Befehle für Abwehrfeuer und in manchen Szenarien, wo jemand ist, bis man ihn sieht.
learn-length = 30 bis 120 Minuten zu zweit, je nach Szenario. Das erste ist ein guter Anfang.
learn-level = Das tiefste unserer Spiele. Aber du musst die Tabellen nicht kennen: Vor jedem Klick zeigt die Seite Reichweite, Gefahr und Chancen.
learn-sources = Regeln, Karten, Leute und Szenarien folgen dem gedruckten Regelheft in unseren eigenen Worten. Was es nicht enthält, etwa Teile der Karten und der Truppenliste, ist rekonstruiert und so gekennzeichnet.

## Die Lektion

lesson-title = Am Abend vor Civitate
lesson-end = Spiel das Szenario jetzt zu Ende: gegen einen geduldigen Pagen, mit einem Rat zu jeder Frage.

lesson-welcome = Sechs Schwaben stehen auf einem Waldhügel. Du führst die Normannen, die sie umstellt haben.
    .why = Jede Figur ist ein Mann: links auf seinem Schild der Angriff, rechts die Verteidigung. Die Schwaben stehen; jetzt stellst du deine Leute auf.
lesson-set-up = Nimm Drogo und stell ihn auf irgendein Feld mit goldenem Rand.
    .why = Erst der Mann, dann das Feld. Niemand darf stehen, wo schon jemand steht.
    .done = Drogo steht bereit.
lesson-others = Die anderen werden für dich aufgestellt. Dann beginnt die erste Runde.
    .why = Zehn Mann zu Fuß westlich des Hügels, vier Reiter im Osten. Auch sonst kann ein Bot große Heere für dich aufstellen.
lesson-shoot = Zuerst kommt der Fernkampf: Lass Foulques schießen. Versuch es vorher ruhig mit Eustache.
    .why = Schießen darf, wer einen Bogen oder eine Armbrust hat und einen Feind sieht. Eustache sieht von seinem Platz aus niemanden: Das wird mit der Regel abgelehnt.
    .done = Foulques macht sich bereit. Rote Linien zeigen, wen er sieht.
lesson-aim = Ziel auf Werner auf I7, zwei Felder entfernt.
    .why = Am besten ist ein nahes Ziel ohne Deckung. Wo eine Hangkante im Weg ist, wird der Schuss abgelehnt: Probier J7.
    .done = Der erste Wurf brachte den Schuss ins Ziel, der zweite hat Werner verletzt. Ein Verletzter ist in allem schwächer.
lesson-done-shooting = Beende den Fernkampf.
    .why = Die drei anderen könnten auch schießen. Für diese Lektion genügt ein Schuss: weiter zur Bewegung.
    .more = Gut gemeint, aber lass uns weitergehen: Beende den Schritt.
    .done = Heute kein Reiterangriff; die Bewegung beginnt.
lesson-walk = Zieh Drogo nach H6 und halt dort an. Versuch vor dem Anhalten, nach I7 zu gehen.
    .why = Jeder Schritt kostet Punkte, Wald und Hang mehr. Auf einen Feind kann niemand treten.
    .done = Drogo steht neben Werner, auf Armeslänge.
lesson-ride = Nun Romaric: Beginn seinen Ritt mit einem Schritt nach R9.
    .why = Ein Reiter hat zwölf Punkte und nimmt zwei Felder ein; der Kopf des Pferdes zeigt, wohin er blickt. Reiter sind schnell, aber jede Wendung kostet sie etwas.
    .done = Romaric ist bis nach M7 geritten, den Schwaben in den Rücken.
lesson-surround = Auch deine übrigen Leute ziehen. Sieh zu, wie sich der Ring schließt.
    .why = Ein Feind, der auf allen Seiten jemanden hat, kann nicht zurückweichen. Das ist mehr wert als ein gutes Schwert.
lesson-attack = Nahkampf: Greif mit Romaric an und schlag auf Gerold.
    .why = Du nennst, wer angreift, dann das Ziel. Du schlägst nur auf Felder, die du auch betreten könntest; ein anderes Ziel wird abgelehnt.
    .done = Romaric geht auf Gerold los. Die Anzeige zeigt die Spalte und alle zehn Ergebnisse.
lesson-together = Lass Jacques, Renauld und Roland mit angreifen.
    .why = Angriffswerte zählen zusammen. Sieh, wie sich die Chancen mit jedem Mann ändern.
    .alone = Nicht allein! Lass erst die drei anderen mitmachen.
    .done = Vier gegen einen.
lesson-resolve = Trag jetzt den Kampf aus.
    .why = Feinde neben deinen Leuten dürfen erst versuchen, sie aufzuhalten. Dann entscheidet ein Würfel: Bei einer Differenz von 57 kann kaum etwas schiefgehen.
    .done = Gerold fällt. Zwei Schwaben wollten Jacques und Renauld aufhalten, vergebens.
lesson-advance = Rück mit Romaric nach L6 nach und halt dort an.
    .why = Wer einen Kampf gewonnen hat, darf in die Lücke nachrücken. So brechen Reihen.
    .passing = Stehen bleiben ist erlaubt, aber die Lücke ist offen. Rück nach.
    .done = Romaric steht, wo Gerold stand.
lesson-outlook = Der Kampf geht weiter: noch mehr Angriffe, dann die Erholung, dann sind die Schwaben dran.
    .why = Du kennst Fernkampf, Bewegung und Nahkampf. Reiterangriffe, Formationen, Häuser und Burgen kommen von selbst, und der Tisch erklärt jedes, wenn es darauf ankommt. Für Burgen gibt es eine zweite Lektion.

## Die Lektion der Burg

lesson-castle-title = Die Burg: trau keinem toten Normannen
lesson-castle-end = Jetzt nimm den Turm selbst: das ganze Szenario gegen einen geduldigen Pagen, mit einem Rat zu jeder Frage.

lesson-castle-welcome = Sechs Normannen tragen einen Sarg in eine Burg. Tot ist darin niemand.
    .why = Sieh dich erst um: Pfähle sind die Palisade, Planken dahinter der Wehrgang, Steinplatten der Hof, graue Steine der Turm. Das Tor im Süden, auf O11, ist zu. Draußen warten zehn weitere Normannen. Du gewinnst, wenn du am Ende den Turm allein hältst.
lesson-castle-mourner = Nimm Jacques und stell ihn auf O10, direkt hinter das Tor.
    .why = Am Tor arbeitet man nur von drei Feldern aus: O11 selbst, O10 und N10. Wer es öffnen soll, muss dort beginnen.
    .elsewhere = Dort darf er stehen, aber von dort erreicht er das Tor nicht. Stell ihn auf O10.
    .done = Jacques steht am Tor.
lesson-castle-garrison = Die anderen fünf Trauernden und die Besatzung werden für dich aufgestellt.
    .why = Vier Byzantiner halten den Turm, andere stehen auf dem Wehrgang und im Hof, keiner neben einem Trauernden. Bis zu deinem ersten Nahkampf darf niemand die Trauernden anrühren: Nutze die Zeit.
lesson-castle-quiet = Heute wird nicht geschossen: Beende den Fernkampf. Versuch es vorher ruhig mit Eustache.
    .why = Hof und Wehrgang sehen einander, aber Eustache hat niemanden in Reichweite. Das sagt dir die Ablehnung.
    .lance = Arthur könnte seine Lanze werfen, aber er wird sie brauchen. Beende den Schritt.
    .done = Reiterangriffe sind für Reiter; die Bewegung beginnt.
lesson-castle-gate = Lass Jacques am Tor arbeiten, statt sich zu bewegen.
    .why = Öffnen kostet einen ganzen Zug. Er tut sonst nichts, und wenn er nach deinem Nahkampf noch wach dort steht, geht das Tor auf.
    .robert = Robert steht auch am Tor, aber ein Graf hat Besseres zu tun. Nimm Jacques.
    .early = Noch nicht: erst das Tor.
    .done = Jacques ist bis zum Ende des Zuges beschäftigt.
lesson-castle-stairs = Arthur steigt auf den Wehrgang: über die Treppe auf P7 nach Q7. Halt dort an.
    .why = Nur Treppen führen hinauf. Sie kosten 2 Punkte, der Wehrgang 1. Probier auf Q7 das Feld R7 hinter der Palisade: Da geht niemand hindurch.
    .done = Arthur steht auf dem Wehrgang, Auge in Auge mit Milo.
lesson-castle-foot = Robert geht nach M11 an den Fuß der Turmtreppe und hält an. Probier vorher M10.
    .why = Von N10 kommt man nicht auf die Treppe: Nur über M11 führt der Weg hinauf.
    .done = Robert wartet unter dem Turm.
lesson-castle-outside = Draußen: Lass Gautier auf O16 auf die Karte kommen, direkt unterhalb des Tores.
    .why = Wer später kommt, betritt die Karte über den Rand. Schützen auf dem Wehrgang sehen ihn kommen und dürfen mit Abwehrfeuer antworten. Heute sparen sie es sich.
    .done = Gautier ist bis vor das Tor gelaufen.
lesson-castle-closed = Noch ist das Tor zu: Probier O11, dann halt auf O12 an.
    .why = Ein geschlossenes Tor lässt niemanden und keinen Schuss durch. Jacques braucht bis zum Ende dieses Zuges.
    .done = Gautier wartet vor dem Torblatt.
lesson-castle-melee = Beende die Bewegung. Greif dann mit Arthur an, und zwar Milo.
    .why = Der Wehrgang ist ebenes Gelände, dort ist niemand im Vorteil. Mit diesem Nahkampf wissen alle, was die Trauernden sind.
    .done = Arthur geht auf Milo los. Niemand sonst kommt an die beiden heran: Der Gang ist schmal.
lesson-castle-resolve = Trag den Kampf aus.
    .why = Wer schneller ist als alle Angreifer, darf vorher ausweichen. Dann entscheidet ein Würfel in der Spalte 16 bis 25.
    .done = Milo weicht auf dem Gang nach Q9 zurück.
lesson-castle-advance = Folge ihm: Rück mit Arthur nach Q8 nach und halt dort an.
    .why = Auf einem Wehrgang zählt jedes Feld: Wer es hält, bestimmt, wer vorbeikommt.
    .passing = Stehen bleiben ist erlaubt, aber der Gang ist frei. Folge ihm.
    .done = Arthur hält den Gang. Und horch: das Tor!
lesson-castle-opened = Jacques hat das Blatt gesenkt: Das Tor auf O11 ist offen.
    .why = Jetzt sind die Byzantiner am Zug. In dieser Lektion bleiben sie stehen; im echten Spiel würden sie es wieder schließen, was auch sie einen Zug kostet.
lesson-castle-through = Runde 2: Beende den Fernkampf, führ dann Gautier in das Tor auf O11 und halt an.
    .why = Das offene Tor kostet 2 Punkte und ist schlechter Boden für einen Kampf, aber ein Weg. Reiter kommen nicht durch: Es ist zu niedrig.
    .shooting = Werfen ginge, aber weiter: Beende den Schritt.
    .done = Der Erste von draußen ist drin.
lesson-castle-tower = Robert geht hinauf: über die Treppe M10 in das Turmtor auf M9. Halt dort an.
    .why = Der Turm hat einen einzigen Eingang. Probier auf der Treppe N9: An der Seite geht es nicht hinunter.
    .done = Robert steht in der Tür des Turms.
lesson-castle-storm = Beende die Bewegung, greif mit Robert Nikolaos an und trag den Kampf aus.
    .why = Im Turmtor kann nur einer zuschlagen. Sieh dir vorher die Chancen an: Auch ein Graf muss vielleicht weichen.
    .done = Eine 8: Robert muss zurück. Einen Turm nimmt keiner allein.
lesson-castle-back = Weich nach M10 zurück.
    .why = Wer weicht, gibt ein Feld nach, wo es eines gibt. Hier ist nur die Treppe frei.
    .done = Robert steht auf der Treppe und versucht es wieder.
lesson-castle-outlook = Tor, Mauern und Treppen: Du weißt, woraus eine Burg besteht.
    .why = Hol die anderen herein, räum den Wehrgang und geh immer wieder die Treppe hinauf. Leitern, Wurfanker, Feuer und Maschinen kommen in den Szenarien 9 bis 11, und der Tisch erklärt sie, wenn es so weit ist.
