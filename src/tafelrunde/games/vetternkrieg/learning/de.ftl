### Vetternkrieg lernen

## Die Seite über das Spiel

learn-what = York gegen Lancaster: Zwei Häuser kämpfen um England, Region um Region. Du spielst Karten, um Truppen zu sammeln, dann würfelst du verdeckt und sagst, was die Würfel zeigen. Glaubt man dir?
learn-win = Wer am Ende einer Runde alle drei Regionen kontrolliert, gewinnt sofort. Nach der fünften Runde gewinnt, wer mehr Regionen kontrolliert; bei Gleichstand, wer mehr Schlachten gewonnen hat.
learn-turn-1 = Ihr habt beide sechs Karten und gebt eine weiter. Dann legt ihr beide eine Karte für das Schlachtfeld; eine davon bestimmt, wo in dieser Runde gekämpft wird.
learn-turn-2 = Ihr spielt abwechselnd je vier Karten. Eine Karte dient ihrem Ereignis oder ihren ein bis drei Befehlspunkten. Manche Ereignisse geben auch der Gegenseite etwas.
learn-turn-3 = Befehlspunkte bringen Truppen in die Reserve, aufs Schlachtfeld oder durch die Regionen, oder sie versuchen, mit einem Würfel welche zu platzieren oder zu entfernen.
learn-turn-4 = In der Schlacht würfelt die angreifende Seite geheim mit drei Würfeln und sagt eine Einzelzahl, einen Pasch oder einen Drilling an: die Wahrheit oder eine Lüge. Die andere glaubt oder zweifelt und würfelt dann offen.
learn-turn-5 = Das schwächere Ergebnis verliert Truppen; die Rollen wechseln, bis eine Seite keine mehr hat. Die Überlebenden lassen sich in der Region der Schlacht oder daneben nieder.
learn-points = Es gibt keine Punkte, nur Regionen. Du kontrollierst eine mit mehr Truppen als die Gegenseite. Wer zu Recht zweifelt, kostet den Lügner eine Truppe; wer zu Unrecht zweifelt, verliert selbst eine. Drilling schlägt Pasch, Pasch schlägt Einzelzahl; die bessere Art kostet zwei oder drei Truppen, die höhere Zahl derselben Art eine. Deine letzte Karte kann in der Schlacht Würfel drehen.
learn-hidden = Deine Karten, die beiseitegelegten Karten und die Würfel unter dem Becher. Ein Wurf, der geglaubt wurde, bleibt für immer geheim.
learn-length = Etwa 45 Minuten zu zweit. Höchstens fünf Runden, oft weniger.
learn-level = Schnell gelernt. Was Übung braucht, ist ein ehrliches Gesicht.
learn-sources = Ablauf, Schlacht und Sieg folgen dem gedruckten Regelheft in unseren eigenen Worten. Es zeigt nicht alle Karten: Was die Karten bewirken, ist größtenteils unsere Rekonstruktion, und jede Karte sagt das.

## Die Lektion

lesson-title = Deine erste Schlacht
lesson-end = Du hast eine Schlacht gewonnen. Jetzt spiel einen ganzen Krieg gegen einen geduldigen Pagen, mit einem Rat zu jeder Frage.

lesson-welcome = England, 1455. Drei Regionen, zwei Häuser und gleich eine Schlacht.
    .why = Wer in einer Region die meisten Truppen hat, kontrolliert sie. In jeder Runde gibt es eine Schlacht; ihre Überlebenden nehmen das Land in Besitz.
lesson-house = Wähl York, die weiße Rose.
    .why = Beide Häuser spielen nach denselben Regeln. Diese Lektion erzählt die Geschichte von York.
    .lancaster = Lancaster ginge auch, aber diese Lektion handelt von York.
    .done = Du führst das Haus York.
lesson-exchange = Gib eine Karte an die Gegenseite weiter, welche du willst.
    .why = Ihr habt beide sechs Karten und tauscht eine, bevor ihr seht, was ihr bekommt. Eine Karte mit einem starken Ereignis für das andere Haus ist ein schlechtes Geschenk.
    .done = Warwick ist gegangen, die Männer von Kent sind gekommen. Wieder sechs Karten.
lesson-battlefield = Leg den Grafen von Northumberland. Versuch vorher ruhig die Männer von Kent.
    .why = Beide legen geheim eine Karte. Du hast kein Schlachtfeld, also legst du ein Ereignis ohne Zeichen für diese Runde; solche mit Zeichen werden abgelehnt.
    .done = Die Gegenseite hatte ein Schlachtfeld: Hexham. Dort werdet ihr kämpfen, und Lancaster spielt zuerst.
lesson-play = Spiel Eduard, Graf von March.
    .why = Du spielst in dieser Runde vier Karten, immer im Wechsel. Jede taugt für ihr Ereignis oder für ihre Befehlspunkte.
    .done = Die Karte liegt auf dem Tisch. Nun: Ereignis oder Punkte?
lesson-event = Führ das Hauptereignis aus und schick zwei Truppen aufs Schlachtfeld.
    .why = Das Ereignis bringt bis zu zwei Truppen aus dem Vorrat direkt in die Schlacht. Mit Punkten bräuchtest du dafür zwei Karten.
    .points = Die Punkte sind auch etwas wert, aber dieses Ereignis ist besser: Nimm das Hauptereignis.
    .one = Je mehr, desto besser: Schick zwei.
    .done = Zwei Soldaten von York stehen bei Hexham.
lesson-french = Spiel die Französischen Söldner und führ ihr Ereignis aus.
    .why = Zwei französische Truppen kämpfen für dich, jedenfalls vorerst.
    .done = Zwei blaue Truppen stehen auf deiner Hälfte.
lesson-deploy = Spiel Richard von Gloucester, wähl „Aufs Schlachtfeld“ und schick zwei Truppen.
    .why = Nutz diesmal die Befehlspunkte: Richard hat zwei, und jeder schickt eine Truppe aus deiner Reserve aufs Schlachtfeld.
    .one = Zwei Punkte, zwei Truppen: Schick beide.
    .done = Zwei mehr. Aber sieh, was die Gegenseite getan hat: Französischer Verrat, und die Söldner stehen drüben.
lesson-treason = Spiel die Männer von Kent, sieh dir an, was abgelehnt wird, und wähl „In die Reserve“.
    .why = Ihr Ereignis lässt sich jetzt nicht ausführen, und deine Reserve ist leer, also kannst du auch niemanden aufs Schlachtfeld schicken: Beides wird mit der Regel abgelehnt. Hol mit dem Punkt eine Truppe in die Reserve.
    .done = Die letzte Karte bleibt auf deiner Hand: Sie hilft in der Schlacht. Lancaster greift zuerst an und hat geheim gewürfelt.
lesson-doubt = „2er-Drilling“, sagt Lancaster. Zweifle es an!
    .why = Drei gleiche Würfel sind selten. Ist es gelogen, verliert die lügende Seite eine Truppe; ist es wahr, verlierst du eine.
    .believed = Geglaubt zählt der Drilling, was auch immer die Würfel zeigen. Das käme teuer. Zweifle es an!
    .done = Nur ein Pasch! Die Lüge kostet Lancaster eine Truppe, und jetzt zählt der 2er-Pasch.
lesson-last-card = Du hast 1, 5 und 6 gewürfelt. Nutz deine letzte Karte und dreh die 5 auf 6.
    .why = Die Punkte der letzten Karte drehen Würfel um je eins. Zwei Sechsen sind ein 6er-Pasch, und der schlägt einen 2er-Pasch.
    .held = Du darfst die Karte behalten, aber eine einzelne 6 verliert gegen einen Pasch. Nutz sie.
    .done = Ein 6er-Pasch schlägt einen 2er-Pasch: Der Angriff scheitert und kostet eine Truppe. Jetzt greifst du an.
lesson-bluff = Du hast 1, 4 und 5 gewürfelt. Sag einen 5er-Pasch an.
    .why = Das ist gelogen, aber bescheiden: Eine 5 liegt da, und fast jeder zweite Wurf enthält irgendeinen Pasch. Wird er geglaubt, zählt er, als wäre er wahr.
    .bold = Ein Drilling? Das glaubt kaum jemand. Sag einen 5er-Pasch an.
    .shy = Eine ehrliche Einzelzahl gewinnt selten. Trau dich: ein 5er-Pasch.
    .done = Geglaubt! Der 5er-Pasch schlägt einen 1er-Pasch, und niemand wird es je erfahren.
lesson-believe = „2er-Pasch“. Glaub es diesmal.
    .why = Fast jeder zweite Wurf enthält einen Pasch, ein niedriger ist also oft wahr. Ein falscher Zweifel würde dich eine Truppe kosten.
    .doubted = Es wäre wahr gewesen, und du hättest eine Truppe verloren. Glaub es.
    .done = Du hast einen 6er-Pasch gewürfelt: Der Angriff scheitert wieder.
lesson-truth = Du hast 2, 4 und 5 gewürfelt. Sag die Wahrheit: eine einzelne 5.
    .why = Wer gerade geblufft hat, dem glaubt man weniger. Lass die Gegenseite dafür bezahlen.
    .done = Der Zweifel war falsch und hat Lancaster eine Truppe gekostet. Aber ein 6er-Drilling, mit der letzten Karte gedreht, hat dich drei gekostet.
lesson-final = Der letzte Durchgang: „eine einzelne 3“. Glaub es.
    .why = Eine einzelne 3 ist oft wahr, und jeder Pasch von dir schlägt sie.
    .done = Ein 1er-Drilling! Lancaster hat niemanden mehr: Hexham gehört dir.
lesson-settle = Lass dich mit deiner überlebenden Truppe im Norden nieder.
    .why = Überlebende gehen in die Region der Schlacht oder in eine daneben. Mit mehr Truppen als die Gegenseite kontrollierst du sie.
    .done = Der Norden steht unter der weißen Rose.
lesson-outlook = Runde zwei beginnt mit neuen Karten.
    .why = Drei Regionen am Ende einer Runde gewinnen sofort. Sonst werden fünf Runden gespielt, und jede gewonnene Schlacht kann entscheiden.
