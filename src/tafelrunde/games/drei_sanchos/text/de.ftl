### Krieg der drei Sanchos auf Deutsch

## Chronik: Aufbau und Runden

event-dealt =
    { $number ->
        [one] { $sancho } bekommt eine Karte.
       *[other] { $sancho } bekommt { $number } Karten.
    }
event-rolled-off = Es wird um den ersten Befehl gewürfelt: { $first } für Castilla, { $second } für Aragón.
event-first-commander = { $sancho } befiehlt in der ersten Runde.
event-round-begins = Runde { $round }: Der Befehl liegt bei { $sancho }.
event-card-revealed = Runde { $round } hat keinen Befehlshaber. Aufgedeckt: { $card }.
event-card-played = { $sancho } spielt aus: { $card }.
event-card-reserved = { $sancho } legt eine Karte verdeckt in die Reserve; niemand kommt zum Zug.
event-drawn = { $sancho } zieht eine Karte.
event-card-kept = { $sancho } nimmt in die Reserve: { $card }.
event-waits = { $sancho } lässt anderen den Vortritt.
event-commands =
    { $number ->
        [one] { $sancho } hat einen Befehlspunkt.
       *[other] { $sancho } hat { $number } Befehlspunkte.
    }
event-executes = { $sancho } führt das eigene Feld aus: { $card }.
event-splits =
    { $number ->
        [one] { $sancho } hat einen Punkt für das, was im Feld steht.
       *[other] { $sancho } hat { $number } Punkte für das, was im Feld steht.
    }
event-stops =
    { $number ->
        [one] { $sancho } hört auf; ein Punkt verfällt.
       *[other] { $sancho } hört auf; { $number } Punkte verfallen.
    }
event-impossible = { $sancho } kann das nicht ausführen: { $card }.
event-declines = { $sancho } greift nicht an, weil es ein Garnisonsfeld kosten würde.
event-army-chosen = { $sancho } wählt die stärkste Armee: { $region }.
event-must-discard = { $sancho } lässt { $of } eine Reservekarte abwerfen.
event-discarded = { $sancho } wirft ab: { $card }.

## Chronik: Aktionen

event-recruited =
    { $number ->
        [one] { $sancho } rekrutiert einen Trupp.
       *[other] { $sancho } rekrutiert { $number } Truppen.
    }
event-deployed =
    { $place ->
        [1] { $sancho } entsendet einen Trupp in eine Garnison: { $region }.
       *[other] { $sancho } entsendet einen Trupp: { $region }.
    }
event-moved = { $sancho } bewegt: { $unit } → { $region }.
event-fortified = { $sancho } verstärkt { $region }: { $unit }.
event-field-won = { $sancho } hält nun { $region }.
event-field-lost = { $sancho } hält { $region } nicht mehr.
event-attacks =
    { $number ->
        [one] { $sancho } greift mit einem Punkt an: { $region }.
       *[other] { $sancho } greift mit { $number } Punkten an: { $region }.
    }
event-intercepts = { $sancho } fängt die Belagerer ab ({ $of }): { $region }.
event-garrison-joins =
    { $number ->
        [one] { $sancho } schickt eine Einheit aus der Garnison: { $region }.
       *[other] { $sancho } schickt { $number } Einheiten aus der Garnison: { $region }.
    }
event-rolls = { $sancho } würfelt: { $dice }.
event-passes = { $sancho } spielt keine Karte.
event-reserve-played = { $sancho } spielt aus der Reserve: { $card }.
event-column-chosen = { $sancho } würfelt in Spalte { $column } neu.
event-rerolled = { $sancho } würfelt neu: { $dice }. Jetzt: { $faces }.
event-el-cid-rides = { $sancho } ruft El Cid.
event-shifted = El Cid verschiebt einen Würfel ({ $sancho }): { $face } → Spalte { $column }.
event-column-cancels = Spalte { $column } hebt sich auf: { $dice }.
event-die-removed = { $sancho } entfernt einen Würfel ({ $of }): { $face }.
event-dice-without-effect = Alle übrigen Würfel bleiben ohne Wirkung; sie gehören { $sancho }.
event-troop-lost = { $sancho } verliert einen Trupp: { $region }.
event-king-beaten = Der König von { $sancho } ist geschlagen: { $region }.
event-king-home =
    { $place ->
        [1] Der König von { $sancho } kehrt in seine Heimatburg zurück: { $region }.
       *[other] Der König von { $sancho } kehrt in seine Heimatregion zurück: { $region }.
    }
event-battle-over = Die Schlacht ist vorbei: { $region }.

## Chronik: Belagerungen und Ende

event-besieges =
    { $number ->
        [one] { $sancho } will { $of } mit einem Punkt belagern: { $region }.
       *[other] { $sancho } will { $of } mit { $number } Punkten belagern: { $region }.
    }
event-party-sent =
    { $king ->
        [1] { $sancho } schickt den König und Truppen zur Belagerung ({ $region }). Truppen: { $number }.
       *[other] { $sancho } schickt Truppen zur Belagerung ({ $region }). Truppen: { $number }.
    }
event-lets-be = { $sancho } fängt nicht ab: { $region }.
event-siege-placed =
    { $number ->
        [one] { $sancho } belagert { $of } mit einer Einheit: { $region }.
       *[other] { $sancho } belagert { $of } mit { $number } Einheiten: { $region }.
    }
event-siege-averted = { $sancho } hat zu wenige Einheiten für die Belagerung übrig: { $region }.
event-siege-given-up = { $sancho } gibt die Belagerung auf: { $region }.
event-siege-broken = Die Belagerung durch { $sancho } ist durchbrochen: { $region }.
event-siege-loss = Die Belagerung kostet { $sancho } einen Trupp: { $region }.
event-siege-king = Die Belagerung vertreibt den König von { $sancho }: { $region }.
event-captured = { $sancho } erobert ein Garnisonsfeld von { $of }: { $region }.
event-el-cid-claimed = { $sancho } hat die wenigsten Siegpunkte und beansprucht El Cid.
event-major-victory =
    { $sanchos_count ->
        [one] Herausragender Sieg: { $sanchos }. Siegpunkte: Castilla { $castilla }, Nájera { $najera }, Aragón { $aragon }.
       *[other] Geteilter herausragender Sieg: { $sanchos }. Siegpunkte: Castilla { $castilla }, Nájera { $najera }, Aragón { $aragon }.
    }
event-minor-victory =
    { $sanchos_count ->
        [one] Schwacher Sieg: { $sanchos }. Siegpunkte: Castilla { $castilla }, Nájera { $najera }, Aragón { $aragon }.
       *[other] Geteilter schwacher Sieg: { $sanchos }. Siegpunkte: Castilla { $castilla }, Nájera { $najera }, Aragón { $aragon }.
    }

## Warum etwas nicht geht

refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-reserve-taken = In deiner Reserve liegt schon eine Karte.
refusal-supply-empty = Im Vorrat ist kein Trupp dieser Farbe mehr.
refusal-no-recruits = Es gibt keine Rekruten.
refusal-king-besieged = Der König wird belagert; zu ihm kommt kein Trupp durch.
refusal-castle-closed = Die Heimatburg ist belagert oder in fremder Hand: { $region }.
refusal-no-such-unit = Eine solche Einheit hast du dort nicht: { $region }.
refusal-unit-besieged = Belagerte Einheiten können sich nicht bewegen: { $region }.
refusal-not-adjacent = { $target } grenzt nicht an { $region }.
refusal-najera-keeps-one = Nájera gibt von sich aus kein Garnisonsfeld auf: { $region }.
refusal-not-in-field = Eine solche Einheit steht dort nicht in der Feldarmee: { $region }.
refusal-not-in-garrison = Eine solche Einheit steht dort nicht in der Garnison: { $region }.
refusal-field-besieged = Eine belagerte Garnison lässt sich nicht verstärken: { $region }.
refusal-field-taken = Das Garnisonsfeld ist in fremder Hand: { $region }.
refusal-only-empty-fields = Der Text erlaubt nur leere Garnisonsfelder: { $region }.
refusal-one-attack = Angreifen geht nur einmal pro Zug.
refusal-one-siege = Belagern geht nur einmal pro Zug.
refusal-not-enough-points =
    { $number ->
        [one] Es ist nur noch ein Punkt übrig.
       *[other] Es sind nur noch { $number } Punkte übrig.
    }
refusal-no-field-army = Dort steht keine gegnerische Feldarmee: { $region }.
refusal-no-own-units = Dort hast du keine Einheiten: { $region }.
refusal-needs-a-unit = Ohne Feldarmee muss mindestens eine Einheit aus der Garnison heraus: { $region }.
refusal-no-garrison = Dort steht keine gegnerische Garnison: { $region }.
refusal-already-besieged = Diese Garnison wird schon belagert: { $region }.
refusal-siege-too-weak =
    { $number ->
        [one] So wenige Punkte reichen gegen einen Verteidiger nicht.
       *[other] So wenige Punkte reichen gegen { $number } Verteidiger nicht.
    }
refusal-party-too-small = Du brauchst mindestens { $number } Einheiten.
refusal-party-too-large = Höchstens { $number } Einheiten dürfen mit.
refusal-closed-to-attack = Der Text verbietet dort einen Angriff: { $region } ({ $card }).
refusal-not-listed = Das steht nicht im Feld: { $card }.
refusal-not-in-text = Der Text sagt etwas anderes: { $card }.
refusal-first-is-possible = Das geht nur, wenn Verstärken unmöglich ist: { $card }.
refusal-siege-replaced-it = Belagern hat Verstärken ersetzt: { $card }.
refusal-must-go-on =
    { $number ->
        [one] Du musst auch den letzten Punkt nutzen.
       *[other] Du musst die { $number } Punkte nutzen, solange es geht.
    }
refusal-must-be-used = Die erste Aktion ist möglich und muss genutzt werden: { $card }.
refusal-must-attack = Ein Angriff ist möglich, also musst du angreifen: { $card }.
refusal-full-strength =
    { $number ->
        [one] Der Text gibt genau einen Punkt.
       *[other] Der Text gibt genau { $number } Punkte.
    }
refusal-not-preferred = Das ist nicht die bevorzugte Region: { $region }.
refusal-directed-elsewhere = Der Text schickt Einheiten von { $region } nach { $target }.
refusal-not-in-reserve = Diese Karte liegt nicht in der Reserve: { $card }.
refusal-no-reserve = Dort liegt keine Reservekarte: { $sancho }.
refusal-no-el-cid = El Cid liegt nicht in deiner Reserve.
refusal-no-own-die-there = In Spalte { $column } liegt keiner deiner Würfel.
refusal-reroll-more =
    Die Karte muss ganz genutzt werden: { $number ->
        [one] ein Würfel.
       *[other] { $number } Würfel.
    }
refusal-not-your-die = Das ist keiner deiner Würfel: { $face }.
refusal-own-die = Du musst einen gegnerischen Würfel entfernen, keinen eigenen: { $face }.
refusal-no-such-die = Dort liegt kein solcher Würfel: { $face }.
refusal-nobody-to-move = Keine deiner Einheiten kann sich bewegen.
refusal-nobody-to-fortify = Nirgends kann eine Einheit aus dem Feld in eine freie oder eigene Burg.
refusal-nobody-to-attack = In keiner Region steht eine gegnerische Feldarmee bei deinen Einheiten.
refusal-nothing-to-besiege = Nirgends stehen genug deiner Einheiten im Feld vor einer gegnerischen Burg.

## Fragen

prompt-choose-card = Welche Karte spielst du aus oder legst du in deine Reserve?
prompt-act-now = Machst du deinen Zug jetzt, oder kommt erst { $sancho }?
prompt-command =
    { $number ->
        [one] { $sancho }: noch ein Befehlspunkt. Was tust du?
       *[other] { $sancho }: noch { $number } Befehlspunkte. Was tust du?
    }
prompt-pool =
    { $number ->
        [one] { $sancho }: noch ein Punkt für das, was im Feld steht.
       *[other] { $sancho }: noch { $number } Punkte für das, was im Feld steht.
    }
prompt-deploy = { $sancho }: Wohin kommt der nächste Trupp?
prompt-fortify =
    { $number ->
        [one] { $sancho }: Welche Einheit verstärkt mit dem letzten Punkt?
       *[other] { $sancho }: Welche Einheit verstärkt? Noch { $number } Punkte.
    }
prompt-attack-region = { $sancho } muss angreifen. Wo?
prompt-siege-region = { $sancho } muss belagern. Wo?
prompt-army = Mehrere Armeen sind gleich stark ({ $sancho }). Welche zählt?
prompt-target = { $sancho }: Mehrere Regionen sind gleichwertig. Wohin zieht die Armee?
prompt-directed-move = { $sancho }: Welche Einheit zieht?
prompt-garrison-join = Schlacht: { $region }. Wie viele Einheiten verlassen die Garnison und kämpfen mit ({ $sancho })?
prompt-reserve = { $sancho }: Spielst du in dieser Schlacht eine Reservekarte?
prompt-column = { $sancho }: In welcher Spalte würfelst du neu?
prompt-reroll = Welche Würfel werden neu geworfen? Du brauchst { $number }.
prompt-shift = Welchen Würfel verschiebt El Cid?
prompt-remove-die = { $sancho }: Welchen gegnerischen Würfel entfernst du?
prompt-which-troop = Entfernst du einen freien oder einen belagernden Trupp?
prompt-siege-party = { $sancho }: Welche Einheiten belagern { $of } ({ $region })?
prompt-siege-again = Das Abfangen ist vorbei. Welche Einheiten von { $sancho } belagern { $of } ({ $region })?
prompt-intercept =
    { $number ->
        [one] { $sancho } schickt eine Einheit gegen die Garnison von { $of } ({ $region }). Fängst du sie ab?
       *[other] { $sancho } schickt { $number } Einheiten gegen die Garnison von { $of } ({ $region }). Fängst du sie ab?
    }
prompt-strip = Wer muss eine Reservekarte abwerfen?
prompt-discard = { $sancho }: Welche Reservekarte wirfst du ab?

waiting-choose-card = { $seat } wählt eine Karte.
waiting-act-now = { $seat } kann jetzt handeln oder warten.
waiting-command = { $seat } gibt Befehle.
waiting-pool = { $seat } führt ein Aktionsfeld aus.
waiting-deploy = { $seat } entsendet Truppen.
waiting-fortify = { $seat } verstärkt Garnisonen.
waiting-attack-region = { $seat } wählt, wo angegriffen wird.
waiting-siege-region = { $seat } wählt, wo belagert wird.
waiting-army = { $seat } wählt eine Armee.
waiting-target = { $seat } wählt eine Region.
waiting-directed-move = { $seat } bewegt eine Einheit.
waiting-garrison-join = { $seat } kann die Garnison mitkämpfen lassen ({ $region }).
waiting-reserve = { $seat } kann in der Schlacht eine Reservekarte spielen.
waiting-column = { $seat } wählt eine Spalte.
waiting-reroll = { $seat } wählt Würfel, die neu geworfen werden.
waiting-shift = { $seat } setzt El Cid ein.
waiting-remove-die = { $seat } entfernt einen Würfel.
waiting-which-troop = { $seat } entfernt einen Trupp.
waiting-siege-party = { $seat } wählt die Belagerer.
waiting-siege-again = { $seat } wählt die Belagerer.
waiting-intercept = { $seat } kann abfangen.
waiting-strip = { $seat } wählt einen Gegner.
waiting-discard = { $seat } wirft eine Karte ab.

## Handlungen

verb-play_card = Ausspielen: { $card }
verb-reserve_card = In die Reserve: { $card }
verb-act = Jetzt handeln
verb-wait = Warten
verb-recruit = Rekrutieren
verb-deploy_king = Zum König entsenden
verb-deploy_home = In die Heimatregion entsenden
verb-deploy_castle = In die Heimatburg entsenden
verb-move = Bewegen: { $unit } → { $region }
verb-fortify = Verstärken: { $unit }
verb-attack = Angreifen mit { $points }: { $region }
verb-besiege = Belagern mit { $points }: { $region }
verb-stop = Aufhören
verb-decline = Nicht angreifen
verb-join =
    { $number ->
        [0] Niemand kämpft mit
        [one] Ein Trupp kämpft mit
       *[other] { $number } Truppen kämpfen mit
    }
verb-join_with_king =
    { $number ->
        [0] Der König kämpft mit
        [one] Der König und ein Trupp kämpfen mit
       *[other] Der König und { $number } Truppen kämpfen mit
    }
verb-send =
    { $number ->
        [one] Einen Trupp schicken
       *[other] { $number } Truppen schicken
    }
verb-send_with_king =
    { $number ->
        [0] Den König schicken
        [one] Den König mit einem Trupp schicken
       *[other] Den König mit { $number } Truppen schicken
    }
verb-give_up = Belagerung aufgeben
verb-intercept = Abfangen
verb-let_be = Nicht abfangen
verb-choose_army = Armee: { $region }
verb-choose_target = Ziel: { $region }
verb-use_card = Aus der Reserve: { $card }
verb-use_cid = El Cid rufen
verb-reroll_column = Spalte { $column }
verb-reroll = Neu würfeln: { $face }
verb-shift_left = Nach links: { $face }
verb-shift_right = Nach rechts: { $face }
verb-remove_die = Entfernen: { $face }
verb-take_free = Einen freien Trupp
verb-take_besieger = Einen belagernden Trupp
verb-strip = { $sancho } wirft ab
verb-discard = Abwerfen: { $card }

## Varianten

option-sancho = Dein Sancho (allein)
option-sancho-castilla = Castilla
option-sancho-najera = Nájera
option-sancho-aragon = Aragón
option-level = Stärke der Sancho-Bots
option-level-normal = normal
    .about = Die Bots haben keinen Vorteil.
option-level-hard = schwer
    .about = Jeder Bot hat zwei Rekruten mehr.
option-level-very_hard = sehr schwer
    .about = Dazu hat jede Feldarmee der Bots einen Trupp mehr.
option-level-epic = episch
    .about = Dazu beginnt jeder Bot mit einer Karte in der Reserve.
option-el_cid = El Cid
option-el_cid-false = ohne
    .about = Niemand hilft dem Letzten.
option-el_cid-true = mit El Cid
    .about = Wer als Einziger die wenigsten Punkte hat, bekommt Hilfe in der Schlacht.
option-nonplayer_start_recruits = Rekruten der Nichtspieler-Sanchos
option-nonplayer_start_recruits-0 = keine
option-nonplayer_start_recruits-2 = zwei
option-restriction_scope = „Nicht in …“ auf Karten
option-restriction_scope-kingdom = das ganze Königreich
option-restriction_scope-home = nur die Heimatregion
option-najera_keeps_last_unit = Nájera ohne Spieler
option-najera_keeps_last_unit-true = behält die letzte Einheit einer Garnison
option-najera_keeps_last_unit-false = darf alle Einheiten in die Schlacht schicken
option-bots_keep_sieges = Belagerungen der Sancho-Bots
option-bots_keep_sieges-true = werden nie durch Bewegen gebrochen
option-bots_keep_sieges-false = können durch Bewegen gebrochen werden

## Auf dem Tisch

scene-area-map = Karte, Runde { $round }
scene-area-units = Einheiten
scene-area-card = Karte im Spiel
scene-area-track = Kampf- und Siegpunkteleiste
scene-area-sancho = { $sancho }: { $number } SP
scene-area-points = Punkte
scene-area-numbers = Zahlen
scene-area-map-solo = Karte, Runde { $round } · Siegpunkte: du { $mine }, die Bots { $theirs } · { $arrow ->
    [0] Pfeil nach unten
   *[1] Pfeil nach oben
 }
scene-region = { $number } { $region }
scene-unit = { $sancho }: { $unit }
scene-card = { $card }
scene-crown = Krone ({ $sancho })
scene-hand-card = Hand: { $card }
scene-reserve-card = Reserve: { $card }
scene-hidden-card = Verdeckte Karte
scene-column = Spalte { $column }
scene-face = { $face }
scene-sancho = { $sancho }
scene-number = { $number }

fact-borders = Grenzt an
fact-vp = Siegpunkte
fact-holder = Besitzer
fact-garrison = Garnison
fact-besieger = Belagerer
fact-siege = Belagernde Einheiten
fact-count = Anzahl
fact-active = Am Zug
fact-points-left = Restpunkte
fact-recruits = Rekruten
fact-supply = Vorrat
fact-hand = Handkarten
fact-reserve = Reservekarten
fact-el-cid = El Cid

# Solo

event-solo-begins =
    { $level ->
        [hard] Sancho Solo, Grad Schwer: { $sancho } gegen zwei Sancho-Bots.
        [very_hard] Sancho Solo, Grad Sehr schwer: { $sancho } gegen zwei Sancho-Bots.
        [epic] Sancho Solo, Grad Episch: { $sancho } gegen zwei Sancho-Bots.
       *[normal] Sancho Solo, Grad Normal: { $sancho } gegen zwei Sancho-Bots.
    }
event-bot-reserve = { $sancho } beginnt mit einer offenen Reservekarte: { $card }.
event-card-removed = Aus dem Spiel: { $card }.
event-bot-arrow =
    { $arrow ->
        [0] Gleichstand für { $sancho } ({ $regions }): Pfeil nach unten, Region { $number } ({ $region }). Danach zeigt der Pfeil nach oben.
       *[1] Gleichstand für { $sancho } ({ $regions }): Pfeil nach oben, Region { $number } ({ $region }). Danach zeigt der Pfeil nach unten.
    }
event-bot-candidates =
    { $choice ->
        [0] Armeen von { $sancho }: { $regions }. Einheiten: { $first }; mit König: { $second }. Es gilt: die meisten Einheiten, dann mit König, dann der Pfeil.
        [1] Gegner nebenan: { $regions }. Kleinste Armee eines Gegners: { $first }; mit König: { $second }. Es gilt: die wenigsten Einheiten, dann ohne König, dann der Pfeil.
        [2] Leere Garnisonsfelder für { $sancho }: { $regions }. Siegpunkte: { $first }; eigene Feldarmee: { $second }. Es gilt: die meisten Siegpunkte, dann die größte Feldarmee, dann der Pfeil.
        [3] Eigene Garnisonen von { $sancho }: { $regions }. Einheiten: { $first }; eigene Feldarmee: { $second }. Es gilt: die wenigsten Einheiten, dann die größte Feldarmee, dann der Pfeil.
        [4] Mögliche Angriffe von { $sancho }: { $regions }. Eigene minus gegnerische Einheiten: { $first }; mit eigenem König: { $second }. Es gilt: der größte Vorsprung, dann der König, dann der Pfeil.
        [5] Mögliche Belagerungen von { $sancho }: { $regions }. Siegpunkte: { $first }; gegnerische Feldarmee: { $second }; Verteidiger: { $third }. Es gilt: die meisten Siegpunkte, dann ohne Feldarmee, dann die wenigsten Verteidiger, dann der Pfeil.
       *[6] Mögliche Belagerungen von { $sancho }: { $regions }. Eigene minus gegnerische Einheiten: { $first }. Es gilt: der größte Vorsprung, dann der Pfeil.
    }
event-bot-strongest =
    { $king ->
        [0] Stärkste Armee von { $sancho }: { $region } ({ $number }), Einheiten: { $units }, ohne König.
       *[1] Stärkste Armee von { $sancho }: { $region } ({ $number }), Einheiten: { $units }, mit König.
    }
event-bot-weakest =
    { $king ->
        [0] Schwächster Nachbar: { $of } in { $region } ({ $number }), Einheiten: { $units }, ohne König.
       *[1] Schwächster Nachbar: { $of } in { $region } ({ $number }), Einheiten: { $units }, mit König.
    }
event-bot-empty = { $sancho } wählt eine leere Nachbarregion: { $region } ({ $number }).
event-bot-cannot =
    { $action ->
        [0] { $sancho } kann nicht rekrutieren: Der Vorrat ist leer.
        [1] { $sancho } kann niemanden entsenden.
        [2] { $sancho } kann sich so nicht bewegen.
        [3] { $sancho } kann nirgends angreifen.
        [4] { $sancho } kann nichts verstärken.
        [5] { $sancho } kann nichts belagern.
       *[7] Niemand hat eine Reservekarte, die { $sancho } abwerfen lassen könnte.
    }
event-bot-takes-field = Leeres Garnisonsfeld mit den meisten Punkten für { $sancho }: { $region } ({ $number }), Siegpunkte: { $vp }, Feldarmee dort: { $units }.
event-bot-strengthens = Kleinste eigene Garnison von { $sancho }: { $region } ({ $number }), Einheiten: { $units }.
event-bot-attacks = { $sancho } wählt für den Angriff { $region } ({ $number }): eigene minus gegnerische Einheiten { $lead }, mit allen Punkten ({ $points }).
event-bot-joins = { $sancho } schickt alle bis auf eine Einheit aus der Garnison ({ $region }, { $number }) in die Schlacht: { $units }.
event-bot-besieges =
    { $open ->
        [0] { $sancho } wählt für die Belagerung { $region } ({ $number }): Siegpunkte { $vp }, Verteidiger { $units }, mit gegnerischer Feldarmee in der Region.
       *[1] { $sancho } wählt für die Belagerung { $region } ({ $number }): Siegpunkte { $vp }, Verteidiger { $units }, keine gegnerische Feldarmee.
    }
event-bot-besieges-preferred = { $sancho } wählt für die Belagerung die bevorzugte Region { $region } ({ $number }): eigene minus gegnerische Einheiten { $lead }.
event-bot-keeps = Am Ende der Runde kommt { $card } offen in die Reserve von { $sancho }.
event-bot-party = { $sancho } belagert { $region } ({ $number }) mit genau einer Einheit mehr, als dort verteidigen: { $units }, den König nur, wenn Truppen fehlen.
event-bot-leads = Der höchste einzelne Würfel gehört schon { $sancho }: keine Reservekarte.
event-bot-cannot-reach = { $sancho } kommt mit seinen Reservekarten von Spalte { $column } nicht weit genug und passt.
event-bot-shifts = { $sancho } spielt { $cards } und schiebt seinen höchsten Würfel von Spalte { $from_column } in Spalte { $column }.
event-bot-removes =
    { $why ->
        [1] { $sancho } nimmt den höchsten gegnerischen Würfel, der allein oder neben genau einem eigenen liegt: { $of }, Spalte { $column }.
        [2] { $sancho } nimmt einen Würfel aus der niedrigsten Spalte mit drei oder mehr: { $of }, Spalte { $column }.
       *[3] { $sancho } nimmt einen Würfel aus der niedrigsten Spalte mit zweien: { $of }, Spalte { $column }.
    }

campaign-about = Die Solo-Kampagne: Gewinne als Nájera, dann als Aragón, dann als Castilla. Nach jedem Sieg wird es einen Grad schwerer; zwei Niederlagen werden verziehen.
campaign-start-normal = Kampagne ab Normal
campaign-start-hard = Kampagne ab Schwer
campaign-start-impossible = Unmöglich: drei Siege ohne Niederlage ab Sehr schwer
campaign-result-major = herausragender Sieg
campaign-result-minor = schwacher Sieg
campaign-result-lost = Niederlage
campaign-sancho =
    { $value ->
        [najera] Nájera
        [aragon] Aragón
       *[castilla] Castilla
    }
campaign-level =
    { $value ->
        [hard] Schwer
        [very_hard] Sehr schwer
        [epic] Episch
       *[normal] Normal
    }
campaign-el_cid =
    { $value ->
        [true] mit El Cid
       *[false] ohne El Cid
    }

## Was ein Rat über eine Wahl sagt

term-points = Siegpunkte: { $value } (sonst { $other })
term-rivals = Siegpunkte des besten Gegners: { $value } (sonst { $other })
term-castles = Regionen mit Garnison: { $value } (sonst { $other })
term-troops = Truppen im Feld: { $value } (sonst { $other })
