### Learning Guiscard

## The page about the game

learn-what = Southern Italy in the eleventh century. You lead a small troop of knights and foot soldiers across a battlefield of hexes. Every man has a name, and whoever falls is gone for good.
learn-win = Each scenario says what counts: how many enemies fall, who leaves the map where, who holds a building. It is checked at once or after the last round; the panel shows how close each goal is.
learn-turn-1 = First your archers and crossbowmen shoot, if they can see somebody. One roll says whether the shot lands where it was aimed, another what it does there.
learn-turn-2 = Then riders may declare charges. Whoever is charged can answer with a charge of his own.
learn-turn-3 = Then your men move, hex by hex. Ground costs movement points, enemies beside the way may stop you or shoot. A rider takes up two hexes and has to turn.
learn-turn-4 = In melee you name who strikes whom; several may strike together. Attack minus defence chooses a column of the table, ground and position shift it, and a roll decides.
learn-turn-5 = The loser falls, is wounded, stunned or driven back, and the winners may advance. At the end of your turn stunned men may come round.
learn-points = Most scenarios count the fallen and those who get through. A wounded man is weaker in everything, a stunned one cannot do anything. Height, woods and a friend beside you help; being attacked by several at once, or from behind, is the surest way to fall.
learn-hidden = Nearly everything is open. Hidden are orders for defensive fire, and in some scenarios where somebody is until he is seen.
learn-length = 30 to 120 minutes for two, depending on the scenario. The first one is a good beginning.
learn-level = The deepest of our games. But you need not know the tables: before every click the page shows reach, danger and chances.
learn-sources = Rules, maps, men and scenarios follow the printed rulebook in our own words. What it does not contain, such as parts of the maps and of the roster, is reconstructed and says so.

## The lesson

lesson-title = On the eve of Civitate
lesson-end = Now fight the scenario to its end: against a patient page, with advice at every question.

lesson-welcome = Six Swabians stand on a wooded knoll. You lead the Normans who have surrounded them.
    .why = Each figure is one man: attack on the left of his plate, defence on the right. The Swabians are set up; now it is your turn to place your men.
lesson-set-up = Take Drogo and set him on any hex with a golden rim.
    .why = First the man, then the hex. Nobody may stand where somebody stands already.
    .done = Drogo stands ready.
lesson-others = The others are set up for you. Then the first round begins.
    .why = Ten men on foot to the west of the knoll, four riders in the east. A bot can set up larger armies for you, too.
lesson-shoot = Missile fire comes first: let Foulques shoot. Try Eustache first, if you like.
    .why = Whoever has a bow or a crossbow and sees an enemy may shoot. Eustache sees nobody from where he stands: that is refused with the rule.
    .done = Foulques makes ready. Red lines show whom he can see.
lesson-aim = Aim at Werner on I7, two hexes away.
    .why = A near target without cover is best. Where a crest of the hill is in the way, the shot is refused: try J7.
    .done = The first roll brought the arrow to its mark, the second one wounded Werner. A wounded man is weaker in everything.
lesson-done-shooting = End the missile step.
    .why = The other three could shoot, too. For this lesson one shot is enough: on to movement.
    .more = Well meant, but let us go on: end the step.
    .done = No charge today; movement begins.
lesson-walk = Move Drogo to H6 and stop there. Before you stop, try to step onto I7.
    .why = Each step costs points, woods and slopes more. Nobody can step onto an enemy.
    .done = Drogo stands beside Werner, at arm's length.
lesson-ride = Now Romaric: begin his ride with a step to R9.
    .why = A rider has twelve points and takes up two hexes; his horse's head shows which way he faces. Riders are fast, but every turn costs them.
    .done = Romaric has ridden all the way to M7, into the back of the Swabians.
lesson-surround = The rest of your men move, too. Watch how the ring closes.
    .why = An enemy with somebody on every side cannot fall back. That is worth more than a good sword.
lesson-attack = Melee: attack with Romaric and strike Gerold.
    .why = You name the attacker, then the target. You strike only into hexes that you could enter; whoever stands elsewhere is refused.
    .done = Romaric goes for Gerold. The panel shows the column and all ten outcomes.
lesson-together = Let Jacques, Renauld and Roland join the attack.
    .why = Attack values add up. Look how the odds change with every man.
    .alone = Not alone! Let the three others join first.
    .done = Four against one.
lesson-resolve = Now resolve the fight.
    .why = Enemies beside your men may try to hold them back first. Then one die decides: with a difference of 57 hardly anything can go wrong.
    .done = Gerold falls. Two Swabians tried to hold Jacques and Renauld back, in vain.
lesson-advance = Advance with Romaric to L6 and stop there.
    .why = Whoever has won a fight may advance into the gap. That is how lines break.
    .passing = Standing still is allowed, but the gap is open. Advance.
    .done = Romaric stands where Gerold stood.
lesson-outlook = The fight goes on: more attacks, then recovery, then it is the Swabians' turn.
    .why = You know missile fire, movement and melee. Charges, formations, houses and castles come by themselves, and the table explains each when it matters. For castles there is a second lesson.

## The lesson of the castle

lesson-castle-title = The castle: never trust a dead Norman
lesson-castle-end = Now take the tower yourself: the whole scenario against a patient page, with advice at every question.

lesson-castle-welcome = Six Normans carry a coffin into a castle. Nobody in it is dead.
    .why = Look around first: stakes are the palisade, planks behind it the wall walk, flagstones the court, grey stones the tower. The gate in the south, on O11, is closed. Ten more Normans wait outside. You win by holding the tower alone at the end.
lesson-castle-mourner = Take Jacques and set him on O10, right behind the gate.
    .why = The gate is worked from three hexes only: O11 itself, O10 and N10. Whoever is to open it has to begin there.
    .elsewhere = He may stand there, but from there he cannot reach the gate. Set him on O10.
    .done = Jacques stands at the gate.
lesson-castle-garrison = The other five mourners and the garrison are set up for you.
    .why = Four Byzantines hold the tower, others stand on the wall walk and in the court, none of them beside a mourner. Until your first melee nobody may touch the mourners: use that time.
lesson-castle-quiet = No missiles today: end the missile step. Try Eustache first, if you like.
    .why = Court and wall walk can see each other, but Eustache has nobody in range. The refusal says so.
    .lance = Arthur could throw his lance, but he will need it. End the step.
    .done = Charges are for riders; movement begins.
lesson-castle-gate = Let Jacques work at the gate instead of moving.
    .why = Opening takes a whole turn. He does nothing else, and if he still stands there awake after your melee, the gate opens.
    .robert = Robert stands at the gate, too, but a count has better things to do. Take Jacques.
    .early = Not yet: first the gate.
    .done = Jacques is busy until the end of the turn.
lesson-castle-stairs = Arthur climbs to the wall walk: over the stairs on P7 to Q7. Stop there.
    .why = Stairs are the only way up. They cost 2 points, the walk 1. From Q7, try R7 beyond the palisade: nobody walks through that.
    .done = Arthur stands on the walk, face to face with Milo.
lesson-castle-foot = Robert goes to M11, to the foot of the tower stairs, and stops. Try M10 first.
    .why = From N10 the stairs are out of reach: you can get onto them only from M11.
    .done = Robert waits below the tower.
lesson-castle-outside = Outside: let Gautier enter on O16, straight below the gate.
    .why = Men who come later enter over the edge of the map. Archers on the walk see them come: they may answer with defensive fire. Today they hold it.
    .done = Gautier has run up to the gate.
lesson-castle-closed = The gate is still closed: try O11, then stop on O12.
    .why = A closed gate lets nobody and no shot through. Jacques needs until the end of this turn.
    .done = Gautier waits in front of the gate.
lesson-castle-melee = End the movement. Then attack with Arthur and strike Milo.
    .why = The wall walk is even ground, nobody has an advantage there. With this melee everybody knows what the mourners are.
    .done = Arthur goes for Milo. Nobody else can reach either of them: the walk is narrow.
lesson-castle-resolve = Resolve the fight.
    .why = Anyone faster than all his attackers may evade first. Then one die decides in the column 16 to 25.
    .done = Milo falls back along the walk to Q9.
lesson-castle-advance = Follow him: advance with Arthur to Q8 and stop.
    .why = On a wall walk every hex counts: whoever holds it decides who gets by.
    .passing = Standing still is allowed, but the walk is free. Follow him.
    .done = Arthur holds the walk. And listen: the gate!
lesson-castle-opened = Jacques has lowered the leaf: the gate on O11 is open.
    .why = Now the Byzantines have their turn. In this lesson they stand where they are; in a real game they would close it again, which takes them a turn, too.
lesson-castle-through = Round 2: end the missile step, then lead Gautier into the gate on O11 and stop.
    .why = The open gate costs 2 points and is bad ground to fight on, but it is a way. Riders cannot pass: it is too low.
    .shooting = They could throw, but go on: end the step.
    .done = The first man from outside is in.
lesson-castle-tower = Robert goes up: over the stairs M10 into the tower gate on M9. Stop there.
    .why = The tower has one entrance. From the stairs, try N9: there is no way down the side.
    .done = Robert stands in the door of the tower.
lesson-castle-storm = End the movement, attack with Robert, strike Nikolaos and resolve.
    .why = In the tower gate only one man can strike. Look at the odds before you resolve: even a count may have to fall back.
    .done = An 8: Robert has to fall back. A tower is not taken by one man.
lesson-castle-back = Fall back to M10.
    .why = Whoever falls back gives way by one hex, where there is one. Here only the stairs are free.
    .done = Robert stands on the stairs and will try again.
lesson-castle-outlook = Gate, walls and stairs: you know what a castle is made of.
    .why = Bring the others in, clear the walk, and go up the stairs again and again. Ladders, grapnels, fire and engines come in scenarios 9 to 11, and the table explains each when it matters.
