### Guiscard lernen

## Die Seite über das Spiel

learn-what = Süditalien im elften Jahrhundert. Du führst eine kleine Schar von Rittern und Fußkämpfern über ein Schlachtfeld aus Sechsecken. Jeder Mann hat einen Namen, und wer fällt, fehlt bis zum Ende.
learn-win = Jedes Szenario sagt, was zählt: wie viele Feinde fallen, wer wo den Plan verlässt, wer ein Gebäude hält. Geprüft wird sofort oder nach der letzten Runde; die Anzeige sagt, wie nah jedes Ziel ist.
learn-turn-1 = Zuerst schießen deine Bogen- und Armbrustschützen, wenn sie jemanden sehen. Ein Wurf sagt, ob der Schuss dort landet, wohin gezielt wurde, ein zweiter, was er dort anrichtet.
learn-turn-2 = Dann dürfen Reiter einen Reiterangriff ansagen. Wer angegriffen wird, kann mit einem Gegenangriff antworten.
learn-turn-3 = Dann bewegen sich deine Leute, Feld für Feld. Gelände kostet Bewegungspunkte, Feinde am Weg können dich aufhalten oder schießen. Ein Reiter nimmt zwei Felder ein und muss wenden.
learn-turn-4 = Im Nahkampf nennst du, wer wen angreift; mehrere dürfen gemeinsam zuschlagen. Angriff minus Verteidigung wählt eine Spalte der Tabelle, Gelände und Stellung verschieben sie, ein Wurf entscheidet.
learn-turn-5 = Wer unterliegt, fällt, wird verwundet, betäubt oder zurückgedrängt, und die Sieger dürfen nachrücken. Am Ende deines Zuges können Betäubte wieder zu sich kommen.
learn-points = Die meisten Szenarien zählen die Gefallenen und die, die durchkommen. Ein Verwundeter ist in allem schwächer, ein Betäubter kann gar nichts tun. Höhe, Wald und ein Freund an deiner Seite helfen; von mehreren zugleich oder von hinten angegriffen zu werden ist der sicherste Weg zu fallen.
learn-hidden = Fast alles ist offen. Verdeckt sind Befehle für Abwehrfeuer und in manchen Szenarien, wo jemand ist, bis man ihn sieht.
learn-length = 30 bis 120 Minuten zu zweit, je nach Szenario. Das erste ist ein guter Anfang.
learn-level = Das tiefste unserer Spiele. Aber du musst die Tabellen nicht kennen: Vor jedem Klick zeigt die Seite Reichweite, Gefahr und Chancen.
learn-sources = Regeln, Pläne, Leute und Szenarien folgen dem gedruckten Regelheft in unseren eigenen Worten. Was es nicht enthält, etwa Teile der Pläne und der Aufstellung, ist rekonstruiert und so gekennzeichnet.

## Die Lektion

lesson-title = Am Abend vor Civitate
lesson-end = Spiel das Szenario jetzt zu Ende: gegen einen geduldigen Pagen, mit einem Rat zu jeder Frage.

lesson-welcome = Sechs Schwaben stehen auf einem Waldhügel. Du führst die Normannen, die sie umstellt haben.
    .why = Jede Figur ist ein Mann: links auf seinem Schild der Angriff, rechts die Verteidigung. Die Schwaben stehen; jetzt stellst du deine Leute auf.
lesson-set-up = Nimm Drogo und stell ihn auf irgendein Feld mit goldenem Rand.
    .why = Erst der Mann, dann das Feld. Niemand darf stehen, wo schon jemand steht.
    .done = Drogo steht bereit.
lesson-others = Die anderen werden für dich aufgestellt. Dann beginnt die erste Runde.
    .why = Zehn Mann zu Fuß westlich des Hügels, vier Reiter im Osten. Bei größeren Heeren kann auch sonst ein Bot für dich aufstellen.
lesson-shoot = Zuerst kommt der Fernkampf: Lass Foulques schießen. Versuch es vorher ruhig mit Eustache.
    .why = Schießen darf, wer einen Bogen oder eine Armbrust hat und einen Feind sieht. Eustache sieht von seinem Platz aus niemanden: Das wird mit der Regel abgelehnt.
    .done = Foulques macht sich bereit. Rote Linien zeigen, wen er sieht.
lesson-aim = Ziel auf Werner auf I7, zwei Felder entfernt.
    .why = Nah und ohne Deckung ist am besten. Wo eine Hügelkante im Weg ist, wird der Schuss abgelehnt: Probier J7.
    .done = Der erste Wurf brachte den Schuss ins Ziel, der zweite hat Werner verwundet. Ein Verwundeter ist in allem schwächer.
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
    .why = Du kennst Fernkampf, Bewegung und Nahkampf. Reiterangriffe, Formationen, Häuser und Burgen kommen von selbst, und der Tisch erklärt jedes, wenn es darauf ankommt.
