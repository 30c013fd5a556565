### Guiscard auf Deutsch

## Aufstellung und Ablauf

event-sets-up = { $unit } wird aufgestellt.
event-head-placed = Der Pferdekopf von { $unit } kommt auf { $hex }.
event-set-up = { $unit } steht auf { $hex }, Blick nach { $direction }.
event-formation-faces = Die Formation blickt nach { $direction }.
event-formation-formed = { $seat } bildet eine Lanzenformation, Blick nach { $direction }.
event-foulkon-formed = { $seat } bildet einen Foulkon, Blick nach { $direction }.
event-forming-over = { $seat } lässt die Formationen so.
event-formation-lost = { $unit } steht nicht mehr in Formation.
event-formation-dissolved = Die Formation von { $unit } löst sich auf.
event-marker-beaten = Die Lanzen vor { $unit } auf { $hex } sind überwunden.
event-marker-laid = { $unit } streckt die Lanze wieder nach { $hex }.
event-round-begins = Runde { $round } beginnt.
event-turn-begins = Runde { $round }: { $seat } ist am Zug und beginnt mit dem Fernkampf.
event-step-begins =
    { $step ->
        [2] Reiterangriffe werden angesagt.
        [3] Die Bewegung beginnt.
        [4] Der Nahkampf beginnt.
       *[other] Bewusstlose kommen zu sich.
    }
event-recovers = { $unit } kommt wieder zu sich.
event-game-over =
    { $winners_count ->
        [one] { $winners } gewinnt.
       *[other] Unentschieden: { $winners }.
    }

## Bewegung

event-takes-up = { $unit } ist an der Reihe und hat { $points } Bewegungspunkte.
event-steps = { $unit } zieht nach { $hex }, { $points } Punkte übrig.
event-turns-about = { $unit } wendet auf der Stelle: Kopf auf { $hex }, { $points } Punkte übrig.
event-mounts = { $unit } sitzt auf ({ $horse }, Kopf auf { $hex }), { $points } Punkte übrig.
event-dismounts = { $unit } sitzt auf { $hex } ab ({ $horse }), { $points } Punkte übrig.
event-leads = { $unit } nimmt die Zügel: { $horse }.
event-snatches = { $unit } greift im Vorbeireiten nach den Zügeln: { $horse }.
event-caught = Wurf { $roll }: { $unit } hat die Zügel ({ $horse }).
event-not-caught = Wurf { $roll }: { $unit } verfehlt die Zügel ({ $horse }).
event-reins-lost = { $unit } lässt die Zügel los: { $horse }.
event-horse-placed = { $horse } steht auf { $hex } und { $behind }.
event-carries = { $unit } hebt { $person } auf, { $points } Punkte übrig.
event-stops-carrying = { $unit } hält mit der getragenen Person an.
event-put-down = { $unit } wird auf { $hex } abgelegt.
event-stays = { $unit } bleibt in diesem Zug stehen.
event-ends-move = { $unit } bleibt auf { $hex } stehen.
event-set-back = { $unit } weicht auf { $hex } zurück, den letzten freien Platz des Weges.
event-driven-off = { $unit } kommt nicht auf die Karte.
event-waits-outside = { $unit } wartet noch vor der Karte.
event-enters-behind = { $unit } reitet über { $hex } herein.
event-leaves-map = { $unit } verlässt die Karte: { $edge }.
event-movement-over = { $seat } beendet die Bewegung.
event-clears = { $unit } räumt Tote weg.
event-helps = { $unit } hilft dabei.
event-lifts-dead = Die Toten von { $hex } werden angehoben.
event-cleared = { $unit } und { $by } schaffen Tote von { $from } nach { $hex }.

## Infiltration

event-wants-on = { $unit } will weiter nach { $hex }.
event-wants-out = { $unit } will die Karte verlassen: { $edge }.
event-checks = { $enemy } stellt sich { $unit } auf { $hex } in den Weg.
event-check-held = Niemand hält { $unit } auf.
event-check-rolled =
    { $enemy } gegen { $unit }: Wurf { $roll }, zusammen { $total }. { $result ->
        [0] Ohne Wirkung.
        [1] Hier ist Schluss.
        [2] Verletzt.
       *[other] Tot.
    }

## Schaden

event-wounded = { $unit } ist verletzt.
event-stunned = { $unit } ist bewusstlos.
event-killed = { $unit } fällt auf { $hex }.
event-drowned = { $unit } ertrinkt.
event-surrounded = { $unit } liegt bewusstlos zwischen Feinden.
event-horse-killed = { $horse } bricht auf { $hex } tot zusammen.

## Abwehrfeuer

event-names-shooter = { $by } legt auf { $unit } an.
event-aims = { $by } zielt auf { $hex }.
event-no-fire = Kein Abwehrfeuer auf { $unit }.
event-let-pass = Auf { $unit } wird in diesem Zug nicht geschossen.
event-fire-within = { $seat } schießt in diesem Zug nur bis { $number } Felder weit.
event-holds-fire = { $seat } hält in diesem Zug das Feuer zurück.
event-no-fire-standing = { $seat } schießt auf keine stehende Einheit.
event-fires-at-standing = Abwehrfeuer auf { $unit }, die stehen geblieben ist.

## Reiterangriffe

event-prepares-charge = { $unit } setzt zum Reiterangriff an.
event-aims-charge = { $unit } nimmt { $enemy } ins Visier.
event-charge-hex = { $unit } reitet gegen { $hex } an.
event-charge-path = Der Weg von { $unit } führt über { $hex }.
event-charge-given-up = { $unit } greift doch nicht an.
event-charges = { $unit } sagt einen Reiterangriff auf { $enemy } an, { $count } Felder weit.
event-charges-over = { $seat } sagt keinen weiteren Reiterangriff an.
event-no-counter = Niemand reitet { $unit } entgegen.
event-counters = { $unit } reitet { $enemy } entgegen.
event-counter-moves = { $unit } steht dem Angriff im Weg: { $hex } und { $behind }.
event-counter-void = Der Gegenangriff von { $unit } kommt nicht zustande.
event-charge-completed = Der Reiterangriff von { $unit } ist geglückt.
event-charge-void = Der Reiterangriff von { $unit } kommt nicht ans Ziel.

## Ausweichen und Nachrücken

event-stands = { $unit } stellt sich.
event-evades = { $unit } weicht dem Kampf aus.
event-evades-to = { $unit } weicht nach { $hex }.
event-advances = { $unit } rückt nach, { $points } Punkte.
event-advances-to = { $unit } rückt nach { $hex }.
event-advance-over = { $unit } rückt nicht weiter nach.
event-no-advance = { $seat } rückt nicht nach.

## Fragen

prompt-set-up = Welche Einheit stellst du auf?
prompt-set-up-facing = Wohin blickt die Formation?
prompt-set-up-hex = Wohin kommt { $unit }?
prompt-set-up-face = Wohin blickt { $unit }?
prompt-move-unit = Welche Einheit bewegst du?
prompt-move-step = { $unit } hat noch { $points } Punkte. Wohin?
prompt-enter = Wo betritt { $unit } die Karte?
prompt-enter-head = Wohin kommt der Pferdekopf von { $unit }?
prompt-put-down = Wohin legt { $unit } die getragene Person?
prompt-partner = Wer hilft { $unit }?
prompt-load = Was räumen { $unit } und der Helfer weg?
prompt-unload = Wohin damit?
prompt-check = { $unit } will von { $hex } weiterziehen. Wer stellt sich in den Weg?
prompt-defend = { $unit } ist in Schussweite. Wer schießt? ({ $count } benannt)
prompt-aim = Auf welches Feld von { $unit }?
prompt-defend-standing = Auf wen schießt du, der stehen geblieben ist?
prompt-charge = Wer reitet einen Angriff?
prompt-charge-target = Wen greift { $unit } an?
prompt-charge-hex = Welches Feld ist das Ziel von { $unit }?
prompt-charge-path = Der Weg von { $unit }, bisher { $count } Felder.
prompt-counter = Reitet jemand { $unit } entgegen?
prompt-form = Welche Formation bildest du?
prompt-advance = Wer rückt nach?
prompt-advance-step = { $unit } rückt nach, noch { $points } Punkte.
prompt-evade = Weicht { $unit } aus?
prompt-evade-step = Wohin weicht { $unit }?
waiting-set-up = { $seat } stellt auf.
waiting-set-up-facing = { $seat } richtet die Formation aus.
waiting-set-up-hex = { $seat } stellt { $unit } auf.
waiting-set-up-face = { $seat } richtet { $unit } aus.
waiting-move-unit = { $seat } wählt die nächste Einheit.
waiting-move-step = { $seat } bewegt { $unit } ({ $points } Punkte).
waiting-enter = { $seat } bringt { $unit } auf die Karte.
waiting-enter-head = { $seat } bringt { $unit } auf die Karte.
waiting-put-down = { $seat } legt ab, wen { $unit } trägt.
waiting-partner = { $seat } sucht einen Helfer für { $unit }.
waiting-load = { $seat } lässt { $unit } Tote wegräumen.
waiting-unload = { $seat } wählt einen Platz für die Toten.
waiting-check = { $seat } kann { $unit } auf { $hex } aufhalten.
waiting-defend = { $seat } kann auf { $unit } schießen ({ $count } benannt).
waiting-aim = { $seat } zielt auf { $unit }.
waiting-defend-standing = { $seat } kann auf stehende Einheiten schießen.
waiting-charge = { $seat } kann Reiterangriffe ansagen.
waiting-charge-target = { $seat } wählt ein Ziel für { $unit }.
waiting-charge-hex = { $seat } wählt ein Zielfeld für { $unit }.
waiting-charge-path = { $seat } legt den Weg von { $unit } fest ({ $count } Felder).
waiting-counter = { $seat } kann { $unit } entgegenreiten.
waiting-form = { $seat } ordnet die Formationen.
waiting-advance = { $seat } kann nachrücken.
waiting-advance-step = { $seat } rückt mit { $unit } nach ({ $points } Punkte).
waiting-evade = { $seat } kann mit { $unit } ausweichen.
waiting-evade-step = { $seat } weicht mit { $unit } aus.

## Warum nicht

refusal-too-few-points = { $hex } kostet { $points } Punkte, so viele sind nicht übrig.
refusal-not-for-horses = Ein geführtes Pferd kann nicht nach { $hex }.
refusal-no-place-beyond = Von { $hex } aus ist kein freier Platz mehr erreichbar.
refusal-enemy-in-the-way = Auf { $hex } steht der Feind im Weg.
refusal-too-many-dead = Auf { $hex } liegen zu viele Tote.
refusal-too-deep = { $hex } ist zu tief.
refusal-no-way-there = Nach { $hex } führt von hier kein Weg.
refusal-occupied = { $hex } ist besetzt, hier kann niemand anhalten.
refusal-no-room-to-lay = Hier ist kein Platz, um { $unit } abzulegen.
refusal-no-room-for-horse = Hier ist kein Platz für das Pferd, das { $unit } führt.

## Antworten

verb-place = { $unit } aufstellen
verb-at = Auf { $hex }
verb-face = Blick nach { $direction }
verb-end_step = Schritt beenden
verb-cancel = Zurück
verb-shoot = { $unit } schießt
verb-aim = Auf { $hex } zielen
verb-charge = Reiterangriff: { $unit }
verb-target = Ziel: { $unit }
verb-counter = Entgegenreiten: { $unit }
verb-pass = Passen
verb-move = { $unit } bewegen
verb-step = Nach { $hex }
verb-stop = Anhalten
verb-about = Auf der Stelle wenden
verb-mount = Aufsitzen: { $horse }
verb-dismount = Absitzen nach { $hex }
verb-lead = Am Zügel führen: { $horse }
verb-drop = Zügel loslassen: { $horse }
verb-carry = { $unit } aufheben
verb-put = Auf { $hex } ablegen
verb-leave = Karte verlassen: { $edge }
verb-clear = { $unit } räumt Tote weg
verb-partner = Mit { $unit }
verb-bodies = Die Gefallenen von { $hex }
verb-carcass = Das tote Pferd auf { $hex }
verb-check = { $unit } stellt sich in den Weg
verb-hold = Niemand
verb-fire = Schießen
verb-let_pass = Diese Einheit ziehen lassen
verb-hold_fire = Feuer zurückhalten
verb-within = Nur bis { $number } Felder
verb-attack = { $unit } greift an
verb-strike = Gegen { $unit }
verb-strike_horse = Gegen { $horse }
verb-strike_marker = Gegen die Lanze von { $unit }
verb-resolve = Kampf austragen
verb-victim = { $unit }
verb-shift = { $unit } macht Platz
verb-advance = { $unit } rückt nach
verb-evade = { $unit } weicht aus
verb-stand = Standhalten
verb-spear = Lanzenformation, Blick nach { $direction }
verb-foulkon = Foulkon, Blick nach { $direction }
verb-dissolve = Formation von { $unit } auflösen

## Wahl vor dem Spiel

option-scenario = Szenario
option-scenario-s01 = 1: Am Abend vor Civitate
option-scenario-s02 = 2: Die Treppe in den Himmel
option-scenario-s03 = 3: Nur noch über den Fluss!
option-scenario-s04 = 4: Ein Wald aus Lanzen
option-swapped = Seiten
option-swapped-false = wie im Szenario
option-swapped-true = getauscht

## Tisch

scene-area-turn = Runde { $round }
scene-turn-of = Am Zug: { $seat }
scene-area-army = Einheiten von { $seat }
scene-area-horses = Pferde ohne Reiter
scene-area-map = Karte
scene-area-compass = Richtungen und Weiten
scene-unit = { $unit }
scene-horse = { $horse }
scene-hex = { $hex }
scene-direction = { $direction }
scene-edge = { $edge }
scene-number = { $number }
fact-rounds = Runden
fact-step = Schritt
fact-unit = zieht
fact-points = Punkte
fact-hex = Feld
fact-behind = hinten
fact-coming = kommt noch
fact-left = hat die Karte verlassen
fact-attack = Angriff
fact-defence = Verteidigung
fact-allowance = Bewegung
fact-wounded = verletzt
fact-stunned = bewusstlos
fact-formation = Formation
fact-leader = geführt von
fact-terrain = Gelände
fact-level = Höhe
fact-bodies = Tote
fact-carcasses = tote Pferde

## fire, melee

event-missile-done = { $seat } beendet den Fernkampf.
event-makes-ready = { $unit } macht sich schussbereit.
event-shoots = { $unit } schießt auf { $hex }, { $n } Felder weit.
event-shot-lost = Wurf { $roll }, gewertet als { $total }: Der Schuss von { $unit } ist verloren.
event-shot-lands = Wurf { $roll }, gewertet als { $total }: Der Schuss von { $unit } trifft { $hex }.
event-shot-stopped = Nach { $hex } dringt nichts durch.
event-unit-hit =
    Wurf { $roll } gegen { $unit } auf { $hex }, { $cover ->
        [none] keine Deckung
        [light] leichte Deckung
        [medium] mittlere Deckung
       *[heavy] starke Deckung
    }: { $letter }.
event-horse-hit =
    Wurf { $roll } gegen { $horse } auf { $hex }, { $cover ->
        [none] keine Deckung
        [light] leichte Deckung
        [medium] mittlere Deckung
       *[heavy] starke Deckung
    }: { $letter }.
event-slowed = { $unit } kommt kaum voran: noch { $n } Punkte.
event-stands-firm = { $unit } hält stand.
event-arrows-wasted = { $unit } ist außer Gefecht; { $n } Schüsse gehen ins Leere.
event-no-retreat = { $unit } findet keinen Weg zurück.
event-retreats = { $unit } weicht nach { $hex } zurück.
event-displaced = { $unit } macht Platz und geht nach { $hex }.
event-thrown = { $unit } wird abgeworfen; der Pferdekopf ist auf { $hex }.
event-trampled = Für { $unit } ist kein Platz zum Fallen.
event-makes-room = { $unit } muss Platz machen.
event-falls = { $unit } fällt auf { $hex }.
event-melee-done = { $seat } beendet den Nahkampf.
event-attacks = { $unit } greift an.
event-joins-attack = { $unit } greift mit an.
event-strikes = { $unit } geht auf { $enemy } los.
event-strikes-horse = { $unit } geht auf ein Pferd los: { $horse }.
event-strikes-marker = { $unit } geht auf die Lanze von { $enemy } los.
event-combat-fixed = { $unit } schlägt zu (Angreifer: { $n }).
event-fought = { $unit }: Unterschied { $n }, Spalte { $column }, Wurf { $roll }: { $letter }.
event-result-ignored = { $letter } bleibt für den Gegenangreifer ohne Folgen.
event-victim-chosen = Es trifft { $unit }.

refusal-sight-tree = Bäume verdecken { $hex }.
refusal-sight-wall = Eine Wand verdeckt { $hex }.
refusal-sight-crest = Die Hangkante verdeckt { $hex }.
refusal-sight-height = Höheres Gelände verdeckt { $hex }.
refusal-total-cover = Auf { $hex } kann nichts getroffen werden.
refusal-friend-at-target = Auf { $hex }, gleich neben dem Ziel, steht ein Freund.
refusal-unit-in-the-way = Auf { $hex } steht jemand im Weg.
refusal-rear-arc = { $hex } liegt hinter dem Reiter.
refusal-out-of-range = { $hex } ist { $n } Felder entfernt: zu weit.
refusal-stunned-shooter = { $unit } ist bewusstlos.
refusal-busy = { $unit } ist mit anderer Arbeit beschäftigt.
refusal-shooter-in-water = { $unit } steht im Wasser.
refusal-shooter-in-contact = Neben { $unit } steht ein Feind.
refusal-no-weapon = { $unit } hat nichts zum Schießen.
refusal-fired-already = { $unit } hat in diesem Schritt schon geschossen.
refusal-no-target = { $unit } hat kein Ziel.
refusal-charge-to-fight = Der Reiterangriff von { $unit } muss noch ausgefochten werden.
refusal-not-here = { $unit } gehört dir nicht oder ist nicht auf der Karte.
refusal-stunned-attacker = { $unit } ist bewusstlos.
refusal-attacked-already = { $unit } hat in diesem Zug schon angegriffen.
refusal-fired-this-turn = { $unit } hat in diesem Zug geschossen.
refusal-civilian = { $unit } trägt keine Waffe.
refusal-nobody-to-attack = { $unit } erreicht niemanden.
refusal-one-defender = Mehrere greifen nur einen einzigen Verteidiger an; { $unit } muss warten.
refusal-behind-marker = Die Lanze von { $unit } ist im Weg: Greif die Lanze an.
refusal-out-of-reach = Nicht alle Angreifer erreichen { $unit }.
refusal-cannot-join = { $unit } kann bei diesem Angriff nicht mitmachen.

prompt-missile = Wer schießt?
prompt-missile-aim = Auf welches Feld schießt { $unit }?
prompt-retreat = Wohin weicht { $unit } zurück?
prompt-displace = Wohin macht { $unit } Platz?
prompt-place-thrown = Wohin fällt { $unit }?
prompt-shift-friend = Wer macht Platz für { $unit }?
prompt-melee = Wer greift an?
prompt-combat = Wen greift { $unit } an, und wer macht mit?
prompt-victim = Ergebnis { $letter }: Wen trifft es?
waiting-missile = { $seat } darf schießen.
waiting-missile-aim = { $seat } zielt mit { $unit }.
waiting-retreat = { $seat } weicht mit { $unit } zurück.
waiting-displace = { $seat } macht mit { $unit } Platz.
waiting-place-thrown = { $seat } legt { $unit } neben das Pferd.
waiting-shift-friend = { $seat } macht Platz für { $unit }.
waiting-melee = { $seat } darf angreifen.
waiting-combat = { $seat } bereitet den Angriff von { $unit } vor.
waiting-victim = { $seat } wählt, wen { $letter } trifft.

scene-shift-terrain = Gelände
scene-shift-joint = gemeinsamer Angriff
scene-shift-group = Reiterangriff in der Gruppe
scene-shift-formation-attacked = Angriff auf eine Formation
scene-shift-formation-attacks = Angriff einer Formation
scene-result-none = nichts
scene-result-A = Angreifer verletzt
scene-result-B = Angreifer weicht zurück
scene-result-C = Verteidiger weicht zurück
scene-result-D = Verteidiger bewusstlos
scene-result-E = Verteidiger verletzt
scene-result-F = Verteidiger tot
scene-result-G = Angreifer bewusstlos
scene-result-H = Angreifer tot
scene-result-I = Pferd tot, Reiter bewusstlos
scene-result-J = Pferd tot, Reiter verletzt
scene-result-K = Pferd und Reiter tot
