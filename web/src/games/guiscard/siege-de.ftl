# Was nur die Tage einer Belagerung sagen.

gu-siege-hidden = nur den Belagerten bekannt
gu-siege-damage = { $hex }: Schaden { $level } von { $most }
gu-part-wall_walk = Wehrgang
gu-part-castle_court = Burghof
gu-part-tower = Turm
gu-part-farm_court = Hof
gu-part-farm_barn = Scheune
gu-part-farm_bedroom = Schlafkammer
gu-part-farm_hall = Halle
gu-part-church_nave = Kirchenschiff
gu-part-church_vestibule = Vorhalle
gu-gear-grapnel = Wurfanker
gu-gear-ladder = Leitern
gu-gear-stone_thrower = Steinschleudern
gu-gear-greek_fire = Griechisches Feuer
gu-event-0 = Ein ruhiger Tag
gu-event-0-does = Heute geschieht nichts Besonderes.
gu-event-2 = Ein ruhiger Tag
gu-event-2-does = Heute geschieht nichts Besonderes.
gu-event-3 = Ein ruhiger Tag
gu-event-3-does = Heute geschieht nichts Besonderes.
gu-event-4 = Ein ruhiger Tag
gu-event-4-does = Heute geschieht nichts Besonderes.
gu-event-5 = Ein ruhiger Tag
gu-event-5-does = Heute geschieht nichts Besonderes.
gu-event-6 = Unwohlsein
gu-event-6-does = Der Kommandant fühlt sich nicht wohl. Das hat keine Folgen.
gu-event-7 = Rauch in der Ferne
gu-event-7-does = Alle spähen nach Hilfe aus, aber es kommt keine.
gu-event-8 = Vergifteter Brunnen
gu-event-8-does = Ein W10 entscheidet, wie viele Belagerte krank werden.
gu-event-9 = Ein Verräter?
gu-event-9-does = Für jeden Belagerten fällt ein Würfel: Wer Pech hat, verliert den Kopf.
gu-event-10 = Ein Militäringenieur
gu-event-10-does = Mit ihm sind Steinschleudern schneller gebaut.
gu-event-11 = Verstärkung
gu-event-11-does = Die Belagerer werben neue Leute an.
gu-event-12 = Vorräte gestohlen
gu-event-12-does = Ein Teil des Essens ist weg; der Kalender springt vor.
gu-event-13 = Verrat am Tor
gu-event-13-does = Das Tor steht offen: Heute wird gestürmt.
gu-event-14 = Flüchtlinge
gu-event-14-does = Neue Verteidiger, aber auch neue Esser.
gu-event-15 = Ruhr im Lager
gu-event-15-does = Ein W10 entscheidet, wie viele Belagerer krank werden.
gu-event-16 = Ein Saboteur
gu-event-16-does = Gelingt sein Wurf, zerbricht eine Steinschleuder.
gu-event-17 = Ein Meuchelmörder
gu-event-17-does = Er schleicht sich an den Anführer der Belagerer heran. Ein Wurf entscheidet: unverletzt, verletzt oder tot.
gu-event-18 = Dauerregen
gu-event-18-does = Er hilft den Belagerten heute beim Wurf um die Initiative.
gu-event-19 = Entsatzheer
gu-event-19-does = Freunde der Belagerten rücken an: Es kommt zur Schlacht.
gu-event-20 = Ein Bote
gu-event-20-does = Die Belagerer werden abgerufen. Die Belagerung ist vorbei.
gu-day-idle = Ruhetag: Die Belagerer richten ihr Lager wieder her
gu-day-back = wieder gesund: { $names }
gu-day-last = danach ist nichts mehr zu essen
gu-yesterday = Tag { $day }: { $count ->
    [0] nichts zu berichten
    [one] ein Ereignis
   *[other] { $count } Ereignisse
}
gu-calendar = Kalender
gu-forces = Stärke
gu-against = gegen
gu-food-left = { $count ->
    [0] Letzter Tag mit Essen
    [one] Nach heute noch Essen für 1 Tag
   *[other] Nach heute noch Essen für { $count } Tage
  }
gu-food-captured = { $count ->
    [one] 1 Tag erbeutet
   *[other] { $count } Tage erbeutet
  }
gu-idle-until = Lager lahmgelegt bis Tag { $day }
gu-ratio = { $ratio ->
    [0] Mehr als doppelt so viele Belagerer.
    [1] Mehr Belagerer als Belagerte.
   *[other] Nicht mehr Belagerer als Belagerte.
  }
gu-ratio-means = Ereigniswurf +{ $rations }, erste Tage +{ $early }, Verhandeln +{ $parley }
gu-camp = Feldlager: { $count } Mann
gu-horses = { $count ->
    [one] 1 Pferd
   *[other] { $count } Pferde
  }
gu-shop = Werkstatt
gu-builders = Gesunde: { $count }, nötig für ein Stück: { $crew }
gu-one-ladder = Leiter
gu-one-grapnel = Wurfanker
gu-one-stone_thrower = Steinschleuder
gu-done-tonight = heute Abend fertig
gu-days-to-go = { $count ->
    [one] noch 1 Tag Arbeit
   *[other] noch { $count } Tage Arbeit
  }
gu-takes-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
gu-event-bonus = mit +{ $bonus }
gu-event-once = Jedes Ereignis kommt nur einmal:
gu-views = Ansichten
gu-tab-plan = Plan
gu-tab-camp = Lager
gu-tab-shop = Werkstatt
gu-tab-card = Ereignis
gu-plan = Plan des Gebäudes
gu-hits = Trefferchance: eine Steinschleuder { $one } %, zwei { $two } %
