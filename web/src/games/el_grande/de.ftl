eg-cards = Aktionskarten
eg-powers = Deine Machtkarten
eg-brings =
    { $number ->
        [0] bringt keinen Caballero
        [one] bringt einen Caballero
       *[other] bringt { $number } Caballeros
    }
eg-blocked = gesperrt: In dieser Runde spielt sie schon { $seat }
eg-power-held = auf der Hand
eg-power-out = in dieser Runde gespielt
eg-power-gone = abgelegt
eg-laid-out = Deine Machtkarten liegen gerade über der Karte.
eg-printed = Gedruckt: { $values }
eg-north = Golf von Biskaya
eg-rounds = Runden
eg-scoring = allgemeine Wertung
eg-order = Zugfolge
eg-begins = Die erste Machtkarte spielt { $seat }.
eg-success = Erfolgsleiste
eg-points = Punkte
eg-points-of =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
eg-starter = beginnt die Runde
eg-beside = noch nicht auf dem Plan
eg-disc = Geheimscheibe
eg-disc-words = Dreh die Scheibe auf eine Region. Sobald sie verdeckt liegt, gilt sie.
eg-turn-disc = Noch keine Region gewählt
eg-lay-disc = Verdeckt legen: { $place }
eg-general-scoring = Wertung nach Runde { $round }
eg-card-scoring = Runde { $round }: { $card }
eg-census = Wer wo steht
eg-census-legend = Caballeros je Farbe; ♛ Grande; + Punkte, die eine Wertung jetzt brächte.
eg-where = Ort
eg-sum = Zusammen
eg-tied = Gleichstand
eg-nobody = Hier steht niemand.
eg-has =
    { $number ->
        [one] 1 Caballero
       *[other] { $number } Caballeros
    }
eg-scorings = Wertungen
eg-step-by-step = Ort für Ort zeigen
eg-step-back = Voriger Ort
eg-step-on = Nächster Ort
eg-step-close = Wertung schließen
eg-bonus-king = +{ $bonus } beim König
eg-bonus-home = +{ $bonus } in der Heimat
eg-scoring-legend = Je Farbe: Caballeros und Punkte. Wer gleichauf liegt, bekommt die Zahl des nächsten Rangs; Zuschläge bekommt nur, wer allein vorn liegt. Ein Ort, den du anklickst, leuchtet auf der Karte.
eg-regions-led = Regionen vorn
