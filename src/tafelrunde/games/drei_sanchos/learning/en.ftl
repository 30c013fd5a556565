### Learning War of the Three Sanchos

## The page about the game

learn-what = Three cousins, all called Sancho and all kings, fight for castles in northern Spain. With one card you command your own side, and the same card tells the two others what they have to do. So every order is also a present, or a trap.
learn-win = Whoever has 10 points wins at once. Otherwise whoever has the most points when the cards run out wins. Points come from castles and towers that you hold.
learn-turn-1 = In every round a different Sancho is in command. He plays one of his cards, or puts it face down into his reserve; then nobody takes a turn.
learn-turn-2 = A card that is played has one to three command points for the commander and a section for each Sancho. The two others carry out theirs. The commander acts before, between or after them.
learn-turn-3 = A point recruits a troop, deploys a recruit, moves a unit to a neighbouring region, or fortifies: then a unit goes from the field into the castle.
learn-turn-4 = A castle that somebody else holds is besieged: both sides lose one unit per round until one is gone. Besiegers can be intercepted.
learn-turn-5 = In battle every unit rolls a die into a column of its number. A die that lies alone hits an opponent; dice that share a column cancel each other out. Reserve cards let you roll again.
learn-points = A home castle is worth 3 points, a neutral castle 2 and a tower 1, as long as a unit of yours stands inside. Troops in the field score nothing. 10 points are checked after every action, no matter whose turn it is.
learn-hidden = The cards in hand, the deck, and what lies face down in a reserve. All units are open.
learn-length = About 60 minutes for three, two or one. Alone you play against two automatic Sanchos, also as a campaign.
learn-level = Six simple orders. What is hard is finding a card that helps you more than the two others.
learn-sources = Rules, map, cards and the automatic Sanchos follow the printed rulebook in our own words. Where it leaves something open or could not be read, the rules on this page give our ruling or reconstruction.

## The lesson

lesson-title = Castile's first castles
lesson-end = You know all six orders, the siege and the battle. Now play a real game for three, with advice at every question.

lesson-welcome = You are Sancho of Castile, red. Burgos is your home castle.
    .why = Twelve regions, in each a castle or a tower with its worth in coins. Nájera, yellow, was in command first: its king rode to Viguera and took the castle there. The same card gives you something to do, too.
lesson-section = Carry out your section: deploy one troop into your castle and one into the field at home.
    .why = The card was played by somebody else, but each Sancho has a section on it. Yours lets you put two recruits into your home: one into the garrison, where it defends, one into the field, from where it can march.
    .done = Both stand in Burgos, and you were given another recruit. Aragon has done its section as well.
lesson-reserve = You are in command. Put card 15 face down into your reserve.
    .why = A card that helps the others more than you is better hidden. In the reserve it lets you roll dice again in battle. Nobody takes a turn then.
    .played = Possible, but it would help the others more than you. Put card 15 into the reserve instead.
    .dear = That card is worth more in play. Take card 15.
    .done = Card 15 lies face down in front of you. Meanwhile the others have commanded: Aragon has played a card, and you carry out a section again.
lesson-fortify = Fortify: send a troop from the field into Burgos castle.
    .why = What stands in the field scores nothing and defends no castle. Fortifying costs a point per unit, here the card pays for three.
    .crown = The king may go in later. First a troop.
    .done = Troop, king and another troop are inside: Burgos is safe.
lesson-command = Your command again: play card 8. Try to reserve one first, if you like.
    .why = Your reserve holds a card already, so a second one is refused. Card 8 gives you three command points.
    .done = Card 8 lies open. The others have sections on it too.
lesson-wait = Wait: let the others go first.
    .why = The commander decides each time whether to act before or after the next one. Whoever acts last has seen what the others did.
    .acting = Acting at once is allowed. But here you lose nothing by waiting: wait.
    .done = Nájera could do nothing, Aragon has recruited. Now your three points.
lesson-king = Move your king out of Burgos to La Bureba.
    .why = One point moves one unit to a neighbouring region. There it stands in the field at first.
    .done = The king stands before the empty castle of La Bureba.
lesson-take = Fortify: take the castle with your king.
    .why = The garrison is empty, so nobody has to be fought. The first unit inside scores at once.
    .done = La Bureba is yours. With the last point a troop has marched to Montes de Oca.
lesson-rounds = The next two rounds are played for all of you. Watch, then go on.
    .why = Nájera and Aragon take castles as well: everything empty goes quickly. What is taken later has to be besieged.
lesson-again = You are in command: play card 7 and act at once.
    .why = Three points again. This time there is something to be done before the others can answer.
    .waiting = This time be quick: act at once.
    .done = Three points are yours.
lesson-alava = Move your king from La Bureba to Álava.
    .why = In Álava one troop of Nájera holds the garrison. A troop of yours stays behind in the castle of La Bureba.
    .done = The king stands before Álava.
lesson-men = Deploy a recruit to your king.
    .why = Recruits come to your home or straight to your king, wherever he stands. Two units are enough for a siege.
    .home = At home it would be too far away. Deploy it to the king.
    .done = Two units before Álava.
lesson-siege = Besiege Álava with one point.
    .why = A point sends up to two units into the siege. At the end of the round both sides lose one unit; whoever is left holds the place.
    .done = Nájera lost its only troop, you lost one of two: your king has captured Álava.
lesson-towers = Three more rounds are played, and you take two more places. Then Nájera strikes back.
    .why = Count your points beside your name. And count those of the others: 10 are enough.
lesson-intercept = Nájera wants to besiege La Bureba. Intercept!
    .why = You have an army in the field there. It may fight the besiegers before the siege begins.
    .let = Then the siege would simply begin. Try the battle: intercept.
    .done = Both sides have rolled: two dice each, sorted into columns.
lesson-battle = Keep your reserve card: pass.
    .why = Column 6 holds a die of both sides: they cancel each other out. Nájera's 5 lies alone and will hit one of your dice. A card would roll a column again, but you will need it more another time.
    .used = The card is worth more when you attack. Pass.
    .done = The sixes cancelled each other out; the lone 5 hit your 3 and the troop behind it. Bad luck.
lesson-outlook = After a battle nobody has to retreat. The siege goes on.
    .why = That is the whole war: commands, castles, sieges, battles. Watch who is getting close to 10 points, and which card would help him.
