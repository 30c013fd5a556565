gu-healthy = gesund
gu-wounded = verletzt
gu-stunned = bewusstlos
gu-prisoner = gefangen
gu-asleep = schläft
gu-mounted = zu Pferd
gu-values = Angriff { $attack }, Verteidigung { $defence }, Bewegung { $allowance }
gu-left = { $left ->
    [one] 1 Punkt übrig
   *[other] { $left } Punkte übrig
  }
gu-checks = { $count ->
    [one] 1 Feind kann dich aufhalten ({ $percent } %)
   *[other] { $count } Feinde können dich aufhalten (bis zu { $percent } %)
  }
gu-shots = { $count ->
    [one] 1 Feind kann schießen
   *[other] { $count } Feinde können schießen
  }
gu-roofs = Dächer zeigen
gu-labels = Feldnamen zeigen
gu-round = Runde { $round } von { $rounds }
gu-choose = Auswahl
gu-odds = Angriff { $attack } gegen Verteidigung { $defence }
gu-fought = Unterschied { $difference }, Spalte { $column }
gu-column = Spalte { $first }, nach Verschiebung { $column }
gu-alive = { $alive } von { $all } auf der Karte
gu-hurt = { $count ->
    [one] 1 verletzt
   *[other] { $count } verletzt
  }
gu-left-alive = Auf der Karte
gu-still-free = Am Leben und frei
gu-in-all = Insgesamt
gu-began-with = Zu Beginn
gu-legend = Auf jedem Spielstein: links der Angriff, rechts im Schild die Verteidigung (Stahl: gepanzert, Leder: nicht). Wer gewählt ist oder auf wen du zeigst, trägt oben die Zahl seiner Bewegungspunkte.
gu-sight = Sichtlinie prüfen
gu-sight-from = Von welchem Feld aus?
gu-sight-seen = Von { $hex } aus zu sehen:
gu-sight-nobody = niemand
gu-sight-to = Bis zu welchem Feld?
gu-sight-clear = freie Sicht, { $cover }
gu-cover-0 = keine Deckung
gu-cover-1 = leichte Deckung
gu-cover-2 = mittlere Deckung
gu-cover-3 = starke Deckung
gu-cover-4 = totale Deckung
gu-order-hold = hält das Feuer zurück
gu-order-within = { $count ->
    [one] schießt nur aufs Nachbarfeld
   *[other] schießt nur bis { $count } Felder
  }
gu-orders-help = „Diese Einheit ziehen lassen“ gilt nur für diese Einheit, „Feuer zurückhalten“ und „Nur bis …“ gelten bis zum Ende dieses Zuges.
gu-reaction = Abwehrfeuer: Wer kann schießen?
gu-shot = { $hex }: { $percent } %, { $cover }
gu-cost = zu Fuß { $foot }, zu Pferd { $ride }
gu-legend-title = Szenario, Gelände und Zeichen
gu-legend-more = Orange gestrichelt: verletzt; grau mit Sternen: bewusstlos. Gelb: Hier kann dich ein Feind aufhalten; roter Pfeil: Hier kann auf dich geschossen werden. Lanzenspitzen ragen aus einer Formation.
gu-reserve = Noch nicht auf der Karte
gu-set-up = Aufstellung
gu-side = Seite
gu-wins = Gewinnt
gu-draw = Unentschieden
gu-progress = ({ $reached } von { $needed })
gu-army = Truppe
gu-chip-fought = Wurf { $roll }: { $letter ->
    [none] nichts
   *[other] { $letter }
  }
gu-chip-moves = { $unit } zieht
gu-arrange = Stell sie für mich auf
gu-risk = Unterwegs: aufgehalten { $stopped } %, verletzt { $wounded } %, tot { $killed } %
gu-risk-look = Zeig auf ein Feld: Hier steht dann, was dir auf dem Weg droht.
gu-run = { $unit }: in { $wins } % unterliegt er, Anritt { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }
gu-deed-dismount = Absitzen …
gu-siege-of-castle = Die Belagerung des Adlernests
gu-siege-of-farm = Die Belagerung des Gutshofs
gu-siege-of-church = Die Belagerung der Kirche
gu-step-event = Ereignis
gu-step-action = Tagewerk
gu-day-number = Tag { $day }
gu-deed-siege-works = gebaut
gu-deed-siege-batters = beschossen
gu-deed-siege-parley = verhandelt
gu-deed-siege-action = { $action ->
    [2] Überfall auf das Lager
    [3] Versorgungsritt
    [4] Schlacht
   *[other] Sturm
  }
gu-parley = Verhandlung: Erfolgschance
gu-parley-why = W10 +{ $numbers } (Überzahl) +{ $walls } (Mauern), nötig { $need }. Kostet keine Aktion.
gu-besieges = belagert
gu-is-besieged = wird belagert
gu-men = { $count } Mann
gu-acts-today = hat heute die Initiative
