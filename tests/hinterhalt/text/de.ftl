# Hinterhalt auf Deutsch.

## Was geschieht

event-dealt =
    { $told ->
        [0] { $seat } bekommt { $count } Karten.
       *[other] { $seat } bekommt: { $cards }.
    }
event-round-begins = Runde { $round } beginnt.
event-omen =
    { $told ->
        [0] { $seat } sieht ein Omen verdeckt an.
       *[other] Dein Omen zeigt { $face }.
    }
event-gifts-opened =
    { $cards_count ->
        [0] { $seat } gibt dem Passwächter nichts.
       *[other] { $seat } gibt dem Passwächter: { $cards }.
    }
event-order-fixed = Reihenfolge: { $order }.
event-turn-begins = { $seat } ist am Zug.
event-rested = { $seat } rastet.
event-foraged =
    { $told ->
        [0] { $seat } sucht Vorräte und zieht eine Karte.
       *[other] { $seat } sucht Vorräte und zieht: { $card }.
    }
event-discarded = { $seat } legt ab: { $cards }.
event-marched = { $seat } zieht auf Feld { $site }.
event-halted = { $seat } hält an.
event-arrived = { $seat } erreicht den Pass!
event-raids = { $seat } raubt { $target } aus.
event-conduct-shown = { $seat } zeigt { $card }: Der Raubzug ist vorbei.
event-stroke = { $seat } schlägt zu und würfelt { $face }.
event-card-taken =
    { $told ->
        [0] { $seat } nimmt { $target } eine Karte ab.
       *[other] { $seat } nimmt { $target } eine Karte ab: { $card }.
    }
event-card-scattered = { $seat } verliert { $card } am Straßenrand.
event-ambush-laid = { $seat } überfällt { $target }: { $card }.
event-feint-played = { $seat } täuscht { $target }: { $card }.
event-scout-played = { $seat } durchschaut { $target }: { $card }.
event-ambush-hits = { $attacker } trifft { $victim }. Flanken: { $flanks }; Omen: { $faces }.
event-ambush-fails = { $attacker } verfehlt { $victim }. Flanken: { $flanks }; Omen: { $faces }.
event-wagon-lost =
    { $wagons ->
        [0] { $seat } verliert den letzten Wagen.
        [one] { $seat } verliert einen Wagen, einer bleibt.
       *[other] { $seat } verliert einen Wagen, { $wagons } bleiben.
    }
event-eliminated =
    { $cards_count ->
        [0] { $seat } scheidet aus.
       *[other] { $seat } scheidet aus und legt ab: { $cards }.
    }
event-automaton-skips = { $seat }: Anweisung { $priority } ist nicht möglich.
event-automaton-raids = { $seat } folgt Anweisung { $priority } und raubt { $target } aus.
event-automaton-marches = { $seat } folgt Anweisung { $priority } und zieht weiter.
event-automaton-rests = { $seat } folgt Anweisung { $priority } und rastet.
event-game-over = Sieg für { $winners }. Punkte: { $scores }.

## Warum nicht

refusal-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-too-many-gifts = Mehr als { $most } Gaben sind nicht erlaubt.
refusal-ascending-order = Wähle die Gaben in aufsteigender Reihenfolge.
refusal-deck-is-empty = Der Stapel ist leer.
refusal-too-few-discards =
    { $least ->
        [one] Du musst mindestens eine Karte ablegen.
       *[other] Du musst mindestens { $least } Karten ablegen.
    }
refusal-no-such-caravan = Dort ist kein Zug, den du ausrauben kannst.
refusal-not-here = { $target } steht nicht auf deinem Feld.
refusal-valley-is-safe = Im Tal wird niemand ausgeraubt.
refusal-other-kind-needed = { $card } passt hier nicht.

## Fragen

prompt-choose-gifts = Welche Gaben legst du für den Passwächter bereit?
waiting-choose-gifts = { $seat } wählt Gaben.
prompt-plan-turn = Was tust du?
waiting-plan-turn = { $seat } plant den Spielzug.
prompt-discard-cards = Welche Karten legst du ab?
waiting-discard-cards = { $seat } legt Karten ab.
prompt-go-on =
    { $left ->
        [one] Weiter? Noch ein Schritt ist möglich.
       *[other] Weiter? Noch { $left } Schritte sind möglich.
    }
waiting-go-on = { $seat } überlegt, ob der Marsch weitergeht.
prompt-lay-ambush = Legst du einen Hinterhalt?
waiting-lay-ambush = { $seat } überlegt.
prompt-answer-ambush = Antwortest du mit einer Finte?
waiting-answer-ambush = { $seat } überlegt.
prompt-answer-feint = Antwortest du mit einem Späher?
waiting-answer-feint = { $seat } überlegt.
prompt-show-conduct = Zeigst du einen Geleitbrief?
waiting-show-conduct = { $seat } überlegt.
prompt-choose-flank = { $attacker } gegen { $victim }: welche Flanke?
waiting-choose-flank = { $seat } wählt eine Flanke.

## Tätigkeiten

verb-give = { $card } geben
verb-seal = Bestätigen
verb-march = Marschieren
verb-forage = Vorräte suchen
verb-raid = { $seat } ausrauben
verb-rest = Rasten
verb-onward = Weiter
verb-halt = Anhalten
verb-react = { $card } spielen
verb-flank = Flanke: { $flank }
verb-discard = { $card } ablegen
verb-enough = Genug

## Varianten

option-automaton = Automat auf dem letzten Platz
option-automaton-true = ja
option-automaton-false = nein
option-rounds = Runden
option-rounds-6 = sechs
option-rounds-4 = vier

## Der Tisch

scene-area-road = Der Weg, Runde { $round }
scene-area-caravans = Züge
scene-area-flanks = Flanken
scene-area-discard = Offene Ablage; im Stapel: { $deck }
scene-area-hand = Hand von { $seat }
scene-site =
    { $site ->
        [0] Tal
       *[other] Feld { $site } von { $goal }
    }
scene-flank = { $flank }
scene-caravan = Zug von { $seat }
scene-covered = verdeckt
scene-card = { $card }
fact-site = Feld
fact-wagons = Wagen
fact-points = Punkte
fact-omen = Omen
fact-count = Anzahl
