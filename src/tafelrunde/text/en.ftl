### The words common to all games. See docs/texts.md.

## Rules of the table

core-rule-1 = Only players who have been asked may answer.
core-rule-2 = A secret answer is sealed once it is complete. It is revealed when everybody has answered.
core-rule-3 = You may choose only what the question offers.
core-rule-4 = Every move names an action and things that exist in this game.
core-rule-5 = An answer belongs to the question it was given for. If the position has changed since then, it does not count.
core-rule-6 = You may undo a move freely as long as nobody has learned anything hidden, no die has been rolled and nobody else has acted since. After that, everybody else must agree.
core-rule-7 = Everybody is told when a move is undone, and the journal records it.
core-rule-8 = When one of two players resigns, the other wins; with more players a bot takes over the seat.

refusal-not-your-decision = { $seat } has nothing to decide right now.
refusal-already-sealed = The answer of { $seat } is already sealed.
refusal-not-offered = You cannot choose this right now.
refusal-no-such-verb = There is no action “{ $verb }” in this game.
refusal-no-such-element = There is no such thing in this game.
refusal-stale = The position has changed. Take another look and decide again.
refusal-undo-not-free = This can no longer be undone freely.
refusal-undo-not-possible = There is nothing to undo here.
refusal-nobody-asked = Nobody has asked to undo anything.
refusal-cannot-resign = With this many players the game goes on; you can leave your seat to a bot.
refusal-undo-tells = This cannot be undone: somebody has seen something that was hidden.
refusal-bots-refuse = Bots agree only at practice tables.
refusal-undo-denied = That was declined; you cannot ask for the same thing again.

event-took-back = { $seat } undoes the last move.
event-resigned = { $seat } resigns.

verb-pass = Pass

## States of things on the table

state-covered = face down
state-spent = spent
state-struck = struck out
state-current = now
state-chosen = chosen
state-fresh = new

## Where something comes from

provenance-printed = printed: the rulebook says so.
provenance-public = public: found in public material.
provenance-context = inferred: this follows from the context.
provenance-reconstructed = reconstructed: we designed this for the game.
provenance-own = own: this comes from your data pack.

source-printed = printed
source-derived = derived
source-reconstructed = reconstructed
source-ruling = ruling

## Players

bot-random = Random
    .about = Plays any legal move.
bot-greedy = Greedy
    .about = Follows rules of thumb and never looks ahead.
bot-page = Page
    .about = Looks ahead for the blink of an eye.
bot-squire = Squire
    .about = Looks ahead briefly; a good first opponent.
bot-knight = Knight
    .about = Thinks four times as long as the squire.
bot-king = King
    .about = Thinks longest, for several seconds.

## Lists

list-and = and

## Lessons

lesson-step = Step { $number } of { $count }
lesson-rules = Rules: { $rules }
lesson-said-done = Well done.
lesson-said-moved = That works too. The next step begins at a prepared table.
lesson-said-other = That is allowed, but here something else is asked for. The table is as it was: try again.
lesson-said-skipped = Skipped: the step was played for you.

## Advice with reasons

advice-line = { $percent } % { $action }
advice-why = { $percent } % { $action }: { $reasons }
advice-equal = { $percent } % { $action }: as good as the first, as far as the search can tell
