### Learning Heerbann

## The page about the game

learn-what = You raise an army and then fight for six provinces. First you recruit characters with dice, then you spend them in battles. No map, no neighbours: all that counts is whom you win over and where you send them.
learn-win = Whoever has the most points from conquered provinces wins. If points are tied, the number of provinces decides, then the best single province.
learn-turn-1 = A few characters lie open, each with a cost and a strength. Everybody secretly picks how many dice to roll, from one to six.
learn-turn-2 = Fewest dice go first. If some of your dice add up to exactly the cost of an open character, you may take it. One per round, no more.
learn-turn-3 = Round by round the armies grow. Some characters help with recruiting from then on; most are good for one battle.
learn-turn-4 = When the deck is empty, the provinces follow, one at a time. The value of each is rolled, everybody rolls war luck, and then everybody secretly commits cards.
learn-turn-5 = All cards are revealed at once. Strength plus luck decides. Whatever was committed is spent, even by those who lost.
learn-points = The first province is worth one die plus 1, the second one die plus 2, and so on up to one die plus 6. The late ones are worth the most, and cards spent early are missing later. Whoever commits no card has no luck either and cannot win the province.
learn-hidden = The order of the deck, the dice numbers until all have chosen, and the committed cards until all are revealed. Who owns which characters is open; what is left in a hand can be worked out.
learn-length = About 25 minutes for two to four players. Nine or ten rounds of recruiting, then six battles.
learn-level = Easy to play, hard to guess: the rules fit on a page, but what the others commit is a matter of nerve.
learn-sources = The course of the game, the number of cards and dice, and the values of the provinces follow the printed rulebook. It has no title and no list of characters: the name Heerbann and the names, costs, strengths and abilities of the 18 characters are our own reconstruction.

## The lesson

lesson-title = Your first muster
lesson-end = That was a whole game. Now play a real one against a patient page, with advice at every question.

lesson-welcome = Welcome! Look at the two open characters: Herald and Assassin.
    .why = Each shows what it costs and how strong it is. This is the whole game: first both of you recruit such characters, then you fight with them for six provinces.
lesson-numbers = Choose your dice number: take four, five or six dice.
    .why = To win a character, some of your dice must add up to exactly its cost. More dice hit more easily, but fewer dice go first. The choice stays secret until both have made it.
    .few = With so few dice you would be first, but you would hardly hit 5 or 15. The table is as it was: choose at least four dice.
    .done = Both numbers were revealed at once: five each. With equal numbers and no cards yet, the younger goes first; that was your opponent, who got the Assassin.
lesson-take = You rolled. One of your dice shows 5: take the Herald.
    .why = Any choice of your dice may be used, here a single one. A character that you take lies in front of you at once.
    .declined = Declining is allowed, but an empty hand fights badly. Take the Herald.
    .done = The Herald is yours. From the next round on it lets you go first when numbers are equal.
lesson-ties = A new round, two new characters. Choose five dice again.
    .why = Your opponent likes five dice too. See what the Herald is good for.
    .done = Five against five: this time you go first, because you own the Herald.
lesson-best = Both characters fit your roll. Take the Pikeman.
    .why = You may take one per round, even if your dice would do for both. The Pikeman has strength 4, the Peasant 2.
    .cheap = That would be strength 2. Three dice with 4 make 12: take the stronger Pikeman.
    .done = Four, four, four: the Pikeman costs 12. The unused dice do not matter.
lesson-early = Trickster 8, Beggar 2: cheap characters. Choose two to four dice, so that you go first.
    .why = For low costs few dice are enough. Whoever rolls first has the free choice.
    .late = That hits easily, but your opponent might go first. Take two to four dice.
    .one = One die can make 2, but never 8. Take two to four dice.
    .done = You have fewer dice, so you roll first.
lesson-trickster = Take the Trickster.
    .why = Four, two and two make 8. Later the Trickster may count one of your dice one higher or lower.
    .done = The Trickster is yours; your opponent has to make do with the Beggar.
lesson-rounds = You know how recruiting works. The next rounds are played for both of you.
    .why = Watch the armies grow, then press “Next”. All characters that you win lie open in front of you.
lesson-refused = Click the Duke first: the table says why not. Then take the Drummer.
    .why = Nothing is lost by trying. Whatever the rules forbid is refused with the reason and the number of the rule; click the number to read it.
    .done = Drummer: 12 from six, five and one. The Duke would need exactly 24.
lesson-conquer = The deck is empty: recruiting is over, and the battles begin.
    .why = The first province is worth 4 points, and both of you have rolled war luck: you 3, the other 1. It counts only for those who commit a card.
lesson-first-province = Commit the Herald alone and confirm.
    .why = Choose cards in your hand, then confirm. They are spent, whatever happens. For 4 points one weak card is a good attempt: your luck is better.
    .done = Strength 1 and luck 3 make 4, the other committed nothing. Your first province!
lesson-struck = Province II is worth 6. Try it with your strongest card: commit the Knight.
    .why = Strength 6 looks safe. But your opponent owns somebody who does not care about strength.
    .done = The Assassin struck your Knight: strength 0, and the province is lost. Look at the others' characters before you send your best one.
lesson-pass = Now commit nothing: just confirm.
    .why = You cannot win everything. Whoever fights for a province spends cards, and the best provinces are still to come.
    .other = Keep your cards this time and confirm an empty commitment.
    .done = Three cards for 5 points, though the Field surgeon brought one back. You have saved your strength.
lesson-captain = Commit the Captain.
    .why = The Captain has strength 3 and doubles your own war luck.
    .done = Strength 3 and twice 1 beat 3. Abilities take effect when all cards are open.
lesson-cheapest = The other side is running short. Commit only the Trickster or the Drummer.
    .why = Your luck is 3, the other's 1. A weak card is enough if your opponent saves strength for the last province, which is worth the most.
    .other = Save your fighters: Trickster or Drummer is enough here.
    .done = Six points for one weak card.
lesson-last = The last province is worth 12. Commit everything: Horseman, Pikeman, Archer, and the Drummer too.
    .why = After the last battle cards are worth nothing. Whatever you keep now is wasted.
    .other = Nothing is worth keeping: commit at least Horseman, Pikeman and Archer.
    .done = The Bishop took your luck away, but your strength was enough. The province and the game are yours.
