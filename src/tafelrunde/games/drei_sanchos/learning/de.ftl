### Krieg der drei Sanchos lernen

## Die Seite über das Spiel

learn-what = Drei Vettern, alle heißen Sancho und alle sind Könige, kämpfen im Norden Spaniens um Burgen. Mit einer Karte befiehlst du deiner Seite, und dieselbe Karte sagt den beiden anderen, was sie tun müssen. So ist jeder Befehl auch ein Geschenk oder eine Falle.
learn-win = Wer 10 Punkte hat, gewinnt sofort. Sonst gewinnt, wer die meisten Punkte hat, wenn die Karten ausgehen. Punkte bringen Burgen und Türme, die du hältst.
learn-turn-1 = In jeder Runde hat ein anderer Sancho den Befehl. Er spielt eine seiner Karten aus oder legt sie verdeckt in seine Reserve; dann handelt niemand.
learn-turn-2 = Eine ausgespielte Karte hat ein bis drei Befehlspunkte für den Befehlshaber und ein Feld für jeden Sancho. Die beiden anderen führen ihres aus. Der Befehlshaber handelt vor, zwischen oder nach ihnen.
learn-turn-3 = Ein Punkt rekrutiert einen Trupp, entsendet einen Rekruten, bewegt eine Einheit in eine Nachbarregion oder verstärkt: Dann geht eine Einheit aus dem Feld in die Burg.
learn-turn-4 = Eine fremde Burg wird belagert: Beide Seiten verlieren in jeder Runde eine Einheit, bis eine Seite keine mehr hat. Belagerer können abgefangen werden.
learn-turn-5 = In der Schlacht würfelt jede Einheit in die Spalte ihrer Zahl. Ein Würfel, der allein liegt, trifft einen Gegner; Würfel, die sich eine Spalte teilen, heben sich auf. Mit Reservekarten würfelst du neu.
learn-points = Eine Heimatburg ist 3 Punkte wert, eine neutrale Burg 2 und ein Turm 1, solange eine Einheit von dir darin steht. Truppen im Feld zählen nichts. Auf 10 Punkte wird nach jeder Aktion geprüft, egal wer dran ist.
learn-hidden = Die Handkarten, der Stapel und was verdeckt in einer Reserve liegt. Alle Einheiten sind offen.
learn-length = Etwa 60 Minuten zu dritt, zu zweit oder allein. Allein spielst du gegen zwei automatische Sanchos, auch als Kampagne.
learn-level = Sechs einfache Befehle. Schwer ist, eine Karte zu finden, die dir mehr hilft als den beiden anderen.
learn-sources = Regeln, Landkarte, Spielkarten und die automatischen Sanchos folgen dem gedruckten Regelheft in unseren eigenen Worten. Wo es etwas offenlässt oder nicht lesbar war, nennt das Regelbuch unsere Entscheidung oder Rekonstruktion.

## Die Lektion

lesson-title = Kastiliens erste Burgen
lesson-end = Du kennst alle sechs Befehle, die Belagerung und die Schlacht. Jetzt spiel ein echtes Spiel zu dritt, mit einem Rat zu jeder Frage.

lesson-welcome = Du bist Sancho von Kastilien, rot. Burgos ist deine Heimatburg.
    .why = Zwölf Regionen, in jeder eine Burg oder ein Turm mit ihrem Wert in Münzen. Nájera, gelb, hatte zuerst den Befehl: Sein König ist nach Viguera geritten und hat dort die Burg genommen. Dieselbe Karte gibt auch dir etwas zu tun.
lesson-section = Führ dein Aktionsfeld aus: Entsende einen Trupp in deine Burg und einen in die Feldarmee daheim.
    .why = Die Karte hat jemand anderes gespielt, aber jeder Sancho hat ein Feld darauf. Deines entsendet zwei Rekruten in die Heimat: einen in die Garnison, wo er verteidigt, einen in die Feldarmee, von wo er marschieren kann.
    .done = Beide stehen in Burgos, und du hast noch einen Rekruten bekommen. Auch Aragón hat sein Feld ausgeführt.
lesson-reserve = Du hast den Befehl. Leg Karte 15 verdeckt in deine Reserve.
    .why = Eine Karte, die den anderen mehr hilft als dir, liegt besser verdeckt. In der Reserve lässt sie dich in einer Schlacht neu würfeln. Dann handelt niemand.
    .played = Das geht, würde aber den anderen mehr helfen als dir. Leg stattdessen Karte 15 in die Reserve.
    .dear = Diese Karte ist ausgespielt mehr wert. Nimm Karte 15.
    .done = Karte 15 liegt verdeckt vor dir. Inzwischen hatten die anderen den Befehl: Aragón hat eine Karte gespielt, und du führst wieder ein Feld aus.
lesson-fortify = Verstärke: Schick einen Trupp aus dem Feld in die Burg von Burgos.
    .why = Was im Feld steht, zählt keine Punkte und verteidigt keine Burg. Verstärken kostet einen Punkt pro Einheit, hier zahlt die Karte für drei.
    .crown = Der König darf später hinein. Zuerst ein Trupp.
    .done = Trupp, König und noch ein Trupp sind drinnen: Burgos ist sicher.
lesson-command = Wieder dein Befehl: Spiel Karte 8. Versuch vorher ruhig, eine in die Reserve zu legen.
    .why = In deiner Reserve liegt schon eine Karte, also wird eine zweite abgelehnt. Karte 8 gibt dir drei Befehlspunkte.
    .done = Karte 8 liegt offen. Auch die anderen haben Felder darauf.
lesson-wait = Warte: Lass den anderen den Vortritt.
    .why = Wer befiehlt, entscheidet jedes Mal, ob er vor oder nach dem Nächsten handelt. Wer zuletzt handelt, hat gesehen, was die anderen getan haben.
    .acting = Sofort zu handeln ist erlaubt. Aber hier verlierst du nichts, wenn du wartest: Warte.
    .done = Nájera konnte nichts tun, Aragón hat rekrutiert. Nun deine drei Punkte.
lesson-king = Zieh mit deinem König aus Burgos nach La Bureba.
    .why = Ein Punkt bewegt eine Einheit in eine Nachbarregion. Dort steht sie zunächst im Feld.
    .done = Der König steht vor der leeren Burg von La Bureba.
lesson-take = Verstärke: Nimm die Burg mit deinem König ein.
    .why = Das Garnisonsfeld ist leer, also musst du niemanden besiegen. Die erste Einheit darin bringt sofort Punkte.
    .done = La Bureba gehört dir. Mit dem letzten Punkt ist ein Trupp nach Montes de Oca marschiert.
lesson-rounds = Die nächsten zwei Runden werden für euch alle gespielt. Sieh zu, dann weiter.
    .why = Auch Nájera und Aragón nehmen Burgen: Was leer ist, ist schnell weg. Was schon jemandem gehört, muss man belagern.
lesson-again = Du hast den Befehl: Spiel Karte 7 und handle sofort.
    .why = Wieder drei Punkte. Diesmal gibt es etwas zu tun, bevor die anderen antworten können.
    .waiting = Sei diesmal schnell: Handle sofort.
    .done = Drei Punkte gehören dir.
lesson-alava = Zieh mit deinem König von La Bureba nach Álava.
    .why = In Álava ist ein Trupp von Nájera die Garnison. In der Burg von La Bureba bleibt ein Trupp von dir zurück.
    .done = Der König steht vor Álava.
lesson-men = Entsende einen Rekruten zu deinem König.
    .why = Rekruten kommen in die Heimat oder direkt zum König, wo immer er steht. Zwei Einheiten genügen für eine Belagerung.
    .home = Daheim wäre er zu weit weg. Entsende ihn zum König.
    .done = Zwei Einheiten vor Álava.
lesson-siege = Belagere Álava mit einem Punkt.
    .why = Ein Punkt schickt bis zu zwei Einheiten in die Belagerung. Am Ende der Runde verlieren beide Seiten eine Einheit; wer übrig bleibt, hält den Ort.
    .done = Nájera hat seinen einzigen Trupp verloren, du einen von zweien: Dein König hat Álava erobert.
lesson-towers = Drei weitere Runden werden gespielt, und du nimmst zwei weitere Orte ein. Dann schlägt Nájera zurück.
    .why = Zähl deine Punkte neben deinem Namen. Und die der anderen: 10 genügen.
lesson-intercept = Nájera will La Bureba belagern. Fang die Belagerer ab!
    .why = Du hast dort eine Feldarmee. Sie darf gegen die Belagerer kämpfen, bevor die Belagerung beginnt.
    .let = Dann würde die Belagerung einfach beginnen. Versuch die Schlacht: Fang sie ab.
    .done = Beide Seiten haben gewürfelt: je zwei Würfel, nach Spalten sortiert.
lesson-battle = Behalte deine Reservekarte: Passe.
    .why = In Spalte 6 liegt von beiden Seiten ein Würfel: Sie heben sich auf. Nájeras 5 liegt allein und trifft einen deiner Würfel. Mit der Karte könntest du eine Spalte neu würfeln, aber du wirst sie ein andermal nötiger brauchen.
    .used = Die Karte ist mehr wert, wenn du angreifst. Passe.
    .done = Die Sechsen haben sich aufgehoben; die einzelne 5 hat deine 3 getroffen und den Trupp dahinter. Pech gehabt.
lesson-outlook = Nach einer Schlacht muss niemand weichen. Die Belagerung geht weiter.
    .why = Das ist der ganze Krieg: Befehle, Burgen, Belagerungen, Schlachten. Achte darauf, wer auf 10 Punkte zugeht und welche Karte ihm helfen würde.
