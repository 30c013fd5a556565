### The words of the house, for all games. See docs/texts.md.

## Rules of the table

core-rule-1 = Only whoever is asked may answer.
core-rule-2 = A secret answer is sealed as soon as it is complete. It is opened when everybody has answered.
core-rule-3 = You may choose only what the question offers.
core-rule-4 = Every move names a deed and things that exist in this game.
core-rule-5 = An answer belongs to the question it was given to. If the position has changed since, it does not count.
core-rule-6 = You may take a move back freely as long as nobody has learned anything hidden, no die has fallen and nobody else has acted since. After that all others must agree.
core-rule-7 = Everybody is told when a move is taken back, and the journal keeps it.

refusal-not-your-decision = { $seat } is not asked right now.
refusal-already-sealed = The answer of { $seat } is sealed already.
refusal-not-offered = This is not on offer right now.
refusal-no-such-verb = There is no such deed as “{ $verb }” in this game.
refusal-no-such-element = There is no such thing in this game.
refusal-stale = The position has changed. Look again and decide anew.
refusal-undo-not-free = This can no longer be taken back freely.
refusal-undo-not-possible = There is nothing to take back here.
refusal-nobody-asked = Nobody has asked to take anything back.

event-took-back = { $seat } takes the last move back.

verb-pass = Pass

## States of things on the table

state-covered = covered
state-spent = spent
state-struck = struck out
state-current = now
state-chosen = chosen
state-fresh = new

## Where something comes from

provenance-printed = printed: the rulebook says so.
provenance-public = public: found in public material.
provenance-context = inferred: this follows from the context.
provenance-reconstructed = reconstructed: designed for this game by us.
provenance-own = own: this comes from your data pack.

source-printed = printed
source-derived = derived
source-reconstructed = reconstructed
source-ruling = ruling

## Players

bot-random = Chance
    .about = Plays any legal move.
bot-greedy = Miser
    .about = Rules of thumb only; never looks ahead.
bot-page = Page
    .about = Looks ahead for a mere blink.
bot-squire = Squire
    .about = Looks ahead briefly; good to begin with.
bot-knight = Knight
    .about = Thinks four times as long as the squire.
bot-king = King
    .about = Thinks longest, for some seconds.

## Lists

list-and = and
