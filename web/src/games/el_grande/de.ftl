eg-cards = Aktionskarten
eg-powers = Deine Machtkarten
eg-brings =
    { $number ->
        [0] bringt keinen Caballero
        [one] bringt einen Caballero
       *[other] bringt { $number } Caballeros
    }
eg-blocked = gesperrt: { $seat } hat sie in dieser Runde schon gespielt
eg-power-held = auf der Hand
eg-power-out = in dieser Runde gespielt
eg-power-gone = abgelegt
eg-printed = Gedruckt: { $values }
eg-north = Golf von Biskaya
eg-begins = Die erste Machtkarte spielt { $seat }.
eg-starter = beginnt
eg-beside = noch nicht auf dem Plan
eg-disc = Geheimscheibe
eg-disc-words = Dreh die Scheibe auf eine Region. Sobald sie verdeckt liegt, gilt sie.
eg-turn-disc = Noch keine Region gewählt
eg-lay-disc = Verdeckt legen: { $place }
eg-general-scoring = Wertung nach Runde { $round }
eg-card-scoring = Runde { $round }: { $card }
eg-census = Wer wo steht
eg-sum = Gesamt
eg-tied = Gleichstand
eg-nobody = Hier steht niemand.
eg-scorings = Wertungen
eg-bonus-king = +{ $bonus } beim König
eg-bonus-home = +{ $bonus } in der Heimat
eg-regions-led = Regionen vorn
eg-next-starter = beginnt als Nächstes
eg-shelf = Karten und Übersichten
eg-page-cards = Karten
eg-page-census = Übersicht
eg-page-scorings = Wertungen
eg-page-unseen = Stapel
eg-stack =
    { $stack ->
        [one] 1 Caballero
       *[other] { $stack } Caballeros
    }
eg-now = jetzt
eg-no-scoring = Noch keine Wertung.
eg-after-round = Wertung { $round }
eg-by-cards = Karten
eg-round-of = Runde { $round } von { $last }
eg-ending = Die Wertung nach Runde { $round } beendet die Partie: Wer die meisten Punkte hat, ist El Grande.
eg-bids = Gespielt: { $bids }
eg-why-recruit =
    { $number ->
        [one] Machtkarte { $power } erlaubt einen Caballero. In der Provinz: { $province }, am Hof: { $court }.
       *[other] Machtkarte { $power } erlaubt { $number } Caballeros. In der Provinz: { $province }, am Hof: { $court }.
    }
eg-why-stock = Am Hof: { $court }. In der Provinz: { $province }.
eg-why-power = Hoch: früh ziehen, wenige Caballeros. Niedrig: spät ziehen, viele Caballeros.
eg-why-card = Die Ritter auf der Karte zeigen, wie viele Caballeros du höchstens einsetzt; am Hof: { $court }.
eg-beat-revealed = Neue Aktionskarten
eg-beat-bid = spielt { $power }
eg-beat-order = Zugfolge: { $order }
eg-beat-recruited =
    { $number ->
        [one] holt 1 Caballero
       *[other] holt { $number } Caballeros
    }
eg-beat-recalled = ruft einen zurück
eg-beat-taken = nimmt { $card }
eg-beat-placed = nach { $place }
eg-beat-placed-many = setzt { $number } Caballeros ein
eg-beat-moved = { $source } → { $target }
eg-beat-moved-many = setzt { $number } Caballeros um
eg-beat-sent-back =
    { $number ->
        [one] 1 zurück in die Provinz
       *[other] { $number } zurück in die Provinz
    }
eg-beat-disc = Scheibe: { $place }
eg-beat-board = { $board } nach { $place }
eg-beat-king = König nach { $place }
eg-beat-grande = Grande nach { $place }
eg-beat-vetoed = Veto gegen { $card }
eg-beat-rides = Ritt nach { $place }
chip-declined = verzichtet
chip-impossible = Sonderaktion entfällt
chip-spared = verschont { $color }
chip-places-first = setzt zuerst ein
chip-acts-first = Sonderaktion zuerst
