vk-map = Karte von England
vk-round = Runde { $round } von 5
vk-controls = unter der Kontrolle von { $seat }
vk-contested = niemand hat die Kontrolle
vk-battlefield = Schlachtfeld
vk-no-field = Das Schlachtfeld dieser Runde ist noch nicht gewählt.
vk-owner = Besitzer: { $seat }
vk-french-left = { $count ->
    [0] Keine Franzosen im Vorrat
    [one] 1 Franzose im Vorrat
   *[other] { $count } Franzosen im Vorrat
}
vk-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
vk-known = dir bekannt:
vk-in-use = { $seat } spielt
vk-how-many = Wie viele Truppen?
vk-discard = Ablage: { $count }, verdeckt beiseite: { $deck }
vk-hand-empty = Du hast keine Karte auf der Hand.
vk-helps = hilft dem Gegner
vk-points-are = Punkte:
vk-marks-are = Rundenzeichen:
vk-starts-are = Starttruppen:
vk-battle = Schlacht
vk-attacker = Angreifer
vk-defender = Verteidiger
vk-only-you = nur du siehst sie
vk-behind-screen = verdeckt
vk-stays-hidden = bleibt verdeckt
vk-claims = Ansagen
vk-single = Einzelzahl
vk-pair = Pasch
vk-triple = Drilling
vk-same = gleiche Art
vk-lower = kleinere Zahl
vk-equal = gleiche Zahl
vk-tick-note = Der Haken heißt: Das liegt wirklich da. Nur du siehst ihn.
vk-open = angesagt
vk-believed = geglaubt
vk-doubted = angezweifelt
vk-chance = Drei Würfel enthalten diese Ansage in { $percent } % aller Würfe.
vk-if-believed = Geglaubt: Die Ansage gilt im Vergleich, die Würfel bleiben verdeckt.
vk-if-doubted = Angezweifelt: War sie wahr, verliert der Verteidiger 1 Truppe, war sie gelogen, der Angreifer.
vk-made-true = Macht die letzte Karte eine Lüge wahr, kostet der Zweifel niemanden etwas.
vk-french-first = Franzosen fallen zuerst.
vk-last-clash = Durchgang { $clash }
vk-said = { $seat }: { $claim },
vk-last-believed = geglaubt.
vk-last-true = angezweifelt und wahr.
vk-last-lie = eine entdeckte Lüge.
vk-last-made-true = eine Lüge, mit der letzten Karte wahr gemacht.
vk-loses = { $count ->
    [one] { $seat } verliert 1 Truppe.
   *[other] { $seat } verliert { $count } Truppen.
}
vk-no-loss = Niemand verliert Truppen.
vk-aid = Spielhilfe: Was eine Niederlage kostet
vk-winner-has = Sieger hat
vk-loser-has = Verlierer hat
vk-loser-loses = Verlust
vk-regions = { $count ->
    [one] 1 Region
   *[other] { $count } Regionen
}
vk-won = { $count ->
    [one] 1 Schlacht gewonnen
   *[other] { $count } Schlachten gewonnen
}
vk-house = Haus
vk-regions-head = Regionen
vk-won-head = Schlachten
