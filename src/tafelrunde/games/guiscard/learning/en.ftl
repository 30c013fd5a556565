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
    .why = Ten men on foot to the west of the knoll, four riders in the east. With larger armies, too, a bot can set up for you.
lesson-shoot = Missile fire comes first: let Foulques shoot. Try Eustache first, if you like.
    .why = Whoever has a bow or a crossbow and sees an enemy may shoot. Eustache sees nobody from where he stands: that is refused with the rule.
    .done = Foulques makes ready. Red lines show whom he can see.
lesson-aim = Aim at Werner on I7, two hexes away.
    .why = Near and without cover is best. Where a crest of the hill is in the way, the shot is refused: try J7.
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
    .why = An enemy with somebody on every side cannot draw back. That is worth more than a good sword.
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
    .why = You know missile fire, movement and melee. Charges, formations, houses and castles come by themselves, and the table explains each when it matters.
