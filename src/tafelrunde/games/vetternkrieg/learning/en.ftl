### Learning The Cousins' War

## The page about the game

learn-what = York against Lancaster: two houses fight for England, region by region. You play cards to gather troops, and then you roll dice that only you can see and say what they show. Does your opponent believe you?
learn-win = Whoever controls all three regions at the end of a round wins at once. After the fifth round whoever controls more regions wins; in a tie, whoever has won more battles.
learn-turn-1 = Both hold six cards and pass one on. Then both lay a card for the battlefield; one of them decides where this round's battle is fought.
learn-turn-2 = Both play four cards in turn. A card is used for its event or for its one to three command points. Some events also give something to the other side.
learn-turn-3 = Command points bring troops into the reserve, onto the battlefield or through the regions, or try to place or remove some with a roll of a die.
learn-turn-4 = In battle the attacker rolls three dice in secret and announces a single, a pair or a triple: the truth, or a lie. The defender believes or doubts, and then rolls openly.
learn-turn-5 = The weaker result loses troops; the roles change, until one side has none left. The survivors settle in the region of the battle or beside it.
learn-points = There are no points, only regions. You control one with more troops than the other side. A doubt that was right costs the liar a troop, a wrong doubt costs the doubter one. Triple beats pair, pair beats single; the better kind costs two or three troops, a higher number of the same kind one. Your last card can turn dice in battle.
learn-hidden = Your cards, the cards that are set aside, and the dice under the cup. A roll that was believed stays secret forever.
learn-length = About 45 minutes for two. Five rounds at most, often fewer.
learn-level = Quick to learn. What takes practice is looking honest.
learn-sources = The course of the game, the battle and the victory follow the printed rulebook in our own words. It does not show all cards: what the cards do is for the most part our reconstruction, and each card says so.

## The lesson

lesson-title = Your first battle
lesson-end = You have won a battle. Now play a whole war against a patient page, with advice at every question.

lesson-welcome = England, 1455. Three regions, two houses, and in a moment a battle.
    .why = Whoever has the most troops in a region controls it. In every round there is one battle; its survivors take hold of the land.
lesson-house = Choose York, the white rose.
    .why = Both houses play by the same rules. This lesson tells the story of York.
    .lancaster = Lancaster would do too, but this lesson is about York.
    .done = You lead the House of York.
lesson-exchange = Pass one card on to the other side, any one you like.
    .why = Both hold six cards and swap one before they see what they get. A card with a strong event for the other house is a bad gift.
    .done = Warwick has gone, the Men of Kent have come. Six cards again.
lesson-battlefield = Lay the Earl of Northumberland. Try the Men of Kent first, if you like.
    .why = Both lay a card in secret. You hold no battlefield, so you lay an event that has no mark for this round; those with one are refused.
    .done = Your opponent had a battlefield: Hexham. There you will fight, and Lancaster plays first.
lesson-play = Play Edward, Earl of March.
    .why = You play four cards in this round, one for each of the other side's. Each is good for its event or for its command points.
    .done = The card is on the table. Now: event or points?
lesson-event = Carry out the main event and send two troops to the battlefield.
    .why = The event brings up to two troops from the supply straight into battle. With the points you would need two cards for that.
    .points = The points are worth something, but this event is better: take the main event.
    .one = The more the better: send two.
    .done = Two soldiers of York stand at Hexham.
lesson-french = Play the French Mercenaries and carry out their event.
    .why = Two French troops fight for you, at least for now.
    .done = Two blue troops stand on your half.
lesson-deploy = Play Richard of Gloucester, choose “Deploy” and send two troops.
    .why = This time use the command points: Richard has two, and each sends one troop from your reserve to the battlefield.
    .one = Two points, two troops: send both.
    .done = Two more. But look what the other side did: French Treachery, and the mercenaries stand over there.
lesson-treason = Play the Men of Kent, look at what is refused, and choose “Recruit”.
    .why = Its event cannot be carried out now, and your reserve is empty, so you cannot deploy either: both are refused with the rule. With its point take a troop into the reserve.
    .done = The last card stays in your hand: it will help in battle. Lancaster attacks first and has rolled in secret.
lesson-doubt = “Triple of 2s”, says Lancaster. Doubt it!
    .why = Three equal dice are rare. If it is a lie, the liar loses a troop; if it is true, you lose one.
    .believed = Believed, a triple counts, whatever the dice show. That would be costly. Doubt it!
    .done = Only a pair! The lie costs Lancaster a troop, and now the pair of 2s counts.
lesson-last-card = You rolled 1, 5 and 6. Use your last card and turn the 5 to a 6.
    .why = The last card's points turn dice by one each. Two sixes are a pair of 6s, and that beats a pair of 2s.
    .held = You may keep the card, but a single 6 loses to a pair. Use it.
    .done = A pair of 6s beats a pair of 2s: the attack fails and costs a troop. Now you attack.
lesson-bluff = You rolled 1, 4 and 5. Announce a pair of 5s.
    .why = That is a lie, but a modest one: one 5 is there, and nearly half of all rolls contain some pair. If it is believed it counts as if it were true.
    .bold = A triple? Hardly anybody will believe that. A pair of 5s.
    .shy = An honest single hardly wins. Be bold: a pair of 5s.
    .done = Believed! The pair of 5s beats a pair of 1s, and nobody will ever know.
lesson-believe = “Pair of 2s”. This time believe it.
    .why = Nearly half of all rolls contain a pair, so a low pair is often true. A wrong doubt would cost you a troop.
    .doubted = It would have been true, and you would have lost a troop. Believe it.
    .done = You rolled a pair of 6s: the attack fails again.
lesson-truth = You rolled 2, 4 and 5. Tell the truth: a single 5.
    .why = Whoever has just bluffed is doubted more easily. Let your opponent pay for it.
    .done = The doubt was wrong and cost Lancaster a troop. But a triple of 6s, made with the last card, has cost you three.
lesson-final = The last clash: “single 3”. Believe it.
    .why = A single 3 is often true, and any pair of yours beats it.
    .done = A triple of 1s! Lancaster has nobody left: Hexham is yours.
lesson-settle = Settle in the North with your survivor.
    .why = Survivors go to the region of the battle or to one beside it. With more troops there than the other side you control it.
    .done = The North is under the white rose.
lesson-outlook = Round two begins with new cards.
    .why = Three regions at the end of a round win at once. Otherwise five rounds are played, and every battle won may decide.
