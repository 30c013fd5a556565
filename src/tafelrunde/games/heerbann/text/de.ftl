### Heerbann auf Deutsch

## Chronik: Rekrutieren

event-seniority-drawn = Das Los bestimmt die Altersfolge, 0 ist am jüngsten: { $ranks }.
event-revealed = Runde { $round }: { $card } kommt in die Auslage.
event-numbers-opened = Die Würfelzahlen werden aufgedeckt: { $numbers }.
event-number-changed = { $seat } ändert die eigene Würfelzahl auf { $number }.
event-order-fixed = Reihenfolge der Runde: { $order }.
event-rolled = { $seat } würfelt { $dice }.
event-rolled-again = { $seat } wirft { $marked } noch einmal und bekommt { $dice }.
event-nothing-formed = { $seat } kann keine Kosten bilden und geht leer aus.
event-declined = { $seat } verzichtet.
event-recruited = { $card } folgt { $seat }: Kosten { $cost } mit { $dice }.
event-recruited-nudged = { $card } folgt { $seat }: Kosten { $cost } mit { $dice }, gezählt als { $counted }.
event-recruiting-ended =
    { $cards_count ->
        [0] Der Stapel ist leer, das Rekrutieren ist vorbei.
        [one] Der Stapel ist leer, das Rekrutieren ist vorbei. Aus dem Spiel geht { $cards }.
       *[other] Der Stapel ist leer, das Rekrutieren ist vorbei. Aus dem Spiel gehen { $cards }.
    }

## Chronik: Erobern

event-province-valued = { $province } ist { $value } Punkte wert.
event-luck-rolled = Das Kriegsglück wird gewürfelt: { $luck }.
event-committed =
    { $cards_count ->
        [0] { $seat } setzt keine Karte ein.
       *[other] { $seat } setzt ein: { $cards }.
    }
event-slain = { $by } von { $seat } trifft { $card }: Kampfstärke 0 in diesem Kampf.
event-strengthened = { $card } von { $seat }: +{ $count } Kampfstärke.
event-luck-doubled = { $card } von { $seat }: Das eigene Kriegsglück zählt doppelt.
event-luck-denied = { $card } von { $seat }: Das Kriegsglück aller anderen zählt 0.
event-totals = Kampfstärke: { $strengths }. Gezähltes Kriegsglück: { $fortunes }. Summe: { $totals }.
event-tie-by-cards = Gleichstand: { $seat } hat die meisten Karten eingesetzt.
event-tie-by-cost = Gleichstand: { $seat } hat die teuerste Karte eingesetzt.
event-luck-again = Noch immer Gleichstand: { $seats } werfen das Kriegsglück neu: { $dice }. Summe: { $totals }.
event-conquered = { $seat } erobert { $province } für { $value } Punkte.
event-recovered = { $card } kehrt auf die Hand von { $seat } zurück.
event-set-aside = Um { $province } kämpft niemand. Das Land bleibt herrenlos.
event-game-over =
    { $winners_count ->
        [one] { $winners } gewinnt. Punkte: { $scores }.
       *[other] { $winners } teilen sich den Sieg. Punkte: { $scores }.
    }

## Warum etwas nicht geht

refusal-number-out-of-range = Die Würfelzahl muss zwischen 1 und 6 liegen; { $number } geht nicht.
refusal-not-open = { $card } liegt nicht in der Auslage.
refusal-cost-not-formed = { $card } kostet { $cost }, und keine Auswahl deiner Würfel ergibt genau { $cost }.
refusal-must-take = Wenn du einen Charakter nehmen kannst, musst du einen nehmen.
refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-already-added = { $card } hast du schon gewählt.
refusal-not-committed = { $card } hast du in diesem Kampf nicht eingesetzt.
refusal-surgeon-is-spent = { $card } ist mit dem Einsatz hier verbraucht; zurück kommt nur eine andere Karte.

## Fragen

prompt-choose-dice = Wähle geheim deine Würfelzahl: Wer weniger wählt, ist früher dran; wer mehr wählt, trifft leichter.
prompt-scout-adjust = Du darfst deine Würfelzahl jetzt um 1 ändern. Platz in der Reihenfolge: mit einem Würfel weniger { $less }, so { $same }, mit einem mehr { $more }.
prompt-reroll-mark = Welche Würfel möchtest du noch einmal werfen?
prompt-take-card = Welchen Charakter rekrutierst du?
prompt-commit-cards = Welche Karten setzt du ein? Die anderen sehen sie erst beim Aufdecken.
prompt-recover-card = Welche deiner eingesetzten Karten holst du zurück?

waiting-choose-dice = { $seat } wählt geheim eine Würfelzahl.
waiting-scout-adjust = { $seat } kann die Würfelzahl ändern oder behalten.
waiting-reroll-mark = { $seat } kann Würfel noch einmal werfen.
waiting-take-card = { $seat } wählt einen Charakter.
waiting-commit-cards = { $seat } wählt geheim Karten für den Kampf.
waiting-recover-card = { $seat } kann eine Karte zurückholen.

verb-dice = { $number } Würfel
verb-adjust =
    { $change ->
        [-1] Einen Würfel weniger
        [0] Würfelzahl behalten
       *[1] Einen Würfel mehr
    }
verb-mark = { $face } noch einmal werfen
verb-roll = Gewählte Würfel werfen
verb-keep = Wurf behalten
verb-take = { $card } nehmen
verb-decline = Verzichten
verb-add = { $card } einsetzen
verb-commit = Einsatz bestätigen
verb-recover = { $card } zurückholen
verb-leave = Nichts zurückholen

## Varianten

option-seniority = Wer als jünger gilt
option-seniority-random = entscheidet das Los
option-seniority-seat = entscheidet der Platz
option-may_decline = Auf einen Charakter verzichten
option-may_decline-true = ist erlaubt
option-may_decline-false = ist nicht erlaubt
option-show_known_hands = Die bekannten Hände der anderen
option-show_known_hands-true = werden gezeigt
option-show_known_hands-false = muss man sich merken
option-abilities = Die Fähigkeiten der Charaktere
option-abilities-true = gelten
    .about = Manche Charaktere können mehr als kämpfen.
option-abilities-false = gelten nicht
    .about = Leichter für den Anfang: Nur Kosten und Stärke zählen.

## Auf dem Tisch

scene-card = { $card }
scene-number = { $number }
scene-change =
    { $change ->
        [-1] −1
        [0] ±0
       *[1] +1
    }
scene-die = { $face }
scene-seat-in-order = { $seat }
scene-lane = { $seat }
scene-province = { $province }
scene-hidden-hand = verdeckte Hand
scene-area-display = Auslage, im Stapel: { $deck }
scene-area-numbers = Würfelzahl
scene-area-changes = Änderung der Würfelzahl
scene-area-order = Reihenfolge in Runde { $round }
scene-area-dice = Wurf
scene-area-provinces = Provinzen
scene-area-battle = Kampf um { $province }
scene-area-army =
    { $points ->
        [0] { $seat }
        [one] { $seat }, { $points } Punkt
       *[other] { $seat }, { $points } Punkte
    }

fact-cost = Kosten
fact-strength = Kampfstärke
fact-odds = Chance in % mit 1 bis 6 Würfeln
fact-number = Würfelzahl
fact-value = Wert
fact-range = Wert
    .value = { $v1 } bis { $v2 }
fact-nobodys = herrenlos
fact-luck = Kriegsglück
fact-cards = Einsatz
fact-total = Summe
fact-count = Karten

## Was ein Rat über eine Wahl sagt

term-province = Chance auf die Provinz: { $percent } % (sonst { $percent-other } %)
term-points = Punkte: { $value } (sonst { $other })
term-cards = verbleibende Karten im Heer: { $value } (sonst { $other })
term-keeps = Chance, dass { $element } bleibt: { $percent } % (sonst { $percent-other } %)
