### Guiscard auf Deutsch

## Aufstellung und Ablauf

event-sets-up = { $unit } wird aufgestellt.
event-head-placed = Der Pferdekopf von { $unit } kommt auf { $hex }.
event-set-up = { $unit } steht auf { $hex }, Blick nach { $direction }.
event-formation-faces = Die Formation blickt nach { $direction }.
event-formation-formed = { $seat }: eine Lanzenformation, Blick nach { $direction }.
event-foulkon-formed = { $seat }: ein Foulkon, Blick nach { $direction }.
event-forming-over = { $seat }: Die Formationen bleiben, wie sie sind.
event-left-out = { $unit } kommt nicht mit in die nächste Formation.
event-formation-lost = { $unit } steht nicht mehr in Formation.
event-formation-dissolved = Die Formation von { $unit } löst sich auf.
event-marker-beaten = Die Lanzen vor { $unit } auf { $hex } sind überwunden.
event-marker-laid = { $unit } streckt die Lanze wieder nach { $hex }.
event-round-begins = Runde { $round } beginnt.
event-turn-begins = Runde { $round }, am Zug: { $seat }. Zuerst der Fernkampf.
event-step-begins =
    { $step ->
        [2] Reiterangriffe werden angesagt.
        [3] Die Bewegung beginnt.
        [4] Der Nahkampf beginnt.
       *[other] Bewusstlose kommen zu sich.
    }
event-recovers = { $unit } kommt wieder zu sich.
event-wiped-out = { $seat }: keine Einheiten mehr.
event-decided-dead = Ziel erreicht: { $n } von { $all } gefallen (nötig: { $needed }).
event-decided-alive = Ziel erreicht: { $n } von { $all } am Leben oder entkommen ({ $edge }; nötig: { $needed }).
event-decided-leave = Ziel erreicht: { $n } von { $all } nicht mehr auf der Karte ({ $edge }; nötig: { $needed }).
event-decided-stand =
    Ziel erreicht: { $n } von { $all } kampffähig { $region ->
        [plateau] auf der Hochfläche
        [knoll] auf der Kuppe
        [castle_court] im Burghof
       *[other] im Gebiet { $region }
    } (nötig: { $needed }).
event-decided-hold =
    Ziel erreicht: Nur eine Seite hält { $region ->
        [tower] den Turm
        [castle] die Burg
        [farm] den Gutshof
        [church] die Kirche
       *[other] das Gebiet { $region }
    }.
event-decided-gate = Ziel erreicht: Das Tor ist offen, und { $n } von { $all } stehen kampffähig im Hof (nötig: { $needed }).
event-decided-carried = Ziel erreicht: { $n } von { $all } Gefangenen verschleppt ({ $edge }; nötig: { $needed }).
event-decided-carried-exactly = Ziel erreicht: genau { $n } von { $all } Gefangenen verschleppt ({ $edge }).
event-decided-taken = Ziel erreicht: { $n } von { $all } tot oder gefangen (nötig: { $needed }).
event-decided-packs = Ziel erreicht: { $n ->
    [one] 1 Packpferd
   *[other] { $n } Packpferde
  } fortgeführt ({ $edge }; nötig: { $needed }).
event-decided-packs-exactly = Ziel erreicht: genau { $n ->
    [one] 1 Packpferd
   *[other] { $n } Packpferde
  } fortgeführt ({ $edge }).
event-decided-led-out = Ziel erreicht: Der Gefangene ist aus der Burg geführt.
event-decided-burnt = Ziel erreicht: { $n } Felder des Stegs sind abgebrannt (nötig: { $needed }).
event-decided-ablaze = Ziel erreicht: { $n } Felder des Stegs sind abgebrannt oder brennen (nötig: { $needed }).
event-decided-else = Die letzte Runde ist vorbei, und kein anderes Ziel ist erreicht.
event-game-over =
    { $winners_count ->
        [one] Sieg: { $winners }.
       *[other] Unentschieden: { $winners }.
    }

## Bewegung

event-takes-up = { $unit } beginnt die Bewegung mit { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkten
  }.
event-steps = { $unit } zieht nach { $hex }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } übrig.
event-turns-about = { $unit } wendet auf der Stelle: Kopf auf { $hex }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } übrig.
event-mounts = { $unit } sitzt auf ({ $horse }, Kopf auf { $hex }), { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } übrig.
event-dismounts = { $unit } sitzt auf { $hex } ab ({ $horse }), { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } übrig.
event-leads = { $unit } nimmt die Zügel: { $horse }.
event-snatches = { $unit } greift im Vorbeireiten nach den Zügeln: { $horse }.
event-caught = Wurf { $roll }: { $unit } hat die Zügel ({ $horse }).
event-not-caught = Wurf { $roll }: { $unit } verfehlt die Zügel ({ $horse }).
event-reins-lost = { $unit } lässt die Zügel los: { $horse }.
event-reins-left = { $unit } greift nicht nach den Zügeln.
event-horse-placed = { $horse } steht auf { $hex } und { $behind }.
event-horse-head = Der Kopf des Pferdes kommt auf { $hex }: { $horse }.
event-carries = { $unit } hebt { $person } auf, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } übrig.
event-stops-carrying = { $unit } hält mit der getragenen Person an.
event-put-down = { $unit } wird auf { $hex } abgelegt.
event-takes-cover = { $unit } sucht Deckung gegen Schüsse aus { $direction }.
event-to-be-seized = { $unit } soll gefangen genommen werden.
event-seized = { $unit } nimmt { $person } gefangen.
event-seizes-nobody = { $seat }: keine weiteren Gefangenen.
event-freed = { $unit } ist wieder frei.
event-leads-off = { $unit } führt { $person } mit, noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-led-to = { $unit } wird nach { $hex } gebracht.
event-carried-off = { $unit } wird von der Karte gebracht ({ $edge }).
event-horse-led-off = { $unit } führt ein Pferd fort ({ $edge }): { $horse }.
event-stays = { $unit } bleibt in diesem Zug stehen.
event-ends-move = { $unit } bleibt auf { $hex } stehen.
event-set-back = { $unit } muss zurück auf { $hex }, den letzten freien Platz auf dem Weg.
event-driven-off = { $unit } kommt nicht auf die Karte.
event-waits-outside = { $unit } wartet noch außerhalb der Karte.
event-enters-behind = { $unit } reitet über { $hex } herein.
event-leaves-map = { $unit } verlässt die Karte: { $edge }.
event-movement-over = { $seat }: Ende der Bewegung.
event-goes-at-tent = { $unit } macht sich an ein Zelt.
event-tears = { $unit } reißt den ganzen Zug lang am Zelt auf { $hex }.
event-tent-torn = { $unit } hat das Zelt auf { $hex } niedergerissen.
event-alarm = Alarm! Bei { $seat } sind jetzt alle wach.
event-clears = { $unit } räumt Tote weg.
event-helps = { $unit } hilft dabei.
event-lifts-dead = Die Toten von { $hex } werden angehoben.
event-lifts-horse = Das tote Pferd auf { $hex } wird angehoben.
event-cleared = { $unit } und { $by } schaffen Tote von { $from } nach { $hex }.

## Die Burg

event-works-gate =
    { $open ->
        [true] { $unit } arbeitet am Tor: Es wird geschlossen.
       *[other] { $unit } arbeitet am Tor: Es wird geöffnet.
    }
event-works-in-vain = { $unit } hat vergeblich am Tor gearbeitet.
event-gate-opens = Das Tor auf { $hex } steht offen: { $unit } hat das Blatt gekippt.
event-gate-closes = Das Tor auf { $hex } ist zu: { $unit } hat das Blatt aufgerichtet.
event-pushes-engine = Vier Leute schieben die Steinschleuder auf { $hex }.
event-engine-pushed = Die Steinschleuder steht jetzt auf { $hex }.
event-engine-made-ready = Die Maschine auf { $hex } wird bereit gemacht.
event-engine-shoots = Die Maschine auf { $from } schießt auf { $hex }.
event-stone-lost = Der Stein fliegt über den Kartenrand (zusammen { $total }).
event-stone-lands = Der Stein schlägt auf { $hex } ein (zusammen { $total }).
event-wood-shattered = Das Holz auf { $hex } ist zerschmettert (Wurf { $roll }).
event-wood-holds = Das Holz auf { $hex } hält (Wurf { $roll }).
event-greek-fire-rolled = Die Mannschaft des Griechischen Feuers auf { $hex } pumpt (Wurf { $roll }).
event-naphtha-lies = Naphtha bedeckt { $hex } und die Felder ringsum.
event-engine-sited = Eine Maschine kommt nach { $hex }.
event-engine-faces = Die Maschine auf { $hex } zeigt nach { $direction }.
event-catches-fire = { $hex } fängt Feuer.
event-wakes-in-fire = { $unit } wacht im Feuer auf (Wurf { $roll }).
event-dies-in-fire = { $unit } wacht im Feuer nicht auf (Wurf { $roll }).
event-in-naphtha = { $unit } steht in brennendem Naphtha (Wurf { $roll }).
event-flees-fire = { $unit } flieht vor dem Feuer nach { $hex }.
event-burns-to-death = { $unit } verbrennt auf { $hex }.
event-prepares-fire = { $unit } bereitet auf { $hex } ein Feuer vor.
event-goes-at-fire = { $unit } macht sich ans Feuer.
event-lights = { $unit } zündet { $hex } an.
event-fire-out = { $unit } löscht das Feuer auf { $hex } (Wurf { $roll }).
event-fire-burns-on = { $unit } bekommt das Feuer auf { $hex } nicht gelöscht (Wurf { $roll }).
event-fire-spreads = Das Feuer greift auf { $hex } über (Wurf { $roll }).
event-fire-stays = Das Feuer greift nicht auf { $hex } über (Wurf { $roll }).
event-burnt-down = { $hex } ist abgebrannt.
event-takes-fire-arrow = { $unit } nimmt einen Brandpfeil.
event-shoots-fire = { $unit } schießt einen Brandpfeil auf { $hex }.
event-fire-takes = Der Brandpfeil zündet auf { $hex } (Wurf { $roll }).
event-fire-fails = Der Brandpfeil verlischt auf { $hex } (Wurf { $roll }).
event-falls-off = { $unit } stürzt von { $hex } ab.
event-falls-upon = { $unit } stürzt auf { $person }.
event-hauls = { $unit } und { $partner } nehmen eine Leiter auf.
event-hauls-to = { $unit } geht mit der Leiter voran nach { $hex }.
event-goes-ahead = Jetzt geht { $unit } mit der Leiter voran.
event-lays-ladder = { $unit } legt die Leiter ab.
event-ladder-raised = { $unit } stellt die Leiter auf { $hex } an { $behind } auf.
event-pair-stopped = Die Träger halten an: { $unit } ist getroffen.
event-brings-ladder = { $unit } bringt eine Leiter.
event-enters-first = { $unit } kommt mit der Leiter über { $hex }.
event-works-ladder = { $unit } macht sich an eine Leiter.
event-ladder-shifted = Die Leiter steht jetzt auf { $hex }, an { $behind } gelehnt.
event-ladder-taken-down = Die Leiter auf { $hex } ist abgenommen.
event-goes-for-ladder = { $unit } geht auf eine Leiter oder ein Seil los.
event-overturns = { $unit } will die Leiter auf { $hex } umstoßen.
event-cuts = { $unit } schlägt auf das Seil auf { $hex } ein.
event-ladder-falls = Die Leiter auf { $hex } fällt (Wurf { $roll }).
event-ladder-stands = Die Leiter auf { $hex } hält (Wurf { $roll }).
event-rope-cut = Das Seil auf { $hex } ist gekappt (Wurf { $roll }).
event-rope-whole = Das Seil auf { $hex } hält (Wurf { $roll }).
event-ladder-lies = Die Leiter liegt auf { $hex } und { $behind }.
event-climbs = { $unit } steigt auf die Leiter auf { $hex }.
event-climbs-rope = { $unit } klettert am Seil auf { $hex }.
event-comes-down = { $unit } steht auf { $hex }.
event-throws-rope = { $unit } wirft einen Wurfanker nach { $hex }.
event-rope-holds = Der Wurfanker hält auf { $hex } (Wurf { $roll }).
event-rope-slips = Der Wurfanker rutscht von { $hex } ab (Wurf { $roll }).
event-grapnel-given = { $unit } trägt einen Wurfanker.
event-grapnel-handed = { $unit } gibt { $by } den Wurfanker.
event-grapnel-found = { $unit } hebt auf { $hex } einen Wurfanker auf.
event-rope-pulled-up = { $unit } zieht das Seil von { $hex } hoch.
event-takes-rope = { $unit } packt am Seil mit an.
event-palisade-torn = Die Palisade auf { $hex } gibt nach (Wurf { $roll }, zusammen { $total }).
event-palisade-holds = Die Palisade auf { $hex } hält (Wurf { $roll }, zusammen { $total }).
event-comes-loose = Was auf { $hex } an der Palisade hing, kommt herunter.
event-grabs-rope = { $unit } steigt über die Palisade und greift nach dem Seil.
event-rope-missed = { $unit } verfehlt das Seil (Wurf { $roll }).
event-rope-caught = { $unit } hängt am Seil (Wurf { $roll }).
event-gate-falls = Das Tor auf { $hex } ist zerstört.
event-stockade-falls = Palisade und Wehrgang auf { $hex } sind gefallen.
event-palisade-pulled = Die Palisade auf { $hex } ist eingerissen; der Wehrgang steht noch.
event-walls-fall = Die Mauern auf { $hex } sind gefallen.
event-tower-falls = Der Turm auf { $hex } ist ein Schutthaufen.
event-jumps = { $unit } springt hinunter auf { $hex }.
event-jump-rolled =
    { $hurt ->
        [true] { $unit } kommt schlecht auf (Wurf { $roll }, mit Rüstung { $total }).
       *[other] { $unit } kommt gut auf (Wurf { $roll }, mit Rüstung { $total }).
    }

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
event-body-laid = { $unit } liegt auf { $hex }.
event-drowned = { $unit } ertrinkt.
event-surrounded = { $unit } liegt bewusstlos zwischen Feinden.
event-horse-killed = { $horse } bricht auf { $hex } tot zusammen.

## Abwehrfeuer

event-names-shooter = { $by } legt auf { $unit } an.
event-aims = { $by } zielt auf { $hex }.
event-no-fire = Kein Abwehrfeuer auf { $unit }.
event-no-fire-standing = { $seat }: kein Schuss auf stehende Einheiten.
event-fires-at-standing = Abwehrfeuer auf die stehen gebliebene Einheit { $unit }.

## Reiterangriffe

event-prepares-charge = { $unit } setzt zum Reiterangriff an.
event-aims-charge = { $unit } nimmt { $enemy } ins Visier.
event-charge-hex = { $unit } reitet gegen { $hex } an.
event-charge-path = Der Weg von { $unit } führt über { $hex }.
event-charge-given-up = { $unit } greift doch nicht an.
event-charges = { $unit } sagt einen Reiterangriff auf { $enemy } an, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  } weit.
event-charges-over = { $seat }: kein weiterer Reiterangriff.
event-no-counter = Niemand reitet { $unit } entgegen.
event-counters = { $unit } reitet { $enemy } entgegen.
event-counter-path = { $unit } reitet dem Angriff über { $hex } entgegen.
event-counter-moves = { $unit } steht dem Angriff im Weg: { $hex } und { $behind }.
event-counter-void = Der Gegenangriff von { $unit } kommt nicht zustande.
event-charge-completed = Der Reiterangriff von { $unit } ist vollendet.
event-charge-void = Der Reiterangriff von { $unit } kommt nicht ans Ziel.

## Ausweichen und Nachrücken

event-stands = { $unit } hält stand.
event-evades = { $unit } weicht dem Kampf aus.
event-evades-to = { $unit } weicht nach { $hex } aus.
event-advances = { $unit } rückt nach, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
event-advances-to = { $unit } rückt auf { $hex } nach.
event-advance-over = { $unit } rückt nicht weiter nach.
event-no-advance = { $seat }: niemand rückt nach.

## Fragen

prompt-set-up = Welche Einheit stellst du auf?
prompt-set-up-facing = Wohin blickt die Formation?
prompt-set-up-hex = Wohin kommt { $unit }?
prompt-set-up-face = Wohin blickt { $unit }?
prompt-move-unit = Welche Einheit bewegst du?
prompt-move-step = { $unit } hat noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }. Wohin?
prompt-enter = Wo betritt { $unit } die Karte?
prompt-enter-head = Wohin kommt der Pferdekopf von { $unit }?
prompt-put-down = Wohin kommt die Person, die { $unit } trägt oder führt?
prompt-take-reins = Nimmt { $unit } am Ende des Ritts ein Pferd am Zügel?
prompt-horse-head = Wohin kommt der Kopf des geführten Pferdes: { $horse }? { $unit } führt es.
prompt-horse-rear = Wohin kommt das Hinterteil des geführten Pferdes: { $horse }? { $unit } führt es.
prompt-tear-where = Welches Zeltfeld reißt { $unit } nieder?
prompt-push-where = Wohin wird die Steinschleuder auf { $hex } geschoben?
prompt-pusher-where = Wo steht { $unit } danach?
prompt-engine-aim = Worauf zielt die Maschine auf { $hex }?
prompt-engine-site = { $engine ->
    [greek_fire] Wo steht das Griechische Feuer?
   *[stone_thrower] Wo steht { $count ->
        [1] die Steinschleuder
       *[other] die nächste Steinschleuder
    }?
}
prompt-engine-face = { $engine ->
    [greek_fire] Wohin zeigt das Griechische Feuer?
   *[stone_thrower] Wohin zeigt die Steinschleuder?
}
prompt-flee-fire = { $unit } steht im Feuer. Wohin?
prompt-light-where = Welches Feld zündet { $unit } an?
prompt-quench-where = Welches Feuer löscht { $unit }?
prompt-fire-arrow-aim = Worauf zielt { $unit } mit dem Brandpfeil? Noch { $count } im Köcher
prompt-haul-step = Wohin gehen die Träger? { $unit } geht voran, noch { $points } Punkte.
prompt-ladder-partner = Wer packt mit { $unit } die Leiter an?
prompt-ladder-enter = Wo kommt { $unit } mit der Leiter herein?
prompt-ladder-site = Wohin kommt die Leiter?
prompt-overturn-which = Worauf geht { $unit } los?
prompt-ladder-lies = Wo liegt die andere Hälfte der Leiter?
prompt-fall-where = Wohin stürzt { $unit }?
prompt-heave-with = Wer zieht zusammen mit { $unit }?
prompt-grab-rope = Steigt { $unit } über die Palisade, um das Seil zu greifen?
prompt-give-grapnel = Wer trägt einen Wurfanker?
prompt-partner = Wer hilft { $unit }?
prompt-load = Was räumen { $unit } und der Helfer weg?
prompt-unload = Wohin damit?
prompt-check = { $unit } will von { $hex } weiterziehen. Wer stellt sich in den Weg?
prompt-defend = { $unit } ist in Schussweite. Wer schießt? ({ $count } benannt)
prompt-aim = Auf welches Feld von { $unit } zielst du?
prompt-defend-standing = Auf welche stehen gebliebene Einheit schießt du?
prompt-charge = Wer reitet einen Angriff?
prompt-charge-target = Wen greift { $unit } an?
prompt-charge-hex = Welches Feld ist das Ziel von { $unit }?
prompt-charge-path = Der Weg von { $unit }, bisher { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }.
prompt-counter = Reitet jemand { $unit } entgegen?
prompt-counter-path = { $unit } reitet entgegen, bisher über { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }.
prompt-form =
    { $count ->
        [0] Welche Formation bildest du?
       *[other] Welche Formation bildest du? (ausgelassen: { $count })
    }
prompt-advance = Wer rückt nach?
prompt-advance-step = { $unit } rückt nach, noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
prompt-evade = Weicht { $unit } aus?
prompt-evade-step = Wohin weicht { $unit } aus?
prompt-take-cover = Gegen welche Richtung sucht { $unit } auf { $hex } Deckung?
prompt-seize = Wen nimmst du gefangen?
prompt-captor = Wer führt { $unit }?
prompt-yield = { $unit } kann nicht zurückweichen: die Wunde hinnehmen oder sich ergeben?
waiting-set-up = Aufstellung ({ $seat }): { $placed } von { $all }.
waiting-set-up-facing = { $seat }: Wohin blickt die Formation?
waiting-set-up-hex = Aufstellung ({ $seat }): { $placed } von { $all }, nun { $unit }.
waiting-set-up-face = Aufstellung ({ $seat }): { $placed } von { $all }, nun { $unit }.
waiting-move-unit = { $seat }: Wer zieht als Nächstes?
waiting-move-step = { $seat }: { $unit } zieht ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }).
waiting-enter = { $seat }: { $unit } kommt auf die Karte.
waiting-enter-head = { $seat }: { $unit } kommt auf die Karte.
waiting-put-down = { $seat }: Wohin kommt, wen { $unit } trägt oder führt?
waiting-take-reins = { $seat }: Nimmt { $unit } die Zügel?
waiting-horse-head = { $seat }: Wohin kommt das Pferd, das { $unit } führt ({ $horse })?
waiting-horse-rear = { $seat }: Wohin kommt das Pferd, das { $unit } führt ({ $horse })?
waiting-tear-where = { $seat }: Welches Zelt reißt { $unit } nieder?
waiting-push-where = { $seat }: Wohin wird die Steinschleuder auf { $hex } geschoben?
waiting-pusher-where = { $seat }: Wo steht { $unit } danach?
waiting-engine-aim = { $seat }: Worauf zielt die Maschine auf { $hex }?
waiting-engine-site = { $seat }: { $engine ->
    [greek_fire] Wo steht das Griechische Feuer?
   *[stone_thrower] Wo steht die Steinschleuder?
}
waiting-engine-face = { $seat }: { $engine ->
    [greek_fire] Wohin zeigt das Griechische Feuer?
   *[stone_thrower] Wohin zeigt die Steinschleuder?
}
waiting-flee-fire = { $seat }: { $unit } steht im Feuer. Wohin?
waiting-light-where = { $seat }: Welches Feld zündet { $unit } an?
waiting-quench-where = { $seat }: Welches Feuer löscht { $unit }?
waiting-fire-arrow-aim = { $seat }: Worauf zielt { $unit } mit dem Brandpfeil? Noch { $count } im Köcher
waiting-haul-step = { $seat }: Wohin gehen die Träger? { $unit } geht voran, noch { $points } Punkte.
waiting-ladder-partner = { $seat }: Wer packt mit { $unit } die Leiter an?
waiting-ladder-enter = { $seat }: Wo kommt { $unit } mit der Leiter herein?
waiting-ladder-site = { $seat }: Wohin kommt die Leiter?
waiting-overturn-which = { $seat }: Worauf geht { $unit } los?
waiting-ladder-lies = { $seat }: Wo liegt die andere Hälfte der Leiter?
waiting-fall-where = { $seat }: Wohin stürzt { $unit }?
waiting-heave-with = { $seat }: Wer zieht zusammen mit { $unit }?
waiting-grab-rope = { $seat }: Steigt { $unit } über die Palisade, um das Seil zu greifen?
waiting-give-grapnel = { $seat }: Wer trägt einen Wurfanker?
waiting-partner = { $seat }: Wer hilft { $unit }?
waiting-load = { $seat }: { $unit } räumt Tote weg.
waiting-unload = { $seat }: Wohin kommen die Toten?
waiting-check = { $seat }: Hält jemand { $unit } auf { $hex } auf?
waiting-defend = { $seat }: Schießt jemand auf { $unit }? ({ $count } benannt)
waiting-aim = { $seat }: Schuss auf { $unit }.
waiting-defend-standing = { $seat }: Schießt jemand auf stehende Einheiten?
waiting-charge = { $seat }: Reitet jemand einen Angriff?
waiting-charge-target = { $seat }: Wen greift { $unit } an?
waiting-charge-hex = { $seat }: Welches Feld greift { $unit } an?
waiting-charge-path = { $seat }: der Weg von { $unit } ({ $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }).
waiting-counter = { $seat }: Reitet jemand { $unit } entgegen?
waiting-counter-path = { $seat }: { $unit } reitet entgegen ({ $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }).
waiting-form = { $seat }: Formationen werden geordnet.
waiting-advance = { $seat }: Rückt jemand nach?
waiting-advance-step = { $seat }: { $unit } rückt nach ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }).
waiting-evade = { $seat }: Weicht { $unit } aus?
waiting-evade-step = { $seat }: { $unit } weicht aus.
waiting-take-cover = { $seat }: Welche Deckung nimmt { $unit }?
waiting-seize = { $seat }: Macht jemand Gefangene?
waiting-captor = { $seat }: Wer führt { $unit }?
waiting-yield = { $seat }: Ergibt sich { $unit }?

## Warum nicht

refusal-too-few-points = { $hex } kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, so viel ist nicht übrig.
refusal-not-for-horses = Ein geführtes Pferd kann nicht nach { $hex }.
refusal-no-place-beyond = Von { $hex } aus ist kein freier Platz mehr erreichbar.
refusal-enemy-in-the-way = Auf { $hex } steht der Feind im Weg.
refusal-too-many-dead = Auf { $hex } liegen zu viele Tote.
refusal-too-deep = { $hex } ist zu tief.
refusal-no-way-there = Nach { $hex } führt von hier kein Weg.
refusal-occupied = { $hex } ist besetzt, hier kann niemand anhalten.
refusal-over-wall = Das Pferd ist bei { $hex } erst halb über die Mauer, so kann niemand anhalten.
refusal-no-room-to-lay = Hier ist kein Platz, um { $unit } abzulegen.
refusal-no-room-for-horse = Hier ist kein Platz für das Pferd, das { $unit } führt.
refusal-cannot-check = { $unit } kann hier niemanden aufhalten.
refusal-cannot-advance = { $unit } kann nicht nachrücken.
refusal-no-advance-there = Nach { $hex } kann man hier nicht nachrücken.
refusal-no-retreat-there = Nach { $hex } führt kein erlaubter Rückzug.
refusal-no-room-aside = { $hex } ist kein freies Feld zum Platzmachen.
refusal-cannot-evade = { $unit } kann jetzt nicht ausweichen.
refusal-no-evade-there = Nach { $hex } kann man hier nicht ausweichen.
refusal-no-fall-there = { $hex } ist kein freies Feld um das Pferd.
refusal-cannot-fall-there = Nach { $hex } kann niemand stürzen.
refusal-must-get-up = { $unit } liegt auf jemandem und muss erst das Feld verlassen.
refusal-cannot-make-room = { $unit } kann keinen Platz machen.
refusal-no-body-there = { $hex } ist keines der sechs Felder um das Pferd.
refusal-no-victim = Das kann { $unit } nicht treffen.
refusal-cannot-help = { $unit } kann hier nicht helfen.
refusal-nothing-to-lift = Auf { $hex } liegt nichts, was beide wegräumen könnten.
refusal-no-place-for-dead = Nach { $hex } kann man die Toten nicht bringen.
refusal-no-laying-there = { $hex } ist kein freies Feld neben dem Träger.
refusal-no-horse-there = Auf { $hex } kann das geführte Pferd nicht stehen.
refusal-not-beside = { $hex } liegt nicht neben der Figur.
refusal-moved-already = { $unit } ist in diesem Zug schon gezogen.
refusal-stunned-mover = { $unit } ist bewusstlos.
refusal-declared-stationary = { $unit } bleibt in diesem Zug stehen, so ist es angesagt.
refusal-comes-later = { $unit } kommt erst in Runde { $round }.
refusal-nothing-to-clear = { $unit } hat hier nichts wegzuräumen, oder niemand hilft dabei.
refusal-leads-no-formation = { $unit } führt keine Formation an, die sich auflösen ließe.
refusal-on-foot = { $unit } sitzt nicht zu Pferd.
refusal-too-few-to-turn = Kehrtmachen kostet { $points } Punkte, so viele hat { $unit } nicht mehr.
refusal-too-few-to-mount = Auf- und Absitzen kostet { $points } Punkte, so viele hat { $unit } nicht mehr.
refusal-hands-full = { $unit } hat schon die Hände voll.
refusal-takes-no-part = Niemand mit dieser Nummer nimmt an diesem Szenario teil.
refusal-no-cover-there = Gegen { $direction } lässt sich hier keine Deckung wählen.
refusal-not-through-slits = { $unit } kann durch einen so schmalen Schlitz nichts werfen oder schleudern.
refusal-nobody-to-seize = { $unit } kann nicht gefangen genommen werden.
refusal-on-his-guard = { $unit } ist weder bewusstlos noch Zivilist.
refusal-guarded = { $unit } wird noch von eigenen Leuten bewacht.
refusal-nobody-beside = Neben { $unit } steht niemand mit freien Händen.
refusal-cannot-hold = { $unit } kann diesen Gefangenen nicht führen.
refusal-prisoner = { $unit } ist gefangen.
refusal-prisoner-spared = { $unit } ist gefangen und kann nicht angegriffen werden.
refusal-not-in-hand-person = { $unit } wird nicht geführt, oder die Bewegung hat schon begonnen.
refusal-asleep = { $unit } schläft bis zum Alarm.
refusal-horse-spared = Deine Seite will dieses Pferd unversehrt: { $horse }.
refusal-laden-horse = Dieses Pferd ist beladen und trägt keinen Reiter: { $horse }.
refusal-turn-begun = { $unit } hat in diesem Zug schon etwas getan oder kann nicht arbeiten.
refusal-no-tent-beside = Neben { $unit } steht kein Zelt.
refusal-no-tent-there = { $unit } erreicht auf { $hex } kein Zelt.
refusal-no-exit = { $unit } darf die Karte dort nicht verlassen ({ $edge }).
refusal-stays-at-home = Vor Runde { $round } bleibt { $unit } zu Hause.
refusal-needed-elsewhere = Alle Übrigen müssen anderswo beginnen, nicht auf { $hex }.
refusal-begins-elsewhere = { $unit } beginnt an einem anderen Ort als { $hex }.
refusal-kept-for = { $hex } bleibt frei für { $unit }.
refusal-too-near = { $hex } liegt direkt neben { $unit }.
refusal-protected = Noch darf niemand { $unit } etwas tun: Die Täuschung wirkt.
refusal-not-upwards = { $unit } kann keine Lanze nach oben werfen.
refusal-not-at-gate = { $unit } steht nicht innen am Tor.
refusal-gate-destroyed = Das Tor ist zerstört; { $unit } kann es nicht mehr bewegen.
refusal-gate-needs-turn = { $unit } braucht den ganzen Zug für das Tor und hat darin schon etwas anderes getan.
refusal-too-few-pushers = Neben der Steinschleuder auf { $hex } braucht es vier Leute, die noch nichts getan haben.
refusal-no-push-there = Nach { $hex } lässt sich die Steinschleuder nicht schieben.
refusal-no-engine-there = Du hast keine Maschine auf { $hex }.
refusal-engine-not-loaded = Die Maschine auf { $hex } ist noch nicht wieder schussbereit.
refusal-no-crew = Der Maschine auf { $hex } fehlt die Mannschaft.
refusal-no-target-for-engine = Die Maschine auf { $hex } hat kein Ziel.
refusal-not-before-engine = { $hex } liegt nicht vor der Maschine oder ist zu nah oder zu weit weg.
refusal-engine-in-the-way = Eine Steinschleuder auf { $hex } steht im Weg.
refusal-no-engine-site = Auf { $hex } kann keine Maschine stehen.
refusal-no-engine-facing = Die Maschine kann nicht nach { $direction } zeigen.
refusal-no-flight-there = Nach { $hex } kann niemand vor dem Feuer fliehen.
refusal-must-flee = { $unit } muss aus dem brennenden Naphtha heraus.
refusal-nothing-to-light = { $unit } kann hier und jetzt kein Feuer vorbereiten.
refusal-no-fire-ready = { $unit } hat kein Feuer vorbereitet.
refusal-no-fire-near = { $unit } kann jetzt kein Feuer löschen.
refusal-no-fire-arrows = { $unit } hat keine Brandpfeile.
refusal-no-wood-in-range = { $unit } sieht kein Holz in kurzer Reichweite.
refusal-no-wood-there = Auf { $hex } ist nichts, was ein Brandpfeil von hier aus anzünden könnte.
refusal-no-ladder-there = Auf { $hex } ist kein Platz für diese Leiter.
refusal-cannot-climb = { $unit } kann jetzt nicht klettern.
refusal-cannot-climb-rope = { $unit } kann nicht am Seil klettern.
refusal-ladder-out-of-reach = Die Leiter auf { $hex } ist nicht zu erreichen oder besetzt.
refusal-too-few-for-it = { $unit } braucht dafür { $points } Punkte.
refusal-at-the-top = { $unit } ist schon oben am Seil.
refusal-not-on-top = { $unit } ist dort nicht oben.
refusal-ladder-too-fresh = Die Leiter steht erst seit diesem Zug; { $unit } kann noch nicht von ihr springen.
refusal-not-on-ladder = { $unit } ist auf keiner Leiter und an keinem Seil.
refusal-no-ground-there = Auf { $hex } ist kein freier Boden.
refusal-no-grapnel = { $unit } hat keinen Wurfanker zur Hand.
refusal-thrown-already = { $unit } hat in diesem Zug schon geworfen oder geschossen.
refusal-no-palisade-there = Bei { $hex } ist keine Palisade zum Anlehnen oder Einhaken.
refusal-place-taken = Auf { $hex } ist schon eine Leiter oder ein Seil.
refusal-no-ground-below = { $hex } ist kein freier Boden unter dem Wehrgang.
refusal-no-rope-there = Dort hängt kein Seil nach { $hex }.
refusal-rope-in-use = Am Seil auf { $hex } hängt jemand.
refusal-cannot-take-grapnel = { $unit } kann keinen Wurfanker nehmen.
refusal-out-of-hand = { $hex } ist nicht zu erreichen.
refusal-no-way-aside = Die Träger können nicht nach { $direction } ausweichen.
refusal-no-points-left = Die Träger haben keine Punkte mehr.
refusal-would-be-checked = Auf { $hex } könnte ein Feind die Träger aufhalten.
refusal-no-ladder-left = { $unit } hat keine Leiter zu bringen.
refusal-no-pair = Niemand kann jetzt mit { $unit } eine Leiter tragen.
refusal-no-ladder-to-shift = { $unit } steht an keiner Leiter, die zwei Leute versetzen könnten.
refusal-cannot-heave = { $unit } kann hier nicht mit drei anderen am Seil ziehen.
refusal-no-rope-to-cut = { $unit } erreicht kein Seil zum Kappen.
refusal-no-ladder-to-overturn = { $unit } erreicht keine Leiter zum Umstoßen.
refusal-hauled = { $unit } hat eine Leiter getragen und kämpft nicht.
refusal-threw-rope = { $unit } hat einen Wurfanker geworfen und kämpft nicht.
refusal-on-rope = { $unit } hängt an einem Seil.
refusal-hands-used = { $unit } hat eine Leiter getragen oder einen Wurfanker geworfen.
refusal-only-over-ladder = { $unit } kann nur über die Leiter hinweg auf den Mann davor schießen.
refusal-never-rides = { $unit } kann nicht reiten.
refusal-enemy-beside = Neben { $unit } steht ein kampffähiger Feind.
refusal-no-free-horse = Dieses Pferd steht nicht frei: { $horse }.
refusal-not-at-its-side = Zum Aufsitzen muss man neben beiden Hälften stehen: { $horse }.
refusal-enemy-at-horse = Ein kampffähiger Feind steht daneben: { $horse }.
refusal-not-before-its-head = Die Zügel nimmt man vor dem Kopf: { $horse }.
refusal-missed-before = Dieses Pferd ist in diesem Zug schon entwischt oder wurde losgelassen: { $horse }.
refusal-ride-is-over = { $unit } ist am Ende des Ritts: Halt an, dann gibt es die Zügel ohne Wurf.
refusal-not-in-hand = Dieses Pferd wird nicht am Zügel geführt: { $horse }.
refusal-no-ground-beside = { $hex } ist kein freies Feld neben dem Pferd, das man zu Fuß betreten kann.
refusal-cannot-lift = { $unit } kann hier nicht aufgehoben werden.
refusal-not-at-the-edge = { $unit } steht nicht am Kartenrand: { $edge }.
refusal-no-point-to-leave = { $unit } hat keinen Punkt mehr, um die Karte zu verlassen.
refusal-not-its-edge = { $unit } kommt nicht über { $hex } auf die Karte.
refusal-no-entry = Auf { $hex } kann { $unit } jetzt nicht herein.
refusal-not-set-up-now = { $unit } wird jetzt nicht aufgestellt.
refusal-outside-zone = { $hex } liegt außerhalb der Aufstellungszone.
refusal-hex-taken = { $hex } ist schon besetzt.
refusal-marker-there = Auf { $hex } ragen Lanzen einer Formation.
refusal-no-ground = Auf { $hex } kann diese Einheit nicht stehen.
refusal-zone-full = Um { $hex } dürfen nicht noch mehr aus dieser Gruppe stehen.
refusal-breaks-rank = Auf { $hex } stünde der Mann nicht in der Formation.
refusal-no-room-behind = Hinter { $hex } ist kein Platz für das Pferd.
refusal-no-rear = Mit Blick nach { $direction } hat das Pferd keinen Platz.
refusal-no-room-for-rank = Mit Blick nach { $direction } hat keine Reihe von dreien Platz.
refusal-no-mark = Auf { $hex } ist weder ein Feind noch ein Pferd, das du nicht selbst hältst.
refusal-only-own-turn = Mit dieser Waffe schießt { $unit } nur im eigenen Zug.
refusal-fired-back = { $unit } hat in diesem Zug schon Abwehrfeuer gegeben.
refusal-attacked-before = { $unit } hat im eigenen Zug angegriffen und schießt darum jetzt nicht.
refusal-moved-too-far = { $unit } hat sich im eigenen Zug zu weit bewegt, um jetzt zu schießen.
refusal-named-already = { $unit } ist schon benannt.
refusal-distance-reached = { $unit } ist schon bis auf { $count } Felder heran.
refusal-no-such-distance = Einen Befehl für { $count } Felder gibt es nicht.
refusal-no-orders-now = Jetzt geht es darum, wer auf { $unit } schießt; Befehle müssen warten.
refusal-nobody-named = Noch ist kein Schütze gegen { $unit } benannt.
refusal-not-his-hex = { $hex } ist kein Feld des Ziels, das der Schuss erreicht.
refusal-no-enemy-there = { $unit } ist kein Feind auf der Karte.
refusal-has-moved = { $unit } ist in diesem Zug gezogen.
refusal-fired-at-before = Auf { $unit } ist in diesem Zug schon geschossen worden.
refusal-nobody-can-fire = Niemand kann auf { $unit } schießen.
refusal-no-stray = Dieses Pferd steht nicht ohne Reiter auf der Karte: { $horse }.
refusal-own-horse = Dieses Pferd hält deine eigene Seite: { $horse }.
refusal-horse-out-of-reach = Nicht alle Angreifer erreichen dieses Pferd: { $horse }.
refusal-horse-alone = Ein Pferd kann nur für sich allein angegriffen werden: { $horse }.
refusal-no-marker = Vor { $unit } ist keine Lanze.
refusal-nobody-struck = Für den Angriff ist noch kein Ziel gewählt.
refusal-charges-already = { $unit } reitet in diesem Zug schon an.
refusal-nobody-to-charge = { $unit } kann gegen niemanden anreiten.
refusal-charged-already = Gegen { $unit } reitet schon jemand an.
refusal-not-ahead = { $unit } steht nicht im Frontbereich des Reiters.
refusal-charge-unseen = Der Reiter sieht { $unit } nicht.
refusal-no-charge-path = Kein gerader Anritt von genug Feldern führt zu { $unit }.
refusal-no-charge-hex = { $hex } ist kein Feld des Ziels, das der Anritt erreicht.
refusal-no-front-step = { $hex } liegt nicht vor dem Pferd; beim Anritt wird nicht gewendet.
refusal-charge-breaks = Über { $hex } lässt sich der Reiterangriff nicht mehr vollenden.
refusal-charge-incomplete = Der Weg hat { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }; es fehlt noch der gerade Anlauf bis vor das Ziel.
refusal-countered-already = { $unit } reitet schon einen Gegenangriff.
refusal-not-before-him = Der Angreifer ist nicht im Frontbereich von { $unit }.
refusal-unseen-by-him = { $unit } sieht den Angreifer nicht.
refusal-no-counter-path = { $unit } kommt nicht rechtzeitig auf die letzten Felder des Weges.
refusal-counter-breaks = Über { $hex } kommt er nicht rechtzeitig auf die letzten Felder des Weges.
refusal-joins-nothing = { $unit } kann in keiner neuen Formation stehen.
refusal-too-few-without = Ohne { $unit } ist keine Formation mehr möglich.
refusal-no-rank = Mit Blick nach { $direction } stehen keine drei gesunden Hopliten in einer Reihe.
refusal-no-foulkon = Für einen Foulkon mit Blick nach { $direction } stehen nicht genug Gesunde neben- und hintereinander.

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
verb-dismount = Auf { $hex } absitzen
verb-lead = Am Zügel führen: { $horse }
verb-drop = Zügel loslassen: { $horse }
verb-carry = { $unit } aufheben
verb-put = Auf { $hex } ablegen
verb-leave = Karte verlassen: { $edge }
verb-clear = { $unit } räumt Tote weg
verb-tear = { $unit } reißt ein Zelt nieder
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
verb-leave_out = { $unit } bleibt draußen
verb-dissolve = Formation von { $unit } auflösen
verb-shelter = Deckung gegen { $direction }
verb-seize = { $unit } gefangen nehmen
verb-led_by = { $unit } führt den Gefangenen
verb-yield = Sich ergeben
verb-bear = Die Wunde hinnehmen
verb-let_go = { $unit } laufen lassen
verb-take_over = { $unit } übernehmen
verb-work_gate = { $unit } arbeitet am Tor
verb-push = Steinschleuder auf { $hex } schieben
verb-engine = Maschine auf { $hex } abschießen
verb-site = Maschine auf { $hex }
verb-kindle = { $unit } bereitet Feuer vor
verb-quench = { $unit } löscht ein Feuer
verb-light = { $unit } legt Feuer
verb-fire_arrow = { $unit } schießt einen Brandpfeil
verb-haul = { $unit } nimmt die Leiter auf
verb-bring = { $unit } bringt eine Leiter
verb-swap_ends = Der andere geht voran
verb-slide = Beide nach { $direction }
verb-raise_ladder = Leiter an { $hex } aufstellen
verb-resite = { $unit } versetzt eine Leiter
verb-take_down = Nach { $hex } hin abnehmen
verb-set_ladder = Leiter auf { $hex }, an { $hex2 } gelehnt
verb-overturn = { $unit } stößt eine Leiter um
verb-climb = Auf { $hex } hinaufsteigen
verb-descend = Hinunter nach { $hex }
verb-leap = Über die Palisade nach { $hex }
verb-throw_rope = Wurfanker nach { $hex } werfen
verb-hook = Am Seil hinunter nach { $hex }
verb-pull_up = Seil von { $hex } hochziehen
verb-hand = Wurfanker an { $unit }
verb-cut = { $unit } kappt ein Seil
verb-heave = { $unit } zieht an der Palisade
verb-grab = Nach dem Seil greifen

## Wahl vor dem Spiel

option-scenario = Szenario
option-scenario-s01 = 1: Am Abend vor Civitate
    .about = Sechs Schwaben sind auf einem Waldhügel umstellt; von Osten kommt Entsatz.
option-scenario-s02 = 2: Die Treppe in den Himmel
    .about = Die Normannen steigen über Felsentreppen auf eine Hochfläche, die von Arabern gehalten wird.
option-scenario-s03 = 3: Nur noch über den Fluss!
    .about = Vierzehn normannische Reiter müssen durch die Furt und davon; die Araber jagen sie.
option-scenario-s04 = 4: Ein Wald aus Lanzen
    .about = Normannische Reiter gegen eine Mauer aus zwölf Hopliten; mit Reiterangriffen.
option-scenario-s05 = 5: Kaum ist man nicht zu Hause…
    .about = Arabische Räuber verschleppen Leute von einem Hof, bevor der Herr heimkehrt; mit Häusern und Gefangenen.
option-scenario-s06 = 6: Der fromme Normanne
    .about = Roger betet in einer Kirche, und Mörder kreisen sie ein; er muss nach Norden entkommen.
option-scenario-s07 = 7: Bohemonds Beute
    .about = Byzantiner schleichen in ein schlafendes Lager der Normannen, um die Packpferde zu rauben; mit Zelten.
option-scenario-s08 = 8: Trau keinem toten Normannen
    .about = Mit einem falschen Begräbnis kommen Normannen in eine Burg; für ihre Freunde draußen ist das Tor noch zu.
option-scenario-s09 = 9: Die Gunst des Kaisers
    .about = Normannen und Slawen stürmen mit Leitern, Wurfankern und Feuer eine Burg, um den Katepan zu entführen.
option-scenario-s10 = 10: Feuer am Steg
    .about = Die Normannen wollen einen Steg niederbrennen, den eine byzantinische Wache mit Griechischem Feuer verteidigt.
option-scenario-s11 = 11: Sturm auf das Adlernest
    .about = Ein ganzes Heer stürmt die Burg, mit Leitern, Wurfankern, Feuer und zwei Steinschleudern.
option-swapped = Seiten
option-swapped-false = wie im Szenario
option-swapped-true = getauscht
option-jump_check_on_rope = Sprungwurf vom Seil
option-jump_check_on_rope-false = nur von Leitern
option-jump_check_on_rope-true = auch vom Seil

## Tisch

scene-area-turn = { $round ->
    [0] Aufstellung
   *[other] Runde { $round }
  }
scene-turn-of = Am Zug: { $seat }
scene-area-army = Einheiten: { $seat }
scene-area-horses = Pferde ohne Reiter
scene-area-map = Karte
scene-area-compass = Richtungen und Entfernungen
scene-unit = { $unit }
scene-horse = { $horse }
scene-hex = { $hex }
scene-direction = { $direction }
scene-edge = { $edge }
scene-number = { $number }
fact-rounds = Runden
fact-step-1 = Fernkampf
fact-step-2 = Reiterangriffe
fact-step-3 = Bewegung
fact-step-4 = Nahkampf
fact-step-5 = Erholung
fact-unit = zieht
fact-points = Punkte
fact-hex = Feld
fact-behind = hinten
fact-coming = kommt
fact-left = hat die Karte verlassen
fact-attack = Angriff
fact-defence = Verteidigung
fact-allowance = Bewegung
fact-wounded = verletzt
fact-stunned = bewusstlos
fact-asleep = schläft
fact-spears = in Formation
fact-foulkon = im Foulkon
fact-captor = gefangen von
fact-leader = geführt von
fact-terrain = Gelände
fact-level = Höhe
fact-bodies = Tote
fact-ladder = Leiter
fact-rope = Seil
fact-stone_thrower = Steinschleuder
fact-greek_fire = Griechisches Feuer
fact-fire = Feuer
fact-naphtha = Naphtha
fact-carcasses = tote Pferde

## Fernkampf und Nahkampf

event-missile-done = { $seat }: Ende des Fernkampfs.
event-makes-ready = { $unit } macht sich schussbereit.
event-shoots = { $unit } schießt auf { $hex }, { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
  } weit.
event-shot-lost = Wurf { $roll }, gewertet als { $total }: Der Schuss von { $unit } ist verloren.
event-shot-lands = Wurf { $roll }, gewertet als { $total }: Der Schuss von { $unit } trifft { $hex }.
event-shot-stopped = Auf { $hex } dringt nichts durch.
event-unit-hit =
    Wurf { $roll } gegen { $unit } auf { $hex }, { $cover ->
        [none] keine Deckung
        [light] leichte Deckung
        [medium] mittlere Deckung
       *[heavy] starke Deckung
    }: { $letter ->
        [A] A
        [B] B
        [C] C
        [D] D
        [E] E
        [F] F
       *[none] ohne Wirkung
    }.
event-horse-hit =
    Wurf { $roll } gegen { $horse } auf { $hex }, { $cover ->
        [none] keine Deckung
        [light] leichte Deckung
        [medium] mittlere Deckung
       *[heavy] starke Deckung
    }: { $letter ->
        [A] A
        [B] B
        [C] C
        [D] D
        [E] E
        [F] F
       *[none] ohne Wirkung
    }.
event-slowed = { $unit } kommt kaum voran: noch { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }.
event-stands-firm = { $unit } hält stand.
event-arrows-wasted = { $unit } ist außer Gefecht; { $n ->
    [one] ein Schuss geht
   *[other] { $n } Schüsse gehen
  } ins Leere.
event-no-retreat = { $unit } kann nirgendwohin zurückweichen.
event-retreats = { $unit } weicht nach { $hex } zurück.
event-displaced = { $unit } macht Platz und geht nach { $hex }.
event-thrown = { $unit } wird abgeworfen; der Pferdekopf ist auf { $hex }.
event-trampled = Für { $unit } ist kein Platz zum Fallen.
event-makes-room = { $unit } muss Platz machen.
event-falls = { $unit } fällt auf { $hex }.
event-melee-done = { $seat }: Ende des Nahkampfs.
event-attacks = { $unit } greift an.
event-joins-attack = { $unit } greift mit an.
event-strikes = { $unit } geht auf { $enemy } los.
event-strikes-horse = { $unit } geht auf ein Pferd los: { $horse }.
event-strikes-marker = { $unit } geht auf die Lanze von { $enemy } los.
event-combat-fixed = { $unit } schlägt zu (Angreifer: { $n }).
event-fought = { $unit }: Unterschied { $n }, Spalte { $column }, Wurf { $roll }: { $letter ->
    [A] A, { scene-result-A }
    [B] B, { scene-result-B }
    [C] C, { scene-result-C }
    [D] D, { scene-result-D }
    [E] E, { scene-result-E }
    [F] F, { scene-result-F }
    [G] G, { scene-result-G }
    [H] H, { scene-result-H }
    [I] I, { scene-result-I }
    [J] J, { scene-result-J }
    [K] K, { scene-result-K }
   *[none] { scene-result-none }
  }.
event-result-ignored = { $letter } bleibt für den Gegenangreifer ohne Folgen.
event-victim-chosen = Es trifft { $unit }.

refusal-sight-tree = Bäume verdecken { $hex }.
refusal-sight-wall = Eine Wand verdeckt { $hex }.
refusal-sight-crest = Die Hangkante verdeckt { $hex }.
refusal-sight-height = Höheres Gelände verdeckt { $hex }.
refusal-sight-tent = Ein Zelt verdeckt { $hex }.
refusal-total-cover = Auf { $hex } kann nichts getroffen werden.
refusal-friend-at-target = Auf { $hex }, gleich neben dem Ziel, steht ein Freund.
refusal-unit-in-the-way = Auf { $hex } steht jemand im Weg.
refusal-rear-arc = { $hex } liegt hinter dem Reiter.
refusal-out-of-range = { $hex } ist { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
  } entfernt: zu weit.
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
refusal-one-defender = Mehrere können nur einen einzigen Verteidiger angreifen; { $unit } muss warten.
refusal-behind-marker = Die Lanze von { $unit } ist im Weg: Greif die Lanze an.
refusal-out-of-reach = Nicht alle Angreifer erreichen { $unit }.
refusal-cannot-join = { $unit } kann bei diesem Angriff nicht mitmachen.

prompt-missile = Wer schießt?
prompt-missile-aim = Auf welches Feld schießt { $unit }?
prompt-retreat = Wohin weicht { $unit } zurück?
prompt-displace = Wohin geht { $unit }, um Platz zu machen?
prompt-place-thrown = Wohin fällt { $unit }?
prompt-lay-body = Wo liegt { $unit } neben dem Pferd?
prompt-shift-friend = Wer macht Platz für { $unit }?
prompt-melee = Wer greift an?
prompt-combat = Wen greift { $unit } an, und wer macht mit?
prompt-victim = Ergebnis { $letter }: Wen trifft es?
waiting-missile = { $seat }: Wer schießt?
waiting-missile-aim = { $seat }: { $unit } zielt.
waiting-retreat = { $seat }: { $unit } weicht zurück.
waiting-displace = { $seat }: { $unit } macht Platz.
waiting-place-thrown = { $seat }: { $unit } kommt neben dem Pferd zu liegen.
waiting-lay-body = { $seat }: { $unit } kommt neben dem Pferd zu liegen.
waiting-shift-friend = { $seat }: Wer macht Platz für { $unit }?
waiting-melee = { $seat }: Wer greift an?
waiting-combat = { $seat }: Angriff von { $unit }.
waiting-victim = { $seat }: Wen trifft { $letter }?

scene-shift-terrain = Gelände
scene-shift-joint = gemeinsamer Angriff
scene-shift-climber = vom Wehrgang auf einen Kletternden
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
scene-effect-driven-back = zurückgetrieben
scene-effect-slowed = verliert Bewegungspunkte
scene-effect-wounded = verletzt
scene-effect-killed = tot
scene-effect-thrown = abgeworfen und bewusstlos
scene-effect-thrown-horse-killed = abgeworfen und bewusstlos, Pferd tot
scene-effect-wounded-horse-killed = abgeworfen und verletzt, Pferd tot
scene-effect-both-killed = Pferd und Reiter tot
scene-effect-horse-killed = Pferd tot

scene-remark-hits = trifft
scene-remark-cover = { $count ->
    [1] leichte Deckung
    [2] mittlere Deckung
    [3] starke Deckung
   *[other] totale Deckung
  }
scene-remark-path = { $count ->
    [one] Anritt 1 Feld
   *[other] Anritt { $count } Felder
  }
scene-remark-way = unterwegs aufgehalten { $stopped } %, verletzt { $wounded } %, tot { $killed } %
scene-remark-left = { $count ->
    [one] 1 Punkt übrig
   *[other] { $count } Punkte übrig
  }
scene-remark-checks = { $count ->
    [one] 1 Feind kann aufhalten ({ $percent } %)
   *[other] { $count } Feinde können aufhalten (bis { $percent } %)
  }
scene-remark-shots = { $count ->
    [one] 1 Feind kann schießen
   *[other] { $count } Feinde können schießen
  }
scene-remark-fight = Angriff { $attack } gegen { $defence }
scene-area-houses = Häuser (ringsum Wand, wenn nichts anderes dasteht)
scene-house = { $hexes }
scene-area-goals = Sieg
scene-area-legend = Zeichen
scene-sign-ground = { $sign } { $terrain }
scene-sign-normans = N Normanne
scene-sign-byzantines = B Byzantiner
scene-sign-arabs = A Araber
scene-sign-lombards = L Langobarde
scene-sign-germans = G Deutscher
scene-sign-slavs = S Slawe
scene-sign-wounded = klein: verletzt
scene-sign-stunned = *: bewusstlos
scene-sign-facing = Pfeil: Blickrichtung eines Reiters oder einer Formation
scene-sign-asleep = z: schläft
scene-sign-rear = = Hinterteil eines Pferdes
scene-sign-horse = h Pferd ohne Reiter
scene-sign-bodies = † Tote, mit ihrer Zahl
scene-sign-level = Ziffer: Höhe; B, D, F … liegen ein halbes Feld tiefer
scene-sign-gate = ∩ Tor geschlossen, ◠ offen, ✗ zerstört
scene-sign-ladder = H Leiter oder jemand darauf
scene-sign-rope = ! Seil oder jemand daran
scene-sign-stone-thrower = @ Steinschleuder
scene-sign-greek-fire = Y Griechisches Feuer
scene-sign-fire = & Feuer mit den Zügen, die es brennt
scene-sign-naphtha = o Naphtha, das noch nicht brennt
scene-side-house-wall = Hauswand
scene-side-window = Fenster
scene-side-church-window = Kirchenfenster
scene-side-door = Tür
scene-side-court-entrance = Hofeingang
scene-side-low-wall = Niedrige Mauer
scene-side-tent-wall = Zeltwand
scene-side-tent-entrance = Zelteingang
scene-side-palisade = Palisade
scene-side-castle-wall = Burgmauer
scene-side-arrow-slit = Schießscharte
scene-side-tower-gate = Turmtor
scene-side-tornefol = Wipptor
scene-side-tornefol-open = Offenes Tor
scene-side-tornefol-destroyed = Zerstörtes Tor
scene-side-palisade-pulled = Lücke in der Palisade
scene-between = { $hex }-{ $behind }
scene-goal-dead =
    { $when ->
        [now] sobald
       *[end] am Ende, wenn
    } von diesen mindestens { $n } gefallen { $n ->
        [one] ist
       *[other] sind
    }: { $units }
scene-goal-alive =
    am Ende, wenn von diesen mindestens { $n } { $n ->
        [one] lebt oder entkommen ist
       *[other] leben oder entkommen sind
    } ({ $edge }): { $units }
scene-goal-leave =
    { $when ->
        [now] sobald
       *[end] am Ende, wenn
    } von diesen mindestens { $n } die Karte verlassen { $n ->
        [one] hat
       *[other] haben
    } ({ $edge }): { $units }
scene-goal-stand =
    am Ende, wenn von diesen mindestens { $n } kampffähig { $region ->
        [plateau] auf der Hochfläche
        [knoll] auf der Kuppe
        [castle_court] im Burghof
       *[other] im Gebiet { $region }
    } { $n ->
        [one] ist
       *[other] sind
    }: { $units }
scene-goal-hold =
    am Ende, wenn nur noch diese Seite { $region ->
        [tower] den Turm
        [castle] die Burg
        [farm] den Gutshof
        [church] die Kirche
       *[other] das Gebiet { $region }
    } hält (dort jetzt: { $own } eigene, { $against } gegnerische)
scene-goal-gate =
    am Ende, wenn mindestens { $n } Angreifer kampffähig im Hof stehen und das Tor offen ist (jetzt { $gate ->
        [0] geschlossen
        [1] offen
       *[other] zerstört
    })
scene-goal-carried =
    { $when ->
        [now] sobald
       *[end] am Ende, wenn
    } von diesen mindestens { $n } verschleppt { $n ->
        [one] ist
       *[other] sind
    } ({ $edge }): { $units }
scene-goal-carried-exactly =
    am Ende, wenn von diesen genau { $n } verschleppt { $n ->
        [one] ist
       *[other] sind
    } ({ $edge }): { $units }
scene-goal-packs =
    { $when ->
        [now] sobald
       *[end] am Ende, wenn
    } mindestens { $n } Packpferde fortgeführt sind ({ $edge })
scene-goal-packs-exactly = am Ende, wenn genau { $n ->
        [one] ein Packpferd fortgeführt ist
       *[other] { $n } Packpferde fortgeführt sind
    } ({ $edge })
scene-goal-taken =
    { $when ->
        [now] sobald
       *[end] am Ende, wenn
    } tot oder gefangen: { $units }
scene-goal-led-out = sobald dieser Gefangene aus der Burg geführt ist: { $units }
scene-goal-burnt = sobald mindestens { $n } Felder des Stegs abgebrannt sind
scene-goal-ablaze = am Ende, wenn mindestens { $n } Felder des Stegs abgebrannt sind oder brennen
scene-goal-else = wenn bis zum Ende keine andere Bedingung erfüllt ist
scene-goal-besiege = wenn das Gebäude genommen ist oder die Belagerten sich ergeben
scene-goal-outlast = wenn die Belagerer abziehen, aufgeben oder geschlagen sind
fact-dead = tot
fact-reached = bisher
fact-draw = unentschieden

## Die Belagerung (Kapitel 11)

event-siege-supplies = 
    { $told ->
        [1] Die Vorräte reichen { $days } Tage (Wurf { $sum }, Zahl der Belagerten { $bonus }).
       *[0] { $seat }: Die Vorräte werden verdeckt gezählt.
    }
event-siege-day = Tag { $day } der Belagerung.
event-siege-event-roll = 
    Ereigniswurf { $first } + { $second }, dazu { $bonus }: { $sum }{ $event ->
        [0] . Nichts geschieht.
       *[other] .
    }
event-siege-wounded = { $unit } ist verletzt.
event-siege-killed = { $unit } ist tot.
event-siege-captured = { $unit } gerät in Gefangenschaft.
event-siege-leader = { $unit } führt die Belagerer an.
event-siege-assassin = Der Meuchelmörder schleicht zu { $unit }: Wurf { $roll }.
event-siege-sabotage = 
    Der Saboteur würfelt { $roll }: { $broken ->
        [1] Eine Steinschleuder ist zerstört.
       *[0] Alles bleibt heil.
    }
event-siege-sick = 
    { $count ->
        [one] Einer wird krank.
       *[other] { $count } werden krank.
    }
event-siege-refugees = 
    { $count ->
        [0] Kein Flüchtling kommt durch.
        [one] Ein Flüchtling kommt durch: { $units }.
       *[other] { $count } Flüchtlinge kommen durch: { $units }.
    }
event-siege-crowded = Zu viele Esser: Es ist schon Tag { $day }.
event-siege-initiative = Die Initiative geht an: { $seat } (Belagerte { $first }, Belagerer { $second }).
event-siege-healed = { $unit } ist wieder gesund.
event-siege-tended = 
    Wurf { $roll } für { $unit }: { $day ->
        [0] wird in dieser Belagerung nicht mehr gesund.
       *[other] gesund am Tag { $day }.
    }
event-siege-buys = { $seat }: { $unit } ist angeworben, noch { $points } Punkte.
event-siege-orders = { $seat }: Gekauft ist { $gear }, noch { $points } Punkte.
event-siege-bought = { $seat }: { $count } Leute sind angeworben; { $points } Punkte verfallen.
event-siege-cedes = { $seat }: Die Initiative ist abgegeben.
event-siege-rests = { $seat }: Der Tag ist beendet.
event-siege-parley = Verhandlung: Wurf { $roll } + { $bonus } = { $sum }.
event-siege-aims = Steinschleuder { $count } zielt auf { $hex }.
event-siege-batters = { $hex } wird beschossen (Steinschleudern { $count }, Wurf { $roll }): { $result ->
    [D] Schaden.
   *[other] kein Schaden.
  }
event-siege-damage = { $hex } hat jetzt Schaden { $level }.
event-siege-thrower-lost = Beim Beschuss von { $hex } zerbricht eine Steinschleuder.
event-siege-works = Im Bau: { $gear }, Tag { $days } von { $needed }.
event-siege-built = Fertig: { $gear }.
event-siege-action = 
    { $action ->
        [1] { $seat }: Sturm auf das Gebäude!
        [2] { $seat }: Überfall auf das Lager!
        [3] { $seat }: Versorgungsritt.
        [4] Es kommt zur offenen Schlacht.
       *[5] { $seat }: Angriff auf den Turm!
    }
event-siege-side = { $seat }: Anmarsch vom { $edge }.
event-siege-sends = { $unit } geht zu Fuß.
event-siege-rides = { $unit } reitet.
event-siege-packs = 
    { $count ->
        [one] Ein Packpferd steht bereit.
       *[other] { $count } Packpferde stehen bereit.
    }
event-siege-packs-in = 
    { $count ->
        [0] Kein Packpferd kommt durch.
        [one] Ein Packpferd kommt durch: ein Tag mehr.
       *[other] { $count } Packpferde kommen durch: { $count } Tage mehr.
    }
event-siege-patrol-roll = 
    Wurf { $roll }: { $comes ->
        [1] Eine weitere Streife kommt.
       *[0] Keine weitere Streife.
    }
event-siege-pause = { $count } Runden ohne Kampf, und niemand kommt an den Feind: Die Waffen ruhen.
event-siege-last-round = Nach Runde { $round } endet das Gefecht.
event-siege-offers = { $seat }: Angebot, das Gefecht zu beenden.
event-siege-agrees = { $seat }: einverstanden.
event-siege-declines = { $seat }: nicht einverstanden.
event-siege-ended = { $seat }: Das Gefecht ist abgebrochen.
event-siege-part = 
    Neu besetzt ({ $seat }): { $part ->
        [wall_walk] Wehrgang
        [castle_court] Burghof
        [tower] Turm
        [farm_court] Hof
        [farm_barn] Scheune
        [farm_bedroom] Schlafkammer
        [farm_hall] Halle
        [church_nave] Kirchenschiff
       *[church_vestibule] Vorhalle
    }.
event-siege-supplies-lost = { $seat }: Die Hälfte der übrigen Vorräte ist erbeutet.
event-siege-tents = Verbrannte Zeltfelder: { $count }. Ruhetage der Belagerer: { $days }.
event-siege-accepts = { $seat }: Die Schlacht ist angenommen, das Gebäude aufgegeben.
event-passes-arrows = { $unit } beginnt, { $count } Brandpfeile an { $partner } weiterzugeben.
event-arrows-passed = { $unit } hat jetzt { $count } Brandpfeile.
event-siege-divides = { $seat }: Die Truppe teilt sich. Einige halten das Gebäude, die anderen stellen sich dem Entsatzheer.
event-siege-keeps-first = { $seat }: Beginn im Gebäude.
event-siege-gives-first = { $seat }: Der Belagerer beginnt im Gebäude.
event-siege-board = 
    { $action ->
        [4] { $seat }: Zug im Feld.
       *[1] { $seat }: Zug im Gebäude.
    }
event-siege-reversed = Die Rollen sind vertauscht: Jetzt belagert { $seat }.
event-siege-lifted = Ein Bote ruft die Belagerer ab: Sieg für { $seat } am Tag { $day }.
event-siege-besieger-destroyed = Kein Belagerer ist übrig: Sieg für { $seat } am Tag { $day }.
event-siege-command-lost = Niemand führt die Belagerten mehr, und sie ergeben sich: Sieg für { $seat } am Tag { $day }.
event-siege-starved = Die Vorräte sind zu Ende, die Belagerten ergeben sich: Sieg für { $seat } am Tag { $day }.
event-siege-too-long = Die Belagerung dauert zu lange, die Belagerer ziehen ab: Sieg für { $seat } am Tag { $day }.
event-siege-taken = Das Gebäude ist genommen: Sieg für { $seat } am Tag { $day }.
event-siege-driven-off = Die Belagerer sind aus dem Feld geschlagen: Sieg für { $seat } am Tag { $day }.
event-siege-given-up = Die andere Seite gibt auf: Sieg für { $seat } am Tag { $day }.
event-siege-surrenders = Die Belagerten ergeben sich: Sieg für { $seat } am Tag { $day }.
event-siege-event = 
    { $event ->
        [20] Ein Bote ruft den Belagerer ab.
        [19] Ein Entsatzheer trifft ein.
        [18] Dauerregen.
        [17] Ein Meuchelmörder im Feldlager.
        [16] Ein Saboteur im Feldlager.
        [15] Ruhr im Feldlager.
        [14] Flüchtlinge erreichen das Gebäude.
        [13] Ein Verräter öffnet das Tor.
        [12] Vorräte gestohlen: Vier Tage sind verloren.
        [11] Verstärkung für die Belagerer.
        [10] Ein Militäringenieur.
        [9] Gibt es einen Verräter in den eigenen Reihen?
        [8] Der Brunnen ist vergiftet.
        [7] Rauch in der Ferne.
        [6] Der Kommandant fühlt sich nicht wohl.
       *[other] Ein ruhiger Tag.
    }
prompt-siege-buy = Was kaufst du? (Punkte übrig: { $points })
waiting-siege-buy = { $seat }: Einkauf.
prompt-siege-day = Tag { $day }: Was tun die Belagerer? (Verhandeln gelingt in { $chance } von 10 Würfen.)
waiting-siege-day = { $seat }: Der Tag wird geplant.
prompt-siege-sally = Tag { $day }: Was tun die Belagerten?
waiting-siege-sally = { $seat }: Der Tag wird geplant.
prompt-siege-batter = Wohin zielt Steinschleuder { $count } von { $all }?
waiting-siege-batter = { $seat }: Die Steinschleudern werden gerichtet.
prompt-siege-build = Was baust du? Freie Leute: { $count }
waiting-siege-build = { $seat }: Die Arbeit wird verteilt.
prompt-siege-send = Wer zieht mit? ({ $count } von höchstens { $all })
waiting-siege-send = { $seat }: Die Leute werden ausgewählt.
prompt-siege-riders = Wer sitzt im Hof zu Pferd? Alle anderen kämpfen zu Fuß.
waiting-siege-riders = { $seat }: Es wird gesattelt.
prompt-siege-side = Von welcher Seite der Karte?
waiting-siege-side = { $seat }: Die Seite wird gewählt.
prompt-siege-places = Wer wird neu aufgestellt? (Es bleiben stehen: { $count })
waiting-siege-places = { $seat }: Die Posten werden besetzt.
prompt-siege-ladder = Wo liegt Leiter { $count } des Lagers?
waiting-siege-ladder = { $seat }: Das Lager wird eingerichtet.
prompt-siege-ladder-end = Und ihr anderes Ende?
waiting-siege-ladder-end = { $seat }: Das Lager wird eingerichtet.
prompt-siege-turn = Runde { $round } von höchstens { $rounds }: weiter?
waiting-siege-turn = { $seat }: Der Zug beginnt.
prompt-siege-agree = Das Gefecht beenden?
waiting-siege-agree = { $seat }: Das Angebot wird bedacht.
prompt-siege-sick = Wer wird krank? (Noch { $count })
waiting-siege-sick = { $seat }: Wer wird krank?
prompt-siege-leader = Wer ist dein Anführer?
waiting-siege-leader = { $seat }: Der Anführer wird benannt.
prompt-siege-relief = Das Entsatzheer ist da: Schlacht, oder zurück in den eroberten Teil?
waiting-siege-relief = { $seat }: Kommt es zur Schlacht?
prompt-siege-first = Wer zieht im Gebäude zuerst?
waiting-siege-first = { $seat }: Wer beginnt im Gebäude?
prompt-siege-boards = Auf welcher Karte zuerst?
waiting-siege-boards = { $seat }: Feld oder Gebäude?
prompt-siege-tower = Den Turm angreifen?
waiting-siege-tower = { $seat }: Wird der Turm angegriffen?
refusal-battle-was-fought = Die offene Schlacht gibt es nur einmal.
refusal-besieger-in-action = Nur die Belagerten können hier aufgeben.
refusal-cannot-be-built = Das kann heute nicht gebaut werden: { $gear }.
refusal-cannot-be-sent = { $unit } kann nicht mit.
refusal-cannot-end-alone = Das Gefecht kannst du jetzt nicht allein beenden.
refusal-half-of-each-type = Von Leuten wie { $unit } darf höchstens die Hälfte mit.
refusal-idle-day = Bis Tag { $day } bringen die Belagerer ihr Lager in Ordnung.
refusal-no-siege-action = Hier ist keine Tagesaktion zu beenden.
refusal-offered-already = In diesem Zug hast du das Ende schon angeboten.
refusal-keeps-no-place = { $unit } hat keinen Platz zu behalten.
refusal-camp-needs-guards = Jemand muss das Lager bewachen.
refusal-no-camp-ladder = Auf { $hex } kann keine Leiter liegen.
refusal-levy-full = Mehr als { $count } dürfen nicht mit.
refusal-must-storm = Das Tor steht offen: Heute wird gestürmt.
refusal-no-equipment-now = Das gibt es jetzt nicht zu kaufen: { $gear }.
refusal-no-horse-here = { $unit } kann hier nicht reiten.
refusal-no-leader = { $unit } ist nicht der Anführer.
refusal-no-parley = Heute wird nicht mehr verhandelt.
refusal-no-room-inside = Im Gebäude ist nur Platz für { $count }.
refusal-no-wall-there = Auf { $hex } steht keine Mauer.
refusal-nobody-leads = Jemand muss die Truppe führen: Kaufe einen Anführer.
refusal-somebody-on-each-board = Jemand muss im Gebäude bleiben, und jemand muss in die Schlacht.
refusal-no-arrows-to-pass = { $unit } hat keine Brandpfeile weiterzugeben, oder niemand kann sie nehmen.
refusal-no-time-for-arrows = Beide Schützen brauchen dafür ihren ganzen Zug.
refusal-archers-apart = Die beiden Schützen stehen nicht nebeneinander.
refusal-cannot-divide = Dafür brauchst du zwei Einheiten und ein Entsatzheer als Gegner.
refusal-nobody-to-build = Dafür braucht es fünf gesunde Leute.
refusal-not-affected = { $unit } wird nicht krank.
refusal-not-for-sale = { $unit } ist nicht zu haben.
refusal-not-that-side = Nicht vom { $edge }.
refusal-nothing-to-batter = Heute gibt es nichts zu beschießen.
refusal-one-kind-of-action = Stürmen und arbeiten geht nicht am selben Tag.
refusal-too-dear = { $unit } kostet mehr als { $points } Punkte.
refusal-too-few-to-sally = Dafür hast du zu wenige Leute.
refusal-too-many-shooters = Die Streife hat schon zwei Schützen.
refusal-tower-out-of-reach = { $hex } liegt hinter der Palisade: Erst muss eine Lücke her.
refusal-wall-is-down = { $hex } ist schon zerstört.
verb-buy = { $unit } kaufen
verb-order = Kaufen: { $gear }
verb-storm = Stürmen
verb-batter = Mauern beschießen
verb-build = Bauen
verb-negotiate = Verhandeln
verb-surrender = Aufgeben
verb-raid = Das Lager überfallen
verb-run = Vorräte holen
verb-battle = Offene Schlacht
verb-cede = Initiative abgeben
verb-bombard = Auf { $hex }
verb-project = Bauen: { $gear }
verb-send = { $unit } zu Fuß
verb-ride = { $unit } zu Pferd
verb-everybody = Alle anderen
verb-from_edge = Vom { $edge }
verb-go_on = Weiter
verb-offer_end = Anbieten, das Gefecht zu beenden
verb-agree = Annehmen
verb-end_action = Das Gefecht beenden
verb-accept = Die Schlacht annehmen
verb-withdraw = In den eroberten Teil zurück
verb-pass_arrows = { $unit } gibt die Brandpfeile nach { $direction } weiter
verb-split = Teilen: Einige bleiben im Gebäude
verb-keep_first = Im Gebäude beginnen
verb-give_first = Den Belagerer beginnen lassen
verb-field_first = Zuerst das Feld
verb-walls_first = Zuerst das Gebäude
option-scenario-siege = Die Belagerung
    .about = Tag für Tag um Burg, Gutshof oder Kirche: Vorräte, Ereignisse, Bau und Beschuss, Stürme und Ausfälle.
option-building = Belagert wird
option-building-castle = die Burg
option-building-farm = der Gutshof
option-building-church = die Kirche
option-forces = Truppen der Belagerung
option-forces-ready = stehen fest
option-forces-free = werden gekauft
    .about = Belagerer 400 Punkte, Belagerte 200.
option-hidden_supplies = Vorräte der Belagerten
option-hidden_supplies-false = offen
option-hidden_supplies-true = nur den Belagerten bekannt
option-besieger_nation = Nation des Belagerers (freie Belagerung)
option-besieger_nation-usual = wie beim Gebäude üblich
option-besieger_nation-normans = Normannen
option-besieger_nation-byzantines = Byzantiner
option-besieger_nation-arabs = Araber
option-besieger_nation-lombards = Langobarden
option-besieged_nation = Nation des Belagerten (freie Belagerung)
option-besieged_nation-usual = wie beim Gebäude üblich
option-besieged_nation-normans = Normannen
option-besieged_nation-byzantines = Byzantiner
option-besieged_nation-arabs = Araber
option-besieged_nation-lombards = Langobarden
option-besieger_points = Punkte des Belagerers (freie Belagerung)
option-besieger_points-400 = 400
option-besieger_points-300 = 300
option-besieger_points-600 = 600
option-besieged_points = Punkte des Belagerten (freie Belagerung)
option-besieged_points-200 = 200
option-besieged_points-150 = 150
option-besieged_points-300 = 300
scene-area-siege = Belagerung, Tag { $day }
scene-area-building = Das Gebäude
scene-area-workshop = Gerät und Werkstatt
scene-area-men = Truppen
scene-area-gear = Gerät
scene-siege-day = Belagerer: { $seat }
scene-siege-wall = Mauer { $hex }
scene-siege-gear = { $gear }: { $n }
scene-siege-project = In Arbeit: { $gear }, Tag { $days } von { $needed }
scene-gear = { $gear }
fact-besiegers = Belagerer
fact-besieged = Belagerte
fact-last-day = letzter Tag
fact-captured = erbeutete Tage
fact-idle = Ruhe bis Tag
fact-chance = Würfe von 10, bei denen sie sich ergeben
fact-damage = Schaden
fact-of = von
fact-heals = gesund am Tag
fact-taken = gefangen
fact-command = Anführer
fact-inside = im Gebäude
scene-siege-part =
    { $part ->
        [wall_walk] Wehrgang
        [castle_court] Burghof
        [tower] Turm
        [farm_court] Hof
        [farm_barn] Scheune
        [farm_bedroom] Schlafkammer
        [farm_hall] Halle
        [church_nave] Kirchenschiff
       *[church_vestibule] Vorhalle
    }: { $seat }
event-siege-levied = { $seat }: { $count ->
    [one] Ein Mann zieht mit.
   *[other] { $count } Mann ziehen mit.
  }
event-siege-placed = { $seat }: Alle sind aufgestellt.
event-siege-aimed = { $count ->
    [one] Eine Steinschleuder schießt.
   *[other] { $count } Steinschleudern schießen.
  }
event-siege-at-work = { $count ->
    [one] Heute wird an einem Stück gearbeitet.
   *[other] Heute wird an { $count } Stücken gearbeitet.
  }
event-siege-moves-post = { $unit } wird neu aufgestellt.
event-siege-keeps-places = { $seat }: { $count ->
    [one] ein Mann behält seinen Platz
   *[other] { $count } Leute behalten ihren Platz
}.
event-siege-ladder-end = Eine Leiter des Lagers beginnt auf { $hex }.
event-siege-ladder-laid = Eine Leiter des Lagers liegt auf { $hex } und { $behind }.
event-siege-supplies-shown = Die Vorräte hätten bis Tag { $day } gereicht.
event-siege-goes-on = { $seat }: Der Kampf geht weiter.
event-siege-works-begin = { $seat }: Die Arbeit beginnt.
event-siege-spares-tower = { $seat }: Der Turm bleibt in Ruhe.
scene-area-market = Zu kaufen

## Was ein Rat über eine Wahl sagt

term-units = verbleibende eigene Einheiten: { $value } (sonst { $other })
term-enemies = verbleibende gegnerische Einheiten: { $value } (sonst { $other })
term-goals = erreichte Ziele: { $percent } % (sonst { $percent-other } %)
