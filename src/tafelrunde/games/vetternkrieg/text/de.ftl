### Vetternkrieg auf Deutsch

## Chronik: Runde und Karten

event-houses = { $york } führt das Haus York, { $lancaster } das Haus Lancaster.
event-round = Runde { $round } beginnt.
event-twist-revealed = Wendung dieser Runde: { $twist }.
event-harvested =
    { $count ->
        [0] Reiche Ernte: { $seat } hat nichts mehr im Vorrat.
        [one] Reiche Ernte: { $seat } holt eine Truppe in die Reserve.
       *[other] Reiche Ernte: { $seat } holt { $count } Truppen in die Reserve.
    }
event-fell-sick = { $seat } verliert eine Truppe an die Seuche. Region: { $region }.
event-dealt =
    { $told ->
        [0] { $count ->
            [one] { $seat } bekommt eine Karte.
           *[other] { $seat } bekommt { $count } Karten.
        }
       *[other] Du bekommst: { $cards }.
    }
event-set-aside =
    { $count ->
        [one] Eine Karte bleibt verdeckt beiseite.
       *[other] { $count } Karten bleiben verdeckt beiseite.
    }
event-gave =
    { $told ->
        [0] { $seat } gibt eine Karte weiter.
       *[other] { $seat } gibt weiter: { $card }.
    }
event-laid = { $seat } deckt auf: { $card }.
event-battlefield-chosen = Das Schlachtfeld der Runde ist { $card }. Es gehört { $seat }.
event-start-troop = { $seat } legt eine Starttruppe aufs Schlachtfeld. Herkunft: { $stock }.
event-no-start-troop =
    { $count ->
        [one] { $seat } hat keine Truppe mehr für das Schlachtfeld.
       *[other] { $seat } hat keine Truppen mehr für das Schlachtfeld, { $count } entfallen.
    }

## Chronik: Karten ausspielen

event-played = { $seat } spielt { $card }.
event-no-use = { $card } lässt sich nicht nutzen und wird abgelegt.
event-use-main = { $seat } löst das Hauptereignis aus.
event-use-recruit = { $seat } nutzt { $points } BP: In die Reserve.
event-use-deploy = { $seat } nutzt { $points } BP: Aufs Schlachtfeld.
event-use-move = { $seat } nutzt { $points } BP: Bewegen.
event-use-place = { $seat } nutzt { $points } BP: Platzieren.
event-use-remove = { $seat } nutzt { $points } BP: Entfernen.
event-use-own_secondary = { $seat } löst dank der eigenen Rose das Nebenereignis aus.
event-secondary-impossible = { $seat } dürfte das Nebenereignis von { $card } nutzen, es ist aber nicht möglich.
event-stopped = { $seat } lässt es dabei.
event-heads-for = { $seat } bewegt Truppen. Ziel: { $region }.
event-held-last = { $seat } behält die letzte Karte auf der Hand.
event-declined = { $seat } verzichtet.
event-recruited =
    { $count ->
        [one] { $seat } holt eine Truppe aus dem Vorrat in die Reserve.
       *[other] { $seat } holt { $count } Truppen aus dem Vorrat in die Reserve.
    }
event-deployed =
    { $count ->
        [one] { $seat } schickt eine Truppe aus der Reserve aufs Schlachtfeld.
       *[other] { $seat } schickt { $count } Truppen aus der Reserve aufs Schlachtfeld.
    }
event-levied =
    { $count ->
        [one] { $seat } schickt eine Truppe aus dem Vorrat aufs Schlachtfeld.
       *[other] { $seat } schickt { $count } Truppen aus dem Vorrat aufs Schlachtfeld.
    }
event-put =
    { $count ->
        [one] { $seat } setzt eine Truppe aus der Reserve ein. Region: { $region }.
       *[other] { $seat } setzt { $count } Truppen aus der Reserve ein. Region: { $region }.
    }
event-marched = Eine Truppe von { $seat } rückt aufs Schlachtfeld. Herkunft: { $region }.
event-withdrew = Eine Truppe von { $seat } geht in die Reserve. Herkunft: { $region }.
event-moved = Eine Truppe von { $seat } zieht um: { $region } → { $target }.
event-struck = { $seat } schickt eine Truppe in den Vorrat: { $stack }.
event-french-switched =
    { $count ->
        [one] Der Franzose läuft zu { $seat } über.
       *[other] Die { $count } Franzosen laufen zu { $seat } über.
    }
event-french-came =
    { $count ->
        [one] Ein Franzose kämpft nun für { $seat }.
       *[other] { $count } Franzosen kämpfen nun für { $seat }.
    }
event-placed = { $seat } würfelt { $face } bei { $count ->
    [one] 1 eigenen Truppe
   *[other] { $count } eigenen Truppen
}: Die Truppe bleibt. Region: { $region }.
event-place-returned = { $seat } würfelt { $face } bei { $count ->
    [one] 1 eigenen Truppe
   *[other] { $count } eigenen Truppen
}: zurück in die Reserve. Region: { $region }.
event-place-lost = { $seat } würfelt { $face } bei { $count ->
    [one] 1 eigenen Truppe
   *[other] { $count } eigenen Truppen
}: Die Truppe geht in den Vorrat. Region: { $region }.
event-remove-failed = { $seat } würfelt { $face } gegen { $count ->
    [one] 1 Truppe
   *[other] { $count } Truppen
}: Nichts geschieht. Region: { $region }.
event-removed-to-reserve = { $seat } würfelt { $face } gegen { $count ->
    [one] 1 Truppe
   *[other] { $count } Truppen
}: Eine geht zurück in die gegnerische Reserve. Region: { $region }.
event-removed-to-supply = { $seat } würfelt { $face } gegen { $count ->
    [one] 1 Truppe
   *[other] { $count } Truppen
}: Eine geht in den Vorrat. Region: { $region }.

## Chronik: Schlacht

event-field-empty = Das Schlachtfeld ist leer. Es fällt { $seat } zu.
event-unopposed = Nur { $seat } hat Truppen auf dem Schlachtfeld.
event-first-attacker = { $seat } greift zuerst an.
event-rolled-hidden =
    { $told ->
        [0] Durchgang { $clash }: { $seat } würfelt verdeckt.
       *[other] Durchgang { $clash }: Du würfelst verdeckt { $dice }.
    }
event-announced = { $seat } sagt an: { $claim }.
event-believed = { $seat } glaubt es: { $claim }.
event-doubted = { $seat } zweifelt an: { $claim }.
event-dice-shown = { $seat } zeigt { $dice }.
event-was-true = Die Ansage { $claim } war wahr.
event-was-lie = Die Ansage { $claim } war gelogen.
event-made-true = Die Ansage { $claim } stimmt nun doch. Niemand verliert dafür eine Truppe.
event-last-card = { $seat } spielt die letzte Karte: { $card }.
event-die-turned = { $seat } dreht { $face } auf { $new }.
event-rolled-open = { $seat } würfelt offen { $dice }.
event-attack-won = { $claim } schlägt { $answer }: Der Angriff von { $seat } gelingt.
event-attack-lost = { $answer } schlägt { $claim }: Der Angriff von { $seat } scheitert.
event-tied = { $claim } gegen { $answer }: unentschieden, niemand verliert Truppen.
event-lost-troops =
    { $french ->
        [0] { $count ->
            [one] { $seat } verliert eine Truppe.
           *[other] { $seat } verliert { $count } Truppen.
        }
        [one] { $count ->
            [one] { $seat } verliert einen Franzosen.
           *[other] { $seat } verliert { $count } Truppen, eine davon französisch.
        }
       *[other] { $seat } verliert { $count } Truppen, { $french } davon französisch.
    }
event-battle-won = { $seat } gewinnt die Schlacht: { $card }.
event-french-left =
    { $count ->
        [one] Der Franzose von { $seat } kehrt in den Vorrat zurück.
       *[other] Die { $count } Franzosen von { $seat } kehren in den Vorrat zurück.
    }
event-settled = Überlebende von { $seat }: { $count } in die Region { $region }, { $rest } in die Reserve.

## Chronik: Ende

event-kept = { $seat } behält eine Karte.
event-discarded = { $seat } legt { $card } ab.
event-game-over = { $seat } gewinnt den Krieg der Vettern. Kontrollierte Regionen: { $scores }.
event-uncovered = Runde { $round }: Hinter der geglaubten Ansage { $claim } von { $seat } lagen { $dice }.

## Warum etwas nicht geht

refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-must-be-battlefield = Du hast ein Schlachtfeld auf der Hand, also musst du eines legen; { $card } ist ein Ereignis.
refusal-marked-this-round = { $card } trägt in dieser Runde eine Rose oder einen Rahmen.
refusal-battlefield-has-points-only = Ein Schlachtfeld hat kein Hauptereignis, nur Befehlspunkte.
refusal-main-impossible = Das Hauptereignis lässt sich gerade nicht ausführen.
refusal-supply-empty = Dein Vorrat ist leer.
refusal-reserve-empty = Deine Reserve ist leer.
refusal-nothing-to-move = Du hast keine Truppe auf dem Spielplan.
refusal-nothing-to-remove = In keiner Region steht eine gegnerische Truppe.
refusal-not-own-rose = Diese Karte zeigt in dieser Runde nicht deine Rose.
refusal-secondary-impossible = Das Nebenereignis lässt sich gerade nicht ausführen.
refusal-no-own-troops-adjacent = Neben dieser Region steht keine deiner Truppen.
refusal-not-adjacent = Diese Region grenzt nicht an das Ziel.
refusal-no-own-troop-there = Dort steht keine deiner Truppen.
refusal-move-at-least-one = Mindestens eine Truppe muss ziehen.
refusal-region-closed = Hier ist mit dieser Karte schon ein Versuch geglückt.
refusal-try-at-least-once = Mindestens einen Versuch musst du machen.
refusal-no-opposing-troop = Dort steht keine gegnerische Truppe.
refusal-no-troop-there = Dort steht keine solche Truppe.
refusal-not-enough-troops = So viele Truppen sind nicht da.
refusal-at-least-one = Mindestens eine Truppe muss es sein.
refusal-region-served = Diese Region hat schon eine Truppe bekommen.
refusal-one-source-region = Alle Truppen müssen aus derselben Region kommen.
refusal-other-region = Die Truppe muss in eine andere Region.
refusal-one-region = Alle Truppen müssen in dieselbe Region.
refusal-not-the-battlefield-region = Nur das Schlachtfeld und seine Region zählen.
refusal-no-unchanged-die = Kein Würfel, der noch nicht gedreht wurde, zeigt diese Zahl.
refusal-face-out-of-range = Ein Würfel muss zwischen 1 und 6 bleiben.
refusal-change-at-least-one = Mindestens einen Würfel musst du drehen.
refusal-too-far = Überlebende können nur in die Schlachtfeld-Region oder eine angrenzende ziehen.
refusal-not-enough-survivors = So viele haben nicht überlebt.
refusal-not-the-largest = { $region } gehört nicht zu den Regionen, in denen du die meisten Truppen hast.

## Fragen

prompt-choose-house = Welches Haus führst du?
prompt-exchange-card = Welche Karte gibst du weiter? Ihr tauscht gleichzeitig und verdeckt.
prompt-choose-battlefield = Welche Karte legst du als Schlachtfeld? Das frühere Datum gilt.
prompt-start-troop = Woher kommt die Starttruppe?
prompt-play-card = Welche Karte spielst du?
prompt-choose-use = Wie nutzt du { $card } ({ $points } BP)?
prompt-take-to-reserve = { $card }: Welche deiner Truppen geht in die Reserve? Noch bis zu { $count }.
prompt-take-to-battlefield = { $card }: Welche deiner Truppen rückt aufs Schlachtfeld? Noch bis zu { $count }.
prompt-use-effect = { $card }: Löst du das Ereignis aus?
prompt-shift-troops = { $card }: Welche Truppe zieht wohin? Noch bis zu { $count }, alle aus einer Region.
prompt-put-in-each = { $card }: In welche Region kommt eine Truppe aus der Reserve?
prompt-strike-troop = { $card }: Welche Truppe geht in den Vorrat?
prompt-put-in-region = { $card }: Wohin mit Truppen aus der Reserve? Bis zu { $count }.
prompt-count-to-reserve = { $card }: Wie viele Truppen holst du in die Reserve? Bis zu { $count }.
prompt-count-supply-to-battlefield = { $card }: Wie viele Truppen schickst du aus dem Vorrat aufs Schlachtfeld? Bis zu { $count }.
prompt-count-reserve-to-battlefield = { $card }: Wie viele Truppen schickst du aus der Reserve aufs Schlachtfeld? Bis zu { $count }.
prompt-oust-troop = { $card }: Aus welcher Region muss eine gegnerische Truppe in die Reserve?
prompt-move-to = Wohin ziehen deine Truppen? Bis zu { $count }.
prompt-move-from = Woher kommt die nächste Truppe? Noch bis zu { $count }.
prompt-place-in = Platzieren: In welcher Region machst du den Versuch? Noch { $count }.
prompt-remove-in = Entfernen: In welcher Region machst du den Versuch? Noch { $count }.
prompt-announce = Was sagst du an? Es muss nicht stimmen.
prompt-believe-or-doubt = { $seat } sagt an: { $claim }. Glaubst du das?
prompt-last-card-attacker = Deine Lüge ist aufgeflogen. Spielst du deine letzte Karte, um Würfel zu drehen?
prompt-last-card-defender = Spielst du deine letzte Karte, um deine Würfel zu drehen?
prompt-adjust-die = Welchen Würfel drehst du? Noch bis zu { $count }.
prompt-settle-region = In welche Region ziehen deine Überlebenden?
prompt-settle-count =
    { $count ->
        [one] Zieht die überlebende Truppe dorthin? Sonst geht sie in die Reserve.
       *[other] Wie viele der { $count } Überlebenden ziehen dorthin? Der Rest geht in die Reserve.
    }
prompt-keep-card = Behältst du deine letzte Karte für die nächste Runde?
prompt-thin-out = Aus welcher Region nimmt dir die Seuche eine Truppe?

waiting-choose-house = { $seat } wählt ein Haus.
waiting-exchange-card = { $seat } wählt geheim eine Karte zum Tausch.
waiting-choose-battlefield = { $seat } wählt geheim das Schlachtfeld.
waiting-start-troop = { $seat } wählt Starttruppen.
waiting-play-card = { $seat } wählt eine Karte zum Ausspielen.
waiting-choose-use = { $seat } überlegt, wozu { $card } dient ({ $points } BP).
waiting-take-to-reserve = { $seat } führt { $card } aus, noch bis zu { $count }.
waiting-take-to-battlefield = { $seat } führt { $card } aus, noch bis zu { $count }.
waiting-use-effect = { $seat } kann { $card } auslösen.
waiting-shift-troops = { $seat } führt { $card } aus, noch bis zu { $count }.
waiting-put-in-each = { $seat } führt { $card } aus.
waiting-strike-troop = { $seat } führt { $card } aus.
waiting-put-in-region = { $seat } führt { $card } aus, bis zu { $count }.
waiting-count-to-reserve = { $seat } führt { $card } aus, bis zu { $count }.
waiting-count-supply-to-battlefield = { $seat } führt { $card } aus, bis zu { $count }.
waiting-count-reserve-to-battlefield = { $seat } führt { $card } aus, bis zu { $count }.
waiting-oust-troop = { $seat } führt { $card } aus.
waiting-move-to = { $seat } wählt ein Ziel, bis zu { $count }.
waiting-move-from = { $seat } bewegt Truppen, noch bis zu { $count }.
waiting-place-in = { $seat } versucht, Truppen zu platzieren, noch { $count }.
waiting-remove-in = { $seat } versucht, Truppen zu entfernen, noch { $count }.
waiting-announce = { $seat } macht eine Ansage.
waiting-believe-or-doubt = { $seat } muss glauben oder anzweifeln: { $claim }.
waiting-last-card-attacker = { $seat } kann die letzte Karte spielen.
waiting-last-card-defender = { $seat } kann die letzte Karte spielen.
waiting-adjust-die = { $seat } dreht Würfel, noch bis zu { $count }.
waiting-settle-region = { $seat } bestimmt, wohin die Überlebenden ziehen.
waiting-settle-count =
    { $count ->
        [one] { $seat } bestimmt, wohin die überlebende Truppe zieht.
       *[other] { $seat } teilt die { $count } Überlebenden auf.
    }
waiting-keep-card = { $seat } behält die letzte Karte oder legt sie ab.
waiting-thin-out = { $seat } wählt eine Region für die Seuche.

verb-choose_house = { $house }
verb-give = { $card } weitergeben
verb-lay = { $card } legen
verb-muster = Aus: { $stock }
verb-play = { $card } spielen
verb-main = Hauptereignis
verb-recruit = In die Reserve
verb-deploy = Aufs Schlachtfeld
verb-move = Bewegen
verb-place = Platzieren (Versuch)
verb-remove = Entfernen (Versuch)
verb-own_secondary = Nebenereignis
verb-troops =
    { $count ->
        [0] Keine Truppe
        [one] Eine Truppe
       *[other] { $count } Truppen
    }
verb-move_to = Nach: { $region }
verb-move_from = Aus: { $region }
verb-place_in = Hier: { $region }
verb-remove_in = Hier: { $region }
verb-take_from = Aus: { $region }
verb-put_in = Hier: { $region }
verb-shift = { $stack } → { $region }
verb-strike = { $stack }
verb-use = Auslösen
verb-decline = Verzichten
verb-stop = Aufhören
verb-announce = { $claim }
verb-believe = Glauben
verb-doubt = Anzweifeln
verb-use_last = Letzte Karte spielen
verb-hold_last = Letzte Karte behalten
verb-raise = { $face } um 1 erhöhen
verb-lower = { $face } um 1 senken
verb-settle = Nach: { $region }
verb-keep = Behalten
verb-discard = Ablegen
verb-thin = Aus: { $region }

## Varianten

option-house_assignment = Die Häuser
option-house_assignment-choose = wählt der erste Platz
option-house_assignment-random = bestimmt das Los
option-house_assignment-fixed = stehen fest: York hat der erste Platz
option-twists_enabled = Die Wendungen des Krieges
option-twists_enabled-false = spielen nicht mit
    .about = Das Grundspiel.
option-twists_enabled-true = spielen mit
    .about = Jede Runde ändert eine neue Karte etwas für beide Seiten.
option-reveal_hidden_dice_after_game = Geglaubte Würfe
option-reveal_hidden_dice_after_game-true = werden nach dem Spiel gezeigt
option-reveal_hidden_dice_after_game-false = bleiben für immer verdeckt

## Auf dem Tisch

scene-area-houses = Die Häuser
scene-area-rounds = Runde { $round } von 5
scene-area-twist = Wendung dieser Runde
scene-area-map = England
scene-area-stacks = Truppen
scene-area-battlefield = Schlachtfeld von { $seat }, Franzosen im Vorrat: { $french }
scene-area-in-use = { $seat } spielt
scene-area-clash = Durchgang { $clash }
scene-area-dice = Würfel
scene-area-claims = { $last ->
    [none] Ansagen und Siegchance, falls geglaubt
    [known] Ansagen und Siegchance, falls geglaubt (mit der letzten Karte von { $seat }, die du kennst)
   *[other] Ansagen und Siegchance, falls geglaubt (ohne die letzte Karte von { $seat })
}
scene-area-odds = { $last ->
    [none] Falls die Ansage geglaubt wird
    [own] Falls die Ansage geglaubt wird (mit deiner letzten Karte)
    [known] Falls die Ansage geglaubt wird (mit der letzten Karte von { $seat }, die du kennst)
   *[other] Falls die Ansage geglaubt wird (ohne die letzte Karte von { $seat })
}
scene-area-now = So liegen die Würfel
scene-area-counts = Anzahl
scene-area-side = { $house }: { $seat }
scene-area-discard = Ablagestapel, beiseite: { $deck }
scene-area-hand = Hand: { $seat }
scene-house = { $house }
scene-round = { $round }
scene-twist = { $twist }
scene-region = { $region }
scene-card = { $card }
scene-stack = { $stack }: { $count }
scene-half = { $house }: { $seat }
scene-attack = Angriff: { $seat }
scene-defence = Verteidigung: { $seat }
scene-claim = { $fits ->
    [1] { $claim } (wahr): { $percent } %
   *[other] { $claim }: { $percent } %
}
scene-loss-odds = { $seat } verliert { $count }: { $percent } %
scene-tie-odds = niemand verliert: { $percent } %
scene-loss-now = { $claim } gegen { $answer }: { $count ->
    [one] { $seat } verliert 1 Truppe
   *[other] { $seat } verliert { $count } Truppen
}
scene-tie-now = { $claim } gegen { $answer }: niemand verliert Truppen
scene-true-now = { $claim } ist wahr: niemand verliert Truppen
scene-lie-now = { $claim } ist gelogen: { $count ->
    [one] { $seat } verliert 1 Truppe
   *[other] { $seat } verliert { $count } Truppen
}
scene-stock = { $stock }: { $count }
scene-die = { $face }
scene-covered-cards = verdeckte Karten
scene-won = gewonnen: { $card }
scene-count = { $count }

fact-count = Anzahl
fact-troops = Truppen
fact-french = Franzosen
fact-house = Kontrolle
fact-house-0 = York
fact-house-1 = Lancaster
fact-dice = Würfel
fact-claim = Ansage
fact-points = BP
fact-region = Region
fact-white-rose = weiße Rose
fact-red-rose = rote Rose
fact-framed = Rahmen

## Was ein Rat über eine Wahl sagt

term-regions = geführte Regionen: { $value } (sonst { $other })
term-battles = gewonnene Schlachten: { $value } (sonst { $other })
term-troops = Truppen auf der Karte: { $value } (sonst { $other })
term-reserve = Truppen in der Reserve: { $value } (sonst { $other })
