### Learning El Grande

## The page about the game

learn-what = You are a Grande in old Spain. You bring your caballeros from the province to court and from there into the regions, always somewhere near the King. Whoever has the most men in a region gets its points.
learn-win = Whoever has the most points after the third general scoring wins. There is one after rounds 3, 6 and 9; the short game leaves three rounds out, but no scoring.
learn-turn-1 = Five action cards lie open. One after the other you play a power card. High cards go first, low ones bring more caballeros to your court. No number may be played twice in a round.
learn-turn-2 = When it is your turn, you bring caballeros to court and then take one of the action cards that are left. Its number says how many men you may place, its text what else it can do.
learn-turn-3 = You place caballeros from court into regions that border the King's region, or into the castillo. The King's own region is closed: nobody goes in, nobody comes out.
learn-turn-4 = The special action changes the board: it moves the King, moves or removes men, scores some regions at once, or lets everybody choose a region in secret with a disc.
learn-turn-5 = After every third round everything is scored. First the castillo is opened, then its men ride to the regions that their owners have chosen in secret, then region after region pays.
learn-points = Each region has three numbers: for the most, the second most and the third most caballeros. With two players only the first number counts, with three the first two. Whoever ties gets the next lower number. The most men in the King's region and the most in your own home region, where your Grande stands, bring 2 extra points. Only caballeros count.
learn-hidden = How many caballeros lie in the castillo can only be remembered. Discs stay face down until all are set, and the next action cards are unknown. Everything else is open.
learn-length = About 90 minutes for two to five players, the short game about 60.
learn-level = Few rules and much to weigh up: every card is wanted by somebody else, and the King decides where you may go at all.
learn-sources = Rules, board and cards follow the printed rulebook of 1996, told in our own words. Where it leaves something open, the rules on this page give our ruling.

## The lesson

lesson-title = Your first three rounds in Spain
lesson-end = Now you have seen a general scoring. Play the short game against two patient pages, with advice at every question.

lesson-welcome = This is Spain. The figure with the large crown is the King; your Grande stands in the Basque Country.
    .why = Nine regions and a tower, the castillo. Each region shows three numbers: what the first, second and third get when it is scored. Your opponent has just played a power card, an 8.
lesson-power = Play a low power card: 3, 4, 5 or 6.
    .why = Power cards do two things. The highest goes first; but low ones bring more caballeros to your court. You need men now, so let your opponent go first. An 8 is no longer possible: try it, if you like.
    .high = That would make you first, but with hardly any new men. Take a card from 3 to 6.
    .done = Your opponent went first, took the King's Card and moved the King to Galicia. Now it is your turn.
lesson-recruit = Bring four caballeros from the province to your court.
    .why = Your card allows up to four. Men in the province cannot be placed; those at court can.
    .done = Four more men stand at your court.
lesson-card = Take the Movable Scoreboard. Try the King's Card first, if you like.
    .why = You must take one of the action cards that are left; the King's Card is gone. The number on a card says how many men it lets you place.
    .done = The card lets you place up to four men, and use its special action.
lesson-order = Begin with the special action.
    .why = Each action card has two parts, placing and a special action. You decide which comes first.
    .placing = That is allowed, but here the board comes first: begin with the special action.
    .done = Now the scoreboard.
lesson-board = Lay the board 8/4/0 on the Basque Country, your home region.
    .why = A scoreboard replaces the numbers of a region. At home you get 2 extra points for the most men, so make home worth more.
    .done = The Basque Country now pays 8 for the most men. With two players only the first number counts.
lesson-place = Place a caballero in Old Castile. Try Galicia first: the table says why not.
    .why = You may only place next to the King, and he stands in Galicia. His own region is closed to everybody.
    .tower = The castillo is the next step. First Old Castile, please.
    .done = One man in Old Castile. Only regions with a golden rim border the King's region.
lesson-castillo = Now place a caballero in the castillo.
    .why = The tower takes men wherever the King stands. What lies inside is hidden until a scoring; then they ride to a region of your choice.
    .done = Your last three men have gone into the tower. Remember the number: nobody will show it to you.
lesson-second = Round two: play any power card that you like.
    .why = Five new action cards lie open. High, if you badly want one of them; low, if you want men. Cards that were played do not come back.
    .done = Your opponent was first again and has gathered men in your home region.
lesson-secret-card = Bring four men to court, then take the Secret Special Scoring.
    .why = The card scores regions that are chosen in secret. You know one that is worth a lot to you.
    .done = It lets you place four men. Do that before you score.
lesson-home = Place first, and begin with the Basque Country.
    .why = Three men of the other side stand there. You need the majority before it is scored.
    .early = Not yet: your opponent has more men there. Place first.
    .done = Two men at home, one in New Castile, one in Aragon: now you have four against three.
lesson-disc = Use the special action and set your disc to the Basque Country.
    .why = Both choose a region in secret. A region that only one has chosen is scored at once.
    .skipping = You may leave the special action out, but this one brings points. Use it.
    .done = 8 points for the first place and 2 for your home region: 10 points!
lesson-third = The third round is played for both of you. Go on to the general scoring.
    .why = Watch where the men go. After the third round comes the scoring of everything.
lesson-scoring = Set your disc to Old Castile.
    .why = Your three men in the tower are scored first and then ride where the disc says. In Old Castile you have one against two: with three more the first place is yours.
    .other = That is possible, but look at the numbers: three men turn Old Castile. Choose it.
    .done = 5 points for the castillo, 6 for Old Castile, 7 for New Castile. At home your opponent had one man more this time.
lesson-table = Look at the points and at the map once more.
    .why = Nothing is taken off the board after a scoring: all men stay. After rounds 6 and 9 everything is scored again, so a majority that lasts pays three times.
