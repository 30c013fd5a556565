eg-cards = Action cards
eg-powers = Your power cards
eg-brings =
    { $number ->
        [0] brings no caballeros
        [one] brings one caballero
       *[other] brings { $number } caballeros
    }
eg-blocked = blocked: { $seat } has already played it this round
eg-power-held = in hand
eg-power-out = played this round
eg-power-gone = discarded
eg-printed = Printed: { $values }
eg-north = Bay of Biscay
eg-begins = { $seat } plays the first power card.
eg-starter = begins
eg-beside = not on the map yet
eg-disc = Secret disc
eg-disc-words = Turn the disc to a region. Once it is face down, it is final.
eg-turn-disc = No region chosen yet
eg-lay-disc = Lay face down: { $place }
eg-general-scoring = Scoring after round { $round }
eg-card-scoring = Round { $round }: { $card }
eg-census = Who is where
eg-sum = Total
eg-tied = a tie
eg-nobody = Nobody is here.
eg-scorings = Scorings
eg-bonus-king = +{ $bonus } with the King
eg-bonus-home = +{ $bonus } at home
eg-regions-led = Regions led
eg-next-starter = begins next
eg-shelf = Cards and overviews
eg-page-cards = Cards
eg-page-census = Overview
eg-page-scorings = Scorings
eg-page-unseen = Stacks
eg-stack =
    { $stack ->
        [one] 1 caballero
       *[other] { $stack } caballeros
    }
eg-now = now
eg-no-scoring = No scoring yet.
eg-after-round = Scoring { $round }
eg-by-cards = Cards
eg-round-of = Round { $round } of { $last }
eg-ending = The scoring after round { $round } ends the game: whoever has the most points is El Grande.
eg-bids = Played: { $bids }
eg-why-recruit =
    { $number ->
        [one] Power card { $power } allows one caballero. In the province: { $province }, at court: { $court }.
       *[other] Power card { $power } allows { $number } caballeros. In the province: { $province }, at court: { $court }.
    }
eg-why-stock = At court: { $court }. In the province: { $province }.
eg-why-power = High: an early turn, few caballeros. Low: a late turn, many caballeros.
eg-why-card = The knights on a card show how many caballeros you may place; at court: { $court }.
eg-beat-revealed = New action cards
eg-beat-bid = plays { $power }
eg-beat-order = Turn order: { $order }
eg-beat-recruited =
    { $number ->
        [one] brings 1 caballero
       *[other] brings { $number } caballeros
    }
eg-beat-recalled = recalls one
eg-beat-taken = takes { $card }
eg-beat-placed = to { $place }
eg-beat-placed-many = places { $number } caballeros
eg-beat-moved = { $source } → { $target }
eg-beat-moved-many = moves { $number } caballeros
eg-beat-sent-back =
    { $number ->
        [one] 1 back to the province
       *[other] { $number } back to the province
    }
eg-beat-disc = Disc: { $place }
eg-beat-board = { $board } to { $place }
eg-beat-king = King to { $place }
eg-beat-grande = Grande to { $place }
eg-beat-vetoed = Veto against { $card }
eg-beat-rides = Ride to { $place }
chip-declined = declines
chip-impossible = no special action
chip-spared = spares { $color }
chip-places-first = places first
chip-acts-first = special action first
