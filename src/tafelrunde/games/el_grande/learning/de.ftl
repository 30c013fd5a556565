### El Grande lernen

## Die Seite über das Spiel

learn-what = Du bist ein Grande im alten Spanien. Du holst deine Caballeros aus der Provinz an den Hof und schickst sie von dort in die Regionen, immer dorthin, wo der König nahe ist. Wer in einer Region die meisten hat, bekommt ihre Punkte.
learn-win = Wer nach der dritten allgemeinen Wertung die meisten Punkte hat, gewinnt. Es gibt eine nach den Runden 3, 6 und 9; die Kurzform lässt drei Runden aus, aber keine Wertung.
learn-turn-1 = Fünf Aktionskarten liegen offen. Reihum spielt ihr je eine Machtkarte. Hohe Karten sind zuerst dran, niedrige bringen mehr Caballeros an deinen Hof. Keine Zahl darf in einer Runde zweimal gespielt werden.
learn-turn-2 = Wenn du dran bist, holst du Caballeros an den Hof und nimmst dann eine der übrigen Aktionskarten. Ihre Zahl sagt, wie viele du einsetzen darfst, ihr Text, was sie sonst noch kann.
learn-turn-3 = Du setzt Caballeros vom Hof in Regionen ein, die an die Königsregion grenzen, oder ins Castillo. Die Königsregion selbst ist gesperrt: Niemand kommt hinein, niemand hinaus.
learn-turn-4 = Die Sonderaktion verändert den Plan: Sie versetzt den König, versetzt oder entfernt Caballeros, wertet einige Regionen sofort oder lässt alle mit der Scheibe geheim eine Region wählen.
learn-turn-5 = Nach jeder dritten Runde wird alles gewertet. Erst öffnet sich das Castillo, dann reiten seine Caballeros in die geheim gewählten Regionen, dann zahlt Region um Region.
learn-points = Jede Region hat drei Zahlen: für die meisten, die zweitmeisten und die drittmeisten Caballeros. Zu zweit zählt nur die erste Zahl, zu dritt zählen die ersten beiden. Bei Gleichstand gibt es die nächstniedrigere. Die meisten in der Königsregion und die meisten in deiner Heimatregion, wo dein Grande steht, bringen 2 Punkte extra. Nur Caballeros zählen.
learn-hidden = Wie viele Caballeros im Castillo liegen, muss man sich merken. Scheiben bleiben verdeckt, bis alle eingestellt sind, und die nächsten Aktionskarten kennt niemand. Alles andere ist offen.
learn-length = Etwa 90 Minuten zu zweit bis zu fünft, die Kurzform etwa 60.
learn-level = Wenige Regeln und viel abzuwägen: Jede Karte will auch jemand anderes, und der König bestimmt, wohin du überhaupt darfst.
learn-sources = Regeln, Plan und Karten folgen dem gedruckten Regelheft von 1996, erzählt in unseren eigenen Worten. Wo es etwas offenlässt, nennt das Regelbuch unsere Entscheidung.

## Die Lektion

lesson-title = Deine ersten drei Runden in Spanien
lesson-end = Jetzt hast du eine allgemeine Wertung gesehen. Spiel die Kurzform gegen zwei geduldige Pagen, mit einem Rat zu jeder Frage.

lesson-welcome = Das ist Spanien. Die Figur mit der großen Krone ist der König; dein Grande steht im Baskenland.
    .why = Neun Regionen und ein Turm, das Castillo. Jede Region zeigt drei Zahlen: was der erste, zweite und dritte Rang bei einer Wertung bekommt. Die Gegenseite hat gerade eine Machtkarte gespielt, eine 8.
lesson-power = Spiel eine niedrige Machtkarte: 3, 4, 5 oder 6.
    .why = Machtkarten tun zweierlei. Die höchste ist zuerst dran; niedrige bringen aber mehr Caballeros an deinen Hof. Du brauchst jetzt Leute, also lass der Gegenseite den Vortritt. Eine 8 geht nicht mehr: Probier es ruhig.
    .high = Damit wärst du zuerst dran, aber fast ohne neue Leute. Nimm eine Karte von 3 bis 6.
    .done = Die Gegenseite war zuerst dran, hat die Königskarte genommen und den König nach Galicien gesetzt. Jetzt bist du dran.
lesson-recruit = Hol vier Caballeros aus der Provinz an deinen Hof.
    .why = Deine Karte erlaubt bis zu vier. Wer in der Provinz steht, kann nicht eingesetzt werden; wer am Hof steht, schon.
    .done = Vier Leute mehr stehen an deinem Hof.
lesson-card = Nimm die Karte „Wertungstafel“. Versuch vorher ruhig die Königskarte.
    .why = Du musst eine der übrigen Aktionskarten nehmen; die Königskarte ist weg. Die Zahl auf der Karte sagt, wie viele du einsetzen darfst.
    .done = Mit dieser Karte darfst du bis zu vier Caballeros einsetzen und die Sonderaktion nutzen.
lesson-order = Beginn mit der Sonderaktion.
    .why = Jede Aktionskarte hat zwei Teile, Einsetzen und Sonderaktion. Du entscheidest, was zuerst kommt.
    .placing = Das ist erlaubt, aber hier kommt die Tafel zuerst: Beginn mit der Sonderaktion.
    .done = Nun die Wertungstafel.
lesson-board = Leg die Tafel 8/4/0 auf das Baskenland, deine Heimatregion.
    .why = Eine Wertungstafel ersetzt die Zahlen einer Region. Daheim bekommst du für die meisten Caballeros 2 Punkte extra, also mach die Heimat wertvoller.
    .done = Das Baskenland zahlt jetzt 8 für die meisten Caballeros. Zu zweit zählt nur die erste Zahl.
lesson-place = Setz einen Caballero nach Altkastilien. Versuch vorher Galicien: Der Tisch sagt, warum das nicht geht.
    .why = Du darfst nur neben dem König einsetzen, und der steht in Galicien. Seine eigene Region ist für alle gesperrt.
    .tower = Das Castillo kommt im nächsten Schritt. Erst Altkastilien, bitte.
    .done = Ein Caballero in Altkastilien. Nur Regionen mit goldenem Rand grenzen an die Königsregion.
lesson-castillo = Setz nun einen Caballero ins Castillo.
    .why = Der Turm nimmt Leute auf, wo auch immer der König steht. Was darin liegt, ist bis zur Wertung verborgen; dann reiten sie in eine Region deiner Wahl.
    .done = Deine letzten drei Leute sind im Turm. Merk dir die Zahl: Niemand zeigt sie dir.
lesson-second = Runde zwei: Spiel eine Machtkarte deiner Wahl.
    .why = Fünf neue Aktionskarten liegen offen. Hoch, wenn du eine davon unbedingt willst; niedrig, wenn du Leute willst. Gespielte Karten kommen nicht zurück.
    .done = Die Gegenseite war wieder zuerst dran und hat in deiner Heimat Leute gesammelt.
lesson-secret-card = Hol vier Leute an den Hof, dann nimm die geheime Sonderwertung.
    .why = Die Karte wertet Regionen, die geheim gewählt werden. Du kennst eine, die dir viel bringt.
    .done = Du darfst vier Leute einsetzen. Tu das vor der Wertung.
lesson-home = Setz zuerst ein, und beginn mit dem Baskenland.
    .why = Drei Leute der Gegenseite stehen dort. Du brauchst die Mehrheit, bevor gewertet wird.
    .early = Noch nicht: Daheim ist die Gegenseite in der Überzahl. Setz zuerst ein.
    .done = Zwei Leute daheim, einer in Neukastilien, einer in Aragon: Jetzt steht es vier gegen drei.
lesson-disc = Nutz die Sonderaktion und stell deine Scheibe auf das Baskenland.
    .why = Beide wählen geheim eine Region. Eine Region, die nur einer gewählt hat, wird sofort gewertet.
    .skipping = Du darfst die Sonderaktion auslassen, aber diese bringt Punkte. Nutz sie.
    .done = 8 Punkte für den ersten Rang und 2 für deine Heimatregion: 10 Punkte!
lesson-third = Die dritte Runde wird für euch beide gespielt. Weiter zur allgemeinen Wertung.
    .why = Achte darauf, wohin die Caballeros gehen. Nach der dritten Runde wird alles gewertet.
lesson-scoring = Stell deine Scheibe auf Altkastilien.
    .why = Deine drei Leute im Turm werden zuerst gewertet und reiten dann, wohin die Scheibe zeigt. In Altkastilien steht es eins zu zwei: Mit drei mehr gehört dir der erste Rang.
    .other = Das geht, aber sieh auf die Zahlen: Drei Leute kippen Altkastilien. Wähl es.
    .done = 5 Punkte für das Castillo, 6 für Altkastilien, 7 für Neukastilien. Daheim war die Gegenseite diesmal um einen stärker.
lesson-table = Sieh dir die Punkte und den Plan noch einmal an.
    .why = Nach einer Wertung wird nichts abgeräumt: Alle bleiben stehen. Nach den Runden 6 und 9 wird alles noch einmal gewertet: Eine Mehrheit, die hält, zahlt dreimal.
