vk-north-sea = Nordsee
vk-channel = Ärmelkanal
vk-scotland = Schottland
vk-quote = „{ $claim }“
vk-attacks = { $name } greift an
vk-defends = { $name } verteidigt
vk-rolls-then = wirft danach offen
vk-to-field = Zum Schlachtfeld
vk-to-map = Zur Karte
vk-placing = Chancen beim Platzieren
vk-placing-kept = bleibt
vk-placing-reserve = zurück in die Reserve
vk-placing-supply = in den Vorrat
vk-removing = Chancen beim Entfernen
vk-removing-reserve = eine in die gegnerische Reserve
vk-removing-supply = eine in den Vorrat
vk-removing-nothing = nichts geschieht
vk-threat = { $house } gewinnt am Rundenende
vk-threat-all-regions = { $house } hält alle drei Regionen. Bleibt es so, ist der Krieg am Ende dieser Runde entschieden.
vk-threat-more-regions = Letzte Runde: { $house } hält mehr Regionen.
vk-threat-more-battles = Letzte Runde: gleich viele Regionen, aber { $house } hat mehr Schlachten gewonnen.
vk-map = Karte von England
vk-round = Runde { $round } von { $rounds }
vk-controls = unter der Kontrolle von { $seat }
vk-contested = niemand hat die Kontrolle
vk-battlefield = Schlachtfeld
vk-no-field = Das Schlachtfeld dieser Runde ist noch nicht gewählt.
vk-field-done = Die Schlacht dieser Runde ist geschlagen.
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
vk-troops = Reserve { $reserve } · Vorrat { $supply }
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
vk-only-you = nur du siehst sie
vk-stays-hidden = bleibt verdeckt
vk-claims = Ansagen
vk-single = Einzelzahl
vk-pair = Pasch
vk-triple = Drilling
vk-same = gleiche Art
vk-lower = kleinere Zahl
vk-equal = gleiche Zahl
vk-tick-note = ✓ zeigen deine Würfel wirklich. Das siehst nur du.
vk-last-hidden = Prozente ohne die letzte Karte des Verteidigers.
vk-last-known = Prozente mit der letzten Karte des Verteidigers, die du kennst.
vk-odds-loses = { $seat } verliert { $count }
vk-odds-tie = niemand verliert
vk-preview = { $claim }: Wird sie geglaubt, gewinnt sie gegen { $percent } % aller Würfe.
vk-costs-single = Eine kleinere Einzelzahl verliert { $lower ->
    [one] 1 Truppe
   *[other] { $lower } Truppen
}.
vk-costs-pair = Eine Einzelzahl verliert { $single ->
    [one] 1 Truppe
   *[other] { $single } Truppen
}, ein kleinerer Pasch { $lower }.
vk-costs-triple = Eine Einzelzahl verliert { $single ->
    [one] 1 Truppe
   *[other] { $single } Truppen
}, ein Pasch { $pair }, ein kleinerer Drilling { $lower }.
vk-doubt-truth = Wird sie angezweifelt: Sie ist wahr, also verliert der Verteidiger { $truth ->
    [one] 1 Truppe
   *[other] { $truth } Truppen
}.
vk-doubt-lie = Wird sie angezweifelt: Sie ist gelogen, also verlierst du { $lie ->
    [one] 1 Truppe
   *[other] { $lie } Truppen
}, falls deine letzte Karte sie nicht wahr macht.
vk-now = So liegen die Würfel
vk-open = angesagt
vk-believed = geglaubt
vk-doubted = angezweifelt
vk-chance = Mit { $many } Würfeln ist diese Ansage in { $percent } % aller Würfe wahr.
vk-if-doubted = Wird angezweifelt, kostet eine wahre Ansage den Verteidiger { $truth ->
    [one] 1 Truppe
   *[other] { $truth } Truppen
}, eine gelogene den Angreifer { $lie }.
vk-believe-cost = Du würfelst offen. Im Schnitt: du −{ $own }, { $seat } −{ $other }
vk-doubt-cost = Wahr: du −{ $truth }. Gelogen: { $seat } −{ $lie }
vk-played = gespielt
vk-last-use = Letzte Karte: ändert nach dem Wurf { $points ->
    [one] 1 Würfel
   *[other] bis zu { $points } Würfel
} um eins
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
vk-regions-head = Regionen
vk-won-head = Schlachten
vk-step-cards = Karten
vk-step-battle = Schlacht
vk-step-check = Prüfung
vk-ending-all-regions = { $house } hält am Rundenende alle drei Regionen.
vk-ending-more-regions = Nach der letzten Runde hält { $house } mehr Regionen.
vk-ending-more-battles = Gleich viele Regionen, doch { $house } hat mehr Schlachten gewonnen.
vk-chip-played = spielt { $card }
vk-chip-laid = legt { $card }
vk-chip-field = Schlachtfeld: { $card }
vk-chip-moved = zieht: { $target }
vk-chip-tried = { $face }: { $region }
vk-chip-hidden = würfelt verdeckt
vk-chip-believed = glaubt es
vk-chip-doubted = zweifelt an
vk-chip-shown = hebt den Becher
vk-chip-true = Wahr!
vk-chip-lie = Gelogen!
vk-chip-made-true = Doch wahr!
vk-chip-open = würfelt offen
vk-chip-turned = dreht { $face } auf { $new }
vk-chip-won = Angriff gelingt
vk-chip-lost-attack = Angriff scheitert
vk-chip-tied = Unentschieden
vk-chip-lost = verliert { $count }
vk-chip-battle = gewinnt die Schlacht
vk-kept = bleibt
vk-to-reserve = in die Reserve
vk-to-supply = in den Vorrat
vk-nothing = nichts
chip-houses = Die Häuser sind verteilt
chip-dealt = { $count ->
    [one] bekommt 1 Karte
   *[other] bekommt { $count } Karten
}
chip-set-aside = { $count ->
    [one] 1 Karte beiseite
   *[other] { $count } Karten beiseite
}
chip-gave = tauscht eine Karte
chip-start-troop = Starttruppe aufs Feld
chip-no-use = { $card }: ohne Nutzen
chip-use-main = löst das Hauptereignis aus
chip-use-recruit = { $points } BP: In die Reserve
chip-use-deploy = { $points } BP: Aufs Schlachtfeld
chip-use-move = { $points } BP: Bewegen
chip-use-place = { $points } BP: Platzieren
chip-use-remove = { $points } BP: Entfernen
chip-use-own_secondary = löst das Nebenereignis aus
chip-secondary-impossible = Nebenereignis nicht möglich
chip-stopped = lässt es dabei
chip-heads-for = bewegt nach { $region }
chip-held-last = behält die letzte Karte
chip-recruited = { $count } in die Reserve
chip-deployed = { $count } aufs Schlachtfeld
chip-levied = { $count } aufs Schlachtfeld
chip-put = { $count } in Region { $region }
chip-marched = { $region }: aufs Schlachtfeld
chip-withdrew = { $region }: in die Reserve
chip-struck = eine in den Vorrat
chip-field-empty = Das Schlachtfeld ist leer
chip-unopposed = steht allein im Feld
chip-first-attacker = greift zuerst an
chip-settled = Überlebende: { $region }
chip-kept = behält eine Karte
chip-discarded = legt { $card } ab
