ds-king = König
ds-troops = { $count ->
    [one] 1 Trupp
   *[other] { $count } Truppen
  }
ds-place-0 = im Feld
ds-place-1 = Garnison
ds-place-2 = Belagerer
ds-north = Kantabrisches Meer
ds-south = Taifa Saragossa
ds-france = Frankreich
ds-guard-die = Würfel der Königsgarde, Spalte { $column }
ds-troop-die = Truppenwürfel, Spalte { $column }
ds-column-lone = trifft
ds-column-shared = hebt sich auf
ds-points = Siegpunkte auf dem Weg zu { $goal }
ds-sides = Du { $player }, die Bots zusammen { $bots }; Ziel { $goal }
ds-battle = Schlacht um { $region }
ds-played = Gespielte Karte
ds-hidden-card = verdeckte Karte
ds-round = Runde { $round }
ds-deck = Nachziehstapel: { $count }
ds-arrow-up = Entscheidungspfeil nach oben
ds-arrow-down = Entscheidungspfeil nach unten
ds-reserve = Reserve
ds-recruits = { $count ->
    [one] 1 Rekrut
   *[other] { $count } Rekruten
  }
ds-supply = Vorrat { $count }
ds-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
ds-bot = Sancho-Bot
ds-nobody = vom Befehlshaber geführt
ds-el-cid = El Cid steht bereit
ds-discard = Ablagestapel ({ $count })
ds-how-many = Wie viele?
ds-steps = Was die Sancho-Bots getan haben
ds-candidates = Kandidaten ({ $count })
ds-hand-empty = Keine Karten auf der Hand
ds-held = Garnisonen
ds-companion-about = Das Brett liegt bei dir auf dem Tisch, und du spielst mit echten Karten und Würfeln. Hier laufen nur die beiden Sancho-Bots: Du sagst, welche Karte ausliegt und was gewürfelt wurde, und liest Schritt für Schritt, was sie tun. Reihenfolge, Stapel, Runden und Spielende werden für dich geführt.
ds-companion-begin = Aufbauen und beginnen
ds-companion-set = Übernehmen
ds-companion-leave = Nichts ändern
ds-companion-card = Karte dieser Runde
ds-companion-turn = { $sancho } führt das Feld aus
ds-companion-points = Punkte:
ds-companion-attack = Ich greife dort an
ds-companion-besiege = Ich belagere dort
ds-companion-end = Runde beenden
ds-companion-pick = Tippe auf eine Region, um dort anzugreifen oder zu belagern oder um einzugeben, was dort steht.
ds-companion-back = Einen Schritt zurück
ds-companion-anew = Neu beginnen
ds-companion-won = Du hast gewonnen!
ds-companion-lost = Die Sancho-Bots haben gewonnen.
ds-companion-dice = Was zeigen die Würfel?
ds-companion-dealt = Wohin kamen diese Karten?
ds-companion-out = aus dem Spiel
ds-companion-drawn = { $count ->
    [one] Welche Karte mit 1 Befehlspunkt wurde gezogen?
   *[other] Welche Karte mit { $count } Befehlspunkten wurde gezogen?
  }
ds-companion-stores = Runde, Rekruten, Reserven, Pfeil
ds-companion-recruits = Rekruten
ds-companion-reserve = Reservekarten
ds-companion-origins = { $count ->
    [0] Alle Kartentexte stammen aus dem Heft oder aus deinem Datenpaket.
   *[other] Von uns rekonstruiert, nicht vom Original abgelesen: die Karten { $cards }{ $regions ->
        [0] .
       *[other] {" "}und { $regions } Regionen der Landkarte mit ihren Grenzen.
      } Mit einem Datenpaket trägst du ein, was auf deinen steht.
  }
ds-companion-pack = Eigene Karten und Regionen (Datenpaket)
ds-companion-pack-about = Wer das Spiel besitzt, kann hier eingeben, was darin gedruckt ist: eine Datei wie für --pack in der Kommandozeile. Sie wird geprüft und bleibt in diesem Browser.
ds-companion-pack-file = Datei
ds-companion-pack-large = Die Datei ist zu groß, höchstens { $most } KiB.
ds-companion-pack-text = Oder ihr Text
ds-companion-card-own = Du befiehlst: Spiele eine deiner Karten oder lege eine in die Reserve.
ds-companion-card-deck = Niemand befiehlt: Decke die oberste Karte des Stapels auf.
ds-companion-card-choose = Karte wählen …
ds-companion-play = Diese Karte spiele ich
ds-companion-revealed = Diese Karte liegt aus
ds-companion-aside = In meine Reserve
ds-companion-made = Der Text dieser Karte ist von uns rekonstruiert. Weicht deine ab, beginne mit einem Datenpaket neu.
ds-companion-order = Reihenfolge der Züge
ds-companion-you = du
ds-companion-you-free = du, wann du willst
ds-companion-own = Dein Zug
ds-companion-hold = Zieh eine Figur in ihre neue Region, oder tippe erst auf sie und dann auf die Region. In der eigenen Region geht sie in die Burg oder heraus.
ds-companion-held = In der Hand: { $what } ({ $sancho }). Tippe auf die Region.
ds-companion-attack-in = Angreifen: { $region }
ds-companion-besiege-in = Belagern: { $region }
ds-companion-done = Mein Zug ist vorbei
ds-companion-skip = Von Hand ausgeführt
ds-companion-draw = Alle waren am Zug. Zieh eine Karte nach; dann folgen die Belagerungen.
ds-companion-sieges = Alle waren am Zug. Es folgen die Belagerungen.
ds-companion-round = Runde
ds-companion-gone = Schon gespielte Karten
ds-card = Karte { $number }
ds-no-card = In dieser Runde liegt noch keine Karte aus.
ds-own-hand = Deine Hand
ds-commands-now = befiehlt
ds-commands-free = Befiehlt: Das eigene Feld gilt nicht, die Befehlspunkte werden frei verteilt.
ds-together = Die Punkte der Vettern zählen zusammen
ds-of = { $count } von { $goal }
ds-track = Siegpunkte
ds-leftwards = von rechts nach links
ds-step-card = Karte
ds-step-turns = Züge
ds-step-draw = Nachziehen
ds-step-sieges = Belagerungen
ds-verbs = Was ein Punkt tun kann
ds-points-left = { $points ->
    [one] noch 1 Befehlspunkt
   *[other] noch { $points } Befehlspunkte
  }
ds-verb-recruit = Rekrutieren
ds-verb-deploy = Entsenden
ds-verb-move = Bewegen
ds-verb-fortify = Verstärken
ds-verb-attack = Angreifen
ds-verb-besiege = Belagern
ds-price-recruit = aus dem Vorrat
ds-price-deploy = zum König, nach Hause
ds-price-move = ein Schritt
ds-price-fortify = in die Burg
ds-price-attack = Punkte = Würfel
ds-price-besiege = eine Burg
ds-closed-supply-empty = Vorrat leer
ds-closed-no-recruits = keine Rekruten
ds-closed-king-besieged = König belagert
ds-closed-castle-closed = Burg versperrt
ds-closed-nobody-to-move = alle belagert
ds-closed-nobody-to-fortify = nirgends möglich
ds-closed-nobody-to-attack = kein Gegner da
ds-closed-nothing-to-besiege = keine Burg in Reichweite
ds-closed-one-attack = schon angegriffen
ds-closed-one-siege = schon belagert
ds-closed-siege-replaced-it = durch Belagern ersetzt
ds-closed-first-is-possible = erst verstärken
ds-closed-not-listed = nicht auf der Karte
ds-aim-move = Wähle eine Einheit, dann eine Nachbarregion.
ds-aim-fortify = Wähle die Einheit, die in die Burg geht.
ds-aim-attack = Wähle Region und Einsatz.
ds-aim-besiege = Wähle die Region und dann die Punkte.
ds-aim-recruit = Ein Trupp kommt aus dem Vorrat.
ds-beat-card = { $sancho }: { $card }
ds-beat-revealed = Aufgedeckt: { $card }
ds-beat-field = { $sancho } ist dran
ds-beat-moved = { $sancho } nach { $region }
ds-beat-deployed = { $sancho } entsendet: { $region }
ds-beat-fortified = { $sancho } verstärkt { $region }
ds-beat-won = { $sancho } hält { $region }
ds-beat-captured = { $sancho } erobert { $region }
ds-beat-attacks = { $sancho } greift an: { $region }
ds-beat-rolls = { $sancho } würfelt
ds-beat-cancels = Spalte { $column } hebt sich auf
ds-beat-strikes = { $sancho } trifft { $of }
ds-beat-falls = Ein Trupp fällt: { $sancho }
ds-beat-king-home = König muss nach Hause: { $sancho }
ds-beat-besieges = { $sancho } belagert { $region }
ds-beat-battle-over = Schlacht vorbei: { $region }
ds-beat-weighs = { $sancho } wägt ab
ds-alarm = Nur noch ein Punkt: { $names }
ds-alarm-cousins = Den Vettern fehlt nur noch ein Punkt
ds-weigh-0 = Die stärkste Armee? Einheiten / mit König:
ds-weigh-1 = Der schwächste Nachbar? Einheiten / mit König:
ds-weigh-2 = Welche leere Burg? Siegpunkte / eigene Feldarmee:
ds-weigh-3 = Welche eigene Burg? Garnison / eigene Feldarmee:
ds-weigh-4 = Wo angreifen? Vorsprung / eigener König:
ds-weigh-5 = Wo belagern? Siegpunkte / mit Feldarmee / Verteidiger:
ds-weigh-6 = Wo belagern? Vorsprung:
ds-came-recruited = { $count } rekrutiert
ds-came-deployed = { $count } entsandt
ds-came-moved = { $count } bewegt
ds-came-fortified = { $count } verstärkt
ds-came-attacks = angegriffen
ds-came-besieged = belagert
ds-came-captured = { $count } erobert
ds-came-nothing = ohne Wirkung
ds-attack-with = { $region } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }
ds-king-home = König muss heim: { $percent } %
ds-forecast-help = Im Mittel verlorene Trupps, wenn niemand eine Karte spielt und Garnisonen drinnen bleiben.
ds-siege-forecast = { $region }: { $units ->
    [one] 1 Einheit in der Garnison. Sie fällt am Ende dieser Runde; auch du verlierst dann eine.
   *[other] { $units } Einheiten in der Garnison. Am Ende jeder Runde verliert jede Seite eine; hält die Belagerung, fällt die Burg nach { $units } Runden.
  }
