hb-valley = Die sechs Provinzen
hb-strength = Stärke
hb-ability = Fähigkeit
hb-luck = Glück
hb-sum-head = Summe
hb-denied = zählt nicht
hb-display = Auslage
hb-deck = { $count ->
    [0] Der Stapel ist leer
    [one] Noch eine Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
}
hb-round = Runde { $round }
hb-number = Würfelzahl { $number }
hb-choosing = wählt noch
hb-nothing = leer ausgegangen
hb-declined = verzichtet
hb-reason-herald = zuerst: Herold
hb-reason-fewer-cards = zuerst: weniger Karten
hb-reason-dearest = zuerst: teuerste Karte ({ $cost })
hb-reason-younger = zuerst: jünger
hb-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
hb-provinces = Provinzen
hb-battle = Kampf um { $province }, Wert { $value }
hb-covered = verdeckter Einsatz
hb-no-cards = keine Karten mehr
hb-nothing-committed = nichts eingesetzt
hb-won = gewinnt { $value } Punkte
hb-won-by-cards = gewinnt { $value } Punkte (mehr Karten)
hb-won-by-cost = gewinnt { $value } Punkte (teuerste Karte)
hb-won-by-luck = gewinnt { $value } Punkte (Glück entscheidet)
hb-nobody = Niemand hat gekämpft, das Land bleibt herrenlos.
hb-hand-empty = Noch folgt dir niemand. Hier liegen bald deine Charaktere.
hb-hand-spent = Du hast keine Karte mehr.
hb-sum-nothing = Ohne Karte zählt auch dein Kriegsglück nicht.
hb-sum = Stärke { $strength } + Glück { $luck } = { $total }
hb-commit = { $count ->
    [0] Nichts einsetzen
    [one] 1 Karte einsetzen
   *[other] { $count } Karten einsetzen
}
hb-interlude = Zwischen den Phasen
hb-reroll-how = Tippe die Würfel an, die du noch einmal werfen willst, in beliebiger Reihenfolge.
hb-reroll = { $count ->
    [0] Wurf behalten
    [one] 1 Würfel noch einmal werfen
   *[other] { $count } Würfel noch einmal werfen
}
hb-step-recruit = Rekrutieren
hb-step-conquer = Erobern
hb-where = Eroberung · { $province } ist { $value } Punkte wert
hb-ending = Alle sechs Provinzen sind vergeben. Die meisten Punkte: { $points }, aus { $lands ->
    [one] einer Provinz
   *[other] { $lands } Provinzen
}.
hb-ending-tied = Alle sechs Provinzen sind vergeben. Gleichauf mit { $points } Punkten: Erst entscheidet die Zahl der Provinzen, dann die wertvollste.
hb-chip-revealed = { $card } tritt auf
hb-chip-numbers = Würfelzahlen aufgedeckt
hb-chip-order = Reihenfolge
hb-chip-rolled = würfelt
hb-chip-recruited = nimmt { $card }
hb-chip-nothing = geht leer aus
hb-chip-declined = verzichtet
hb-chip-valued = Kampf um { $province }
hb-chip-luck = Kriegsglück
hb-chip-all-committed = alle decken auf
hb-chip-committed = deckt auf
hb-chip-slain = { $by } trifft { $card }
hb-chip-strengthened = { $card } +{ $count }
hb-chip-doubled = { $card }: Glück doppelt
hb-chip-denied = { $card }: Glück der anderen zählt nicht
hb-chip-totals = Summe
hb-chip-conquered = erobert { $province }
hb-chip-aside = { $province } bleibt herrenlos
hb-others = Fähigkeiten der anderen
