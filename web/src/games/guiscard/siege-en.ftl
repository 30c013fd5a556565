# What only the days of a siege say.

gu-siege-hidden = known to the besieged only
gu-siege-damage = { $hex }: damage { $level } of { $most }
gu-part-wall_walk = Wall walk
gu-part-castle_court = Castle court
gu-part-tower = Tower
gu-part-farm_court = Court
gu-part-farm_barn = Barn
gu-part-farm_bedroom = Bedroom
gu-part-farm_hall = Hall
gu-part-church_nave = Nave
gu-part-church_vestibule = Vestibule
gu-gear-grapnel = grapnels
gu-gear-ladder = ladders
gu-gear-stone_thrower = stone throwers
gu-gear-greek_fire = Greek fire
gu-event-0 = A quiet day
gu-event-0-does = Nothing out of the ordinary happens today.
gu-event-2 = A quiet day
gu-event-2-does = Nothing out of the ordinary happens today.
gu-event-3 = A quiet day
gu-event-3-does = Nothing out of the ordinary happens today.
gu-event-4 = A quiet day
gu-event-4-does = Nothing out of the ordinary happens today.
gu-event-5 = A quiet day
gu-event-5-does = Nothing out of the ordinary happens today.
gu-event-6 = Out of sorts
gu-event-6-does = The commander feels unwell. It changes nothing.
gu-event-7 = Smoke on the horizon
gu-event-7-does = Everybody looks out for help, but none comes.
gu-event-8 = Poisoned well
gu-event-8-does = A d10 decides how many of the besieged fall ill.
gu-event-9 = A traitor?
gu-event-9-does = A die is rolled for each of the besieged: the unlucky one is executed.
gu-event-10 = A military engineer
gu-event-10-does = With his help stone throwers are built faster.
gu-event-11 = Reinforcements
gu-event-11-does = The besiegers recruit fresh troops.
gu-event-12 = Stolen supplies
gu-event-12-does = Some of the food is gone; the calendar jumps ahead.
gu-event-13 = Treason at the gate
gu-event-13-does = The gate stands open: today the building has to be stormed.
gu-event-14 = Refugees
gu-event-14-does = New defenders, but new mouths to feed.
gu-event-15 = Dysentery in the camp
gu-event-15-does = A d10 decides how many of the besiegers fall ill.
gu-event-16 = A saboteur
gu-event-16-does = If his roll succeeds, a stone thrower is wrecked.
gu-event-17 = An assassin
gu-event-17-does = He creeps up on the besiegers' leader. A roll decides: unhurt, wounded or killed.
gu-event-18 = Endless rain
gu-event-18-does = It helps the besieged in today's roll for initiative.
gu-event-19 = Relief army
gu-event-19-does = Friends of the besieged arrive: there will be a battle.
gu-event-20 = A messenger
gu-event-20-does = The besiegers are called away. The siege is over.
gu-day-idle = idle day: the besiegers are mending their camp
gu-day-back = fit again: { $names }
gu-day-last = after that there is nothing left to eat
gu-yesterday = Day { $day }: { $count ->
    [0] nothing to report
    [one] one event
   *[other] { $count } events
}
gu-calendar = Calendar
gu-forces = Forces
gu-against = to
gu-food-left = { $count ->
    [0] Last day of food
    [one] Food for 1 day after today
   *[other] Food for { $count } days after today
  }
gu-food-captured = { $count ->
    [one] 1 day captured
   *[other] { $count } days captured
  }
gu-idle-until = camp crippled until day { $day }
gu-ratio = { $ratio ->
    [0] More than twice as many besiegers.
    [1] More besiegers than besieged.
   *[other] The besiegers do not outnumber the besieged.
  }
gu-ratio-means = Event roll +{ $rations }, first days +{ $early }, negotiating +{ $parley }
gu-camp = Camp: { $count ->
    [one] 1 man
   *[other] { $count } men
  }
gu-horses = { $count ->
    [one] 1 horse
   *[other] { $count } horses
  }
gu-shop = Workshop
gu-builders = Fit men: { $count }, needed for each piece: { $crew }
gu-one-ladder = Ladder
gu-one-grapnel = Grapnel
gu-one-stone_thrower = Stone thrower
gu-done-tonight = done tonight
gu-days-to-go = { $count ->
    [one] 1 more day of work
   *[other] { $count } more days of work
  }
gu-takes-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
gu-event-bonus = with +{ $bonus }
gu-event-once = Each event happens only once:
gu-views = Views
gu-tab-plan = Plan
gu-tab-camp = Camp
gu-tab-shop = Workshop
gu-tab-card = Event
gu-plan = Plan of the building
gu-hits = Chance to hit: one stone thrower { $one } %, two { $two } %
