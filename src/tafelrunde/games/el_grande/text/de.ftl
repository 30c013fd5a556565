### El Grande auf Deutsch

## Chronik: Aufbau und Runde

event-king-starts = Der König beginnt hier: { $place }.
event-home-drawn = Heimat von { $seat }: { $place }.
event-starter = { $seat } spielt die erste Machtkarte.
event-round-begins = Runde { $round } beginnt.
event-card-revealed = Stapel { $stack } zeigt: { $card }.
event-power-played = { $seat } spielt die Machtkarte { $power }.
event-order-fixed = Zugfolge: { $order }.
event-turn-begins = { $seat } ist am Zug.
event-recruited =
    { $number ->
        [0] { $seat } holt keinen Caballero.
        [one] { $seat } holt einen Caballero aus der Provinz an den Hof.
       *[other] { $seat } holt { $number } Caballeros aus der Provinz an den Hof.
    }
event-recalled = { $seat } ruft einen Caballero an den Hof zurück ({ $place }).
event-card-taken = { $seat } nimmt eine Aktionskarte: { $card }.
event-places-first = { $seat } setzt zuerst ein.
event-acts-first = { $seat } beginnt mit der Sonderaktion.
event-placed = { $seat } setzt einen Caballero ein ({ $place }).

## Chronik: Sonderaktionen

event-declined = { $seat } verzichtet auf die Sonderaktion ({ $card }).
event-impossible = { $seat } kann die Sonderaktion nicht ausführen ({ $card }).
event-source-chosen = { $seat } setzt Caballeros aus einer Region um: { $place }.
event-moved = { $seat } setzt um: { $color }, { $source } → { $target }.
event-sent-back =
    { $number ->
        [one] { $seat } verliert einen Caballero an die Provinz ({ $place }).
       *[other] { $seat } verliert { $number } Caballeros an die Provinz ({ $place }).
    }
event-spared = { $seat } verschont eine Farbe: { $color }.
event-disc-shown = Die Scheibe von { $seat } zeigt: { $place }.
event-must-leave = { $seat } lässt eine Region räumen: { $place }.
event-evicted =
    { $number ->
        [one] { $seat } zieht mit einem Caballero um: { $source } → { $place }.
       *[other] { $seat } zieht mit { $number } Caballeros um: { $source } → { $place }.
    }
event-evicted-to-court =
    { $number ->
        [one] { $seat } holt einen Vertriebenen an den Hof: { $source }, die Scheibe zeigte { $place }.
       *[other] { $seat } holt { $number } Vertriebene an den Hof: { $source }, die Scheibe zeigte { $place }.
    }
event-board-put = { $seat } legt die Wertungstafel { $board } aus: { $place }.
event-king-moved = { $seat } versetzt den König: { $place }.
event-grande-moved = Der Grande von { $seat } hat eine neue Heimat: { $place }.
event-power-back = { $seat } nimmt die Machtkarte { $power } zurück.
event-power-secretly-back = { $seat } nimmt verdeckt eine Machtkarte zurück.
event-veto-kept = { $seat } behält ein Veto bis zum Ende von Runde { $round }.
event-vetoed = { $seat } legt Veto ein: Die Sonderaktion von { $of } endet hier ({ $card }).
event-veto-expired = Ein Veto von { $seat } verfällt.

## Chronik: Wertungen

event-general-scoring = Runde { $round } ist vorbei: allgemeine Wertung.
event-castillo-to-region =
    { $number ->
        [one] { $seat } führt einen Caballero aus dem Castillo: { $place }.
       *[other] { $seat } führt { $number } Caballeros aus dem Castillo: { $place }.
    }
event-castillo-to-court =
    { $number ->
        [one] { $seat } muss einen Caballero aus dem Castillo an den Hof nehmen, denn der König ist dort: { $place }.
       *[other] { $seat } muss { $number } Caballeros aus dem Castillo an den Hof nehmen, denn der König ist dort: { $place }.
    }
event-scored =
    { $total ->
        [0] Wertung: { $place } ist leer.
       *[other] Wertung: { $place }. Caballeros: { $counts }. Punkte: { $points }.
    }
event-game-over =
    { $winners_count ->
        [one] { $winners } ist El Grande. Punkte: { $scores }.
       *[other] { $winners } teilen sich den Sieg. Punkte: { $scores }.
    }

## Warum etwas nicht geht

refusal-kings-region = { $place }: Dort steht der König, und seine Region ist tabu.
refusal-not-adjacent = { $place } grenzt nicht an die Region des Königs ({ $king }).
refusal-not-on-the-board = { $place } ist kein Ort auf dem Plan.
refusal-not-a-region = { $place } ist keine Region.
refusal-castillo-closed = Aus dem Castillo kommt nur bei einer allgemeinen Wertung jemand heraus.
refusal-none-there = Dort steht kein solcher Caballero: { $color }, { $place }.
refusal-nothing-to-move = Von dort lässt sich mit dieser Karte niemand umsetzen: { $place }.
refusal-nowhere-to-move-from = Du hast in keiner Region Caballeros, die du umsetzen dürftest.
refusal-from-one-region = Alle müssen aus derselben Region kommen: { $place }.
refusal-not-so-many = Mehr davon erlaubt die Karte nicht.
refusal-same-place = Ein umgesetzter Caballero muss an einen anderen Ort als { $place }.
refusal-came-in-here = { $place }: Dorthin ist diese Farbe in dieser Sonderaktion schon gezogen ({ $color }).
refusal-went-away-here = { $place }: Von dort ist diese Farbe in dieser Sonderaktion schon fortgezogen ({ $color }).
refusal-not-in-hand = Die Machtkarte { $power } hast du nicht auf der Hand.
refusal-already-played = Die { $power } wurde in dieser Runde schon gespielt.
refusal-card-shows-fewer =
    { $number ->
        [0] Deine Machtkarte zeigt keinen Caballero.
        [one] Deine Machtkarte zeigt nur einen Caballero.
       *[other] Deine Machtkarte zeigt nur { $number } Caballeros.
    }
refusal-province-too-small =
    { $number ->
        [0] Deine Provinz ist leer.
        [one] In deiner Provinz ist nur noch ein Caballero.
       *[other] In deiner Provinz sind nur noch { $number } Caballeros.
    }
refusal-card-not-open = Diese Karte liegt nicht offen: { $card }.
refusal-card-is-taken = Diese Karte hat schon { $seat }: { $card }.
refusal-court-empty = Dein Hof ist leer.
refusal-other-color-now = Jetzt geht es um eine andere Farbe: { $color }.
refusal-not-on-the-disc = Auf der Geheimscheibe gibt es das nicht: { $place }.
refusal-disc-not-possible = Diese Region kannst du hier nicht einstellen: { $place }.
refusal-board-is-locked = Die Wertungstafel { $board } liegt in der Königsregion fest.
refusal-board-lies-there = { $place }: Dort liegt schon eine zusätzliche Wertungstafel.
refusal-king-is-there = { $place }: Dort steht der König schon.
refusal-nobody-to-evict = { $place }: Dort müsste niemand weichen.
refusal-grande-is-locked = Dein Grande kann die Königsregion nicht verlassen: { $place }.
refusal-grande-is-there = { $place }: Dort steht dein Grande schon.
refusal-not-handed-in = Die Machtkarte { $power } liegt nicht in deiner Ablage.

## Fragen

prompt-play-power = Welche Machtkarte spielst du?
prompt-recruit = Wie viele Caballeros holst du an deinen Hof? Höchstens { $number }.
prompt-recall =
    { $left ->
        [one] Die Provinz ist leer. Woher rufst du noch einen Caballero zurück?
       *[other] Die Provinz ist leer. Woher rufst du einen Caballero zurück? Noch { $left } sind möglich.
    }
prompt-take-card = Welche Aktionskarte nimmst du?
prompt-choose-order = Was kommt zuerst: bis zu { $number } einsetzen oder die Sonderaktion ({ $card })?
prompt-place =
    { $left ->
        [one] Wohin setzt du noch einen Caballero?
       *[other] Wohin setzt du einen Caballero? Noch { $left } sind möglich.
    }
prompt-special = Führst du die Sonderaktion aus ({ $card })?
prompt-choose-source = Aus welcher Region setzt du Caballeros um ({ $card })?
prompt-pick =
    { $left ->
        [one] Welchen Caballero setzt du um? Noch einer ist möglich.
       *[other] Welchen Caballero setzt du um? Noch { $left } sind möglich.
    }
prompt-drop = Wohin kommt er ({ $color }, bisher { $place })?
prompt-place-extra =
    { $left ->
        [one] Wohin setzt du noch einen weiteren Caballero?
       *[other] Wohin setzt du einen weiteren Caballero? Noch { $left } sind möglich.
    }
prompt-choose-mode = Zwei weitere einsetzen oder eigene umsetzen?
prompt-give-back =
    { $left ->
        [one] Der König zürnt. Woher nimmst du den letzten Caballero?
       *[other] Der König zürnt: Gib noch { $left } Caballeros zurück. Woher?
    }
prompt-expel = Welchen Caballero schickst du in die Provinz ({ $color })?
prompt-disc-castillo = Stell geheim ein, wohin deine Caballeros aus dem Castillo ziehen.
prompt-disc-withdraw = Stell geheim ein, aus welcher Region du Caballeros abziehst.
prompt-disc-scoring = Stell geheim ein, welche Region gewertet werden soll.
prompt-disc-eviction = Stell geheim ein, wohin deine Vertriebenen ziehen.
prompt-score = Was wird gewertet?
prompt-put_board = Welche Wertungstafel kommt wohin?
prompt-move_king = Wohin geht der König?
prompt-evict = Welche Region müssen die anderen räumen?
prompt-move_grande = Wohin zieht dein Grande?
prompt-take_back = Welche Machtkarte nimmst du zurück?
prompt-fetch = Wie viele Caballeros holst du an den Hof?
prompt-veto =
    { $step ->
        [move] { $seat } will umsetzen: { $color }, { $source } → { $target }. Legst du Veto ein?
        [extra] { $seat } will einen weiteren Caballero einsetzen ({ $target }). Legst du Veto ein?
        [return] { $seat } lässt den König zürnen: Jetzt muss die Farbe { $color } zurückgeben. Legst du Veto ein?
        [expel] { $seat } will einen Caballero verbannen: { $color }, { $source }. Legst du Veto ein?
        [score] { $seat } will werten: { $target }. Legst du Veto ein?
        [put_board] { $seat } will die Wertungstafel { $board } auslegen: { $target }. Legst du Veto ein?
        [move_king] { $seat } will den König versetzen: { $target }. Legst du Veto ein?
        [evict] { $seat } will eine Region räumen lassen: { $target }. Legst du Veto ein?
        [move_grande] { $seat } will den eigenen Granden versetzen: { $target }. Legst du Veto ein?
        [take_back] { $seat } will die Machtkarte { $power } zurücknehmen. Legst du Veto ein?
        [fetch] { $seat } will Caballeros an den Hof holen: { $number }. Legst du Veto ein?
       *[effect] { $seat } will die Sonderaktion ausführen ({ $card }). Legst du Veto ein?
    }

waiting-play-power = { $seat } wählt eine Machtkarte.
waiting-recruit = { $seat } holt Caballeros an den Hof.
waiting-recall = { $seat } ruft Caballeros zurück.
waiting-take-card = { $seat } wählt eine Aktionskarte.
waiting-choose-order = { $seat } entscheidet, ob Einsetzen oder Sonderaktion zuerst kommt.
waiting-place = { $seat } setzt Caballeros ein.
waiting-special = { $seat } kann die Sonderaktion ausführen ({ $card }).
waiting-choose-source = { $seat } wählt eine Region.
waiting-pick = { $seat } setzt Caballeros um.
waiting-drop = { $seat } setzt einen Caballero um.
waiting-place-extra = { $seat } setzt weitere Caballeros ein.
waiting-choose-mode = { $seat } entscheidet zwischen Einsetzen und Umsetzen.
waiting-give-back = { $seat } gibt Caballeros zurück.
waiting-expel = { $seat } verbannt Caballeros.
waiting-disc-castillo = Die Geheimscheiben werden eingestellt.
waiting-disc-withdraw = { $seat } stellt die Geheimscheibe ein.
waiting-disc-scoring = { $seat } stellt die Geheimscheibe ein.
waiting-disc-eviction = { $seat } stellt die Geheimscheibe ein.
waiting-score = { $seat } wählt, was gewertet wird.
waiting-put_board = { $seat } legt eine Wertungstafel aus.
waiting-move_king = { $seat } versetzt den König.
waiting-evict = { $seat } wählt eine Region, die geräumt wird.
waiting-move_grande = { $seat } versetzt den Granden.
waiting-take_back = { $seat } nimmt eine Machtkarte zurück.
waiting-fetch = { $seat } holt Caballeros an den Hof.
waiting-veto = { $seat } kann ein Veto einlegen ({ $card }).

verb-play_power = { $power } spielen
verb-recruit =
    { $number ->
        [0] Keinen holen
        [one] Einen holen
       *[other] { $number } holen
    }
verb-recall = Zurückrufen: { $place }
verb-stop = Fertig
verb-take_card = { $card } nehmen
verb-place_first = Zuerst einsetzen
verb-special_first = Zuerst die Sonderaktion
verb-place = Einsetzen: { $place }
verb-execute = Ausführen
verb-skip = Verzichten
verb-add_two = Zwei weitere einsetzen
verb-all_own = Eigene umsetzen
verb-source = Aus: { $place }
verb-pick = { $color }: { $place }
verb-drop = Nach: { $place }
verb-place_extra = Einsetzen: { $place }
verb-veto = Veto!
verb-pass_rest = Den Rest zulassen
verb-give_back = Zurückgeben: { $place }
verb-expel = { $color }: { $place }
verb-next = Diese Farbe auslassen
verb-set_disc = Einstellen: { $place }
verb-score = Werten: { $place }
verb-put_board = { $board }: { $place }
verb-move_king = Der König nach: { $place }
verb-evict = Räumen: { $place }
verb-move_grande = Der Grande nach: { $place }
verb-take_back = { $power } zurücknehmen
verb-fetch =
    { $number ->
        [0] Keinen holen
        [one] Einen holen
       *[other] { $number } holen
    }

## Varianten

option-mode = Länge
option-mode-standard = neun Runden
    .about = Gewertet wird nach der dritten, sechsten und neunten Runde.
option-mode-short = Kurzform, sechs Runden
    .about = Gewertet wird nach jeder zweiten Runde.
option-start_player = Die erste Machtkarte spielt
option-start_player-random = wen das Los bestimmt
option-start_player-0 = Platz 1
option-start_player-1 = Platz 2
option-start_player-2 = Platz 3
option-start_player-3 = Platz 4
option-start_player-4 = Platz 5
option-castillo_display = Der Inhalt des Castillos
option-castillo_display-hidden = bleibt verborgen
option-castillo_display-own = zeigt dir nur deine eigenen Caballeros
option-castillo_display-all = ist für alle sichtbar
option-power_retrieval = Eine zurückgenommene Machtkarte
option-power_retrieval-open = wird gezeigt
option-power_retrieval-secret = bleibt verdeckt
option-king_region_on_disc_general = Die Königsregion auf der Scheibe bei der allgemeinen Wertung
option-king_region_on_disc_general-false = ist nicht erlaubt
option-king_region_on_disc_general-true = führt an den Hof
option-king_region_on_disc_eviction = Die Königsregion auf der Scheibe beim Rauswurf
option-king_region_on_disc_eviction-true = führt an den Hof
option-king_region_on_disc_eviction-false = ist nicht erlaubt
option-use_veto = Das Veto
option-use_veto-true = gilt
option-use_veto-false = hat keine Wirkung
option-victory_tie = Gleichstand am Ende
option-victory_tie-shared = ist ein geteilter Sieg

## Auf dem Tisch

scene-place = { $place }
scene-card = { $card }
scene-seat = { $seat }
scene-board = { $board }
scene-number = { $number }
scene-color = { $color }
scene-stock = { $color }: Hof { $court }, Provinz { $province }
scene-home = Heimat: { $home }
scene-powers = Machtkarten: { $powers }
scene-court = Hof
scene-power = Machtkarte { $power }
scene-secretly-back =
    { $number ->
        [one] eine Machtkarte verdeckt zurück
       *[other] { $number } Machtkarten verdeckt zurück
    }
scene-veto = Veto bis Runde { $round }
scene-area-map = Spanien: Caballeros je Farbe, ♛ Grande, + Punkte, die eine Wertung jetzt bringen würde
scene-area-cards = Aktionskarten, Runde { $round }
scene-area-order = Machtkarten, es beginnt { $seat }
scene-area-turns = Zugfolge; die nächste Runde beginnt { $seat }
scene-area-unseen = Noch nie aufgedeckt
scene-unseen = Stapel { $stack }: { $cards }
scene-area-scorings = Punkte nach Wertungen
scene-by-general = nach Runde { $round }
scene-by-card = { $card } (Runde { $round })
scene-area-boards = Zusätzliche Wertungstafeln
scene-area-numbers = Anzahl
scene-area-seat =
    { $score ->
        [one] { $seat }, { $score } Punkt
       *[other] { $seat }, { $score } Punkte
    }

fact-values = Wertung
    .value = { $v1 }/{ $v2 }/{ $v3 }
fact-covered = Zusatztafel
fact-king = König
fact-placing = Einsetzen bis zu
fact-power = Wert
fact-got-a = A
fact-got-b = B
fact-got-c = C
fact-got-d = D
fact-got-e = E
fact-recruits = Caballeros
fact-lies-in = liegt
fact-court = Hof
fact-province = Provinz
fact-home = Heimat
fact-powers = Machtkarten
standing =
    { $v1 ->
        [0] { $v3 ->
            [0] ·
           *[other] 0♛
        }
       *[other] { $v1 }{ $v3 ->
            [0] {""}
           *[other] ♛
        }{ $v2 ->
            [0] {""}
           *[other] {" "}+{ $v2 }
        }
    }
fact-in-a = A
    .value = { standing }
fact-in-b = B
    .value = { standing }
fact-in-c = C
    .value = { standing }
fact-in-d = D
    .value = { standing }
fact-in-e = E
    .value = { standing }

## Was ein Rat über eine Wahl sagt

term-points = Punkte: { $value } (sonst { $other })
term-rivals = Punkte des besten Gegners: { $value } (sonst { $other })
term-regions = allein geführte Regionen: { $value } (sonst { $other })
term-court = Caballeros am Hof: { $value } (sonst { $other })
