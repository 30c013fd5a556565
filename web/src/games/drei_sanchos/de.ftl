ds-king = König
ds-troops = { $count ->
    [one] 1 Trupp
   *[other] { $count } Truppen
  }
ds-place-0 = im Feld
ds-place-1 = Garnison
ds-place-2 = Belagerer
ds-contested = Hier wird gekämpft
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
ds-dice = Würfel auf der Leiste
ds-lone-note = Würfel, die allein in ihrer Spalte liegen, treffen; geteilte Spalten heben sich auf.
ds-played = Gespielte Karte
ds-commands = { $sancho } befiehlt, { $points ->
    [one] noch 1 Punkt
   *[other] noch { $points } Punkte
  }
ds-acts = { $sancho } führt sein Feld aus, { $points ->
    [one] noch 1 Punkt
   *[other] noch { $points } Punkte
  }
ds-attacked = schon angegriffen
ds-besieged = schon belagert
ds-hidden-card = verdeckte Karte
ds-round = Runde { $round }
ds-deck = Nachziehstapel: { $count }
ds-commander = Befehlshaber: { $sancho }
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
ds-census = Alle Regionen als Tabelle
ds-region = Region
ds-vp = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
  }
ds-steps = Was die Sancho-Bots getan haben
ds-hand-empty = Keine Karten auf der Hand
ds-held = Garnisonen
ds-sanchos = Die drei Sanchos
ds-companion-about = Das Brett liegt bei dir auf dem Tisch, und du spielst mit echten Karten und Würfeln. Hier laufen nur die beiden Sancho-Bots: Du sagst, was gezogen und gewürfelt wurde, und liest Schritt für Schritt, was sie tun.
ds-companion-begin = Aufbauen und beginnen
ds-companion-set = Übernehmen
ds-companion-leave = Nichts ändern
ds-companion-card = Karte dieser Runde
ds-companion-turn = { $sancho } ist am Zug
ds-companion-points = Punkte:
ds-companion-attack = Ich greife dort an
ds-companion-besiege = Ich belagere dort
ds-companion-end = Die Runde endet
ds-companion-pick = Tippe auf eine Region, um zu sagen, was dort steht, oder um dort anzugreifen oder zu belagern.
ds-companion-back = Einen Schritt zurück
ds-companion-anew = Neu beginnen
ds-companion-won = Du hast gewonnen!
ds-companion-lost = Die Sancho-Bots haben gewonnen.
ds-companion-dice = Was zeigen die Würfel?
ds-companion-dealt = Wohin kamen diese Karten?
ds-companion-out = aus dem Spiel
ds-companion-drawn = Welche Karte mit { $count } Befehlspunkten wurde gezogen?
ds-companion-stores = Rekruten, Reserven, Pfeil
ds-companion-recruits = Rekruten
ds-companion-reserve = Reservekarten
