eg-cards = Action cards
eg-powers = Your power cards
eg-brings =
    { $number ->
        [0] brings no caballero
        [one] brings one caballero
       *[other] brings { $number } caballeros
    }
eg-blocked = blocked: { $seat } already plays it this round
eg-power-held = in hand
eg-power-out = played this round
eg-power-gone = handed in
eg-laid-out = Your power cards now lie above the map.
eg-printed = Printed: { $values }
eg-north = Bay of Biscay
eg-rounds = Rounds
eg-scoring = general scoring
eg-order = Order of turns
eg-begins = { $seat } plays the first power card.
eg-success = Success track
eg-points = Points
eg-points-of =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
eg-starter = begins the round
eg-beside = not on the map yet
eg-disc = Secret disc
eg-disc-words = Turn the disc to a region. Once it lies face down it counts.
eg-turn-disc = No region chosen yet
eg-lay-disc = Lay face down: { $place }
eg-general-scoring = Scoring after round { $round }
eg-card-scoring = Round { $round }: { $card }
eg-census = Who stands where
eg-census-legend = Caballeros of each colour; ♛ Grande; + points that a scoring would bring now.
eg-where = Place
eg-sum = Together
eg-tied = a tie
eg-nobody = Nobody is here.
eg-has =
    { $number ->
        [one] 1 caballero
       *[other] { $number } caballeros
    }
eg-scorings = Scorings
eg-step-by-step = Show place by place
eg-step-back = Previous place
eg-step-on = Next place
eg-step-close = Close the scoring
eg-bonus-king = +{ $bonus } with the King
eg-bonus-home = +{ $bonus } at home
eg-scoring-legend = For each colour: caballeros and points. Whoever is tied gets the number of the next rank; only a sole leader gets the extra points. A place that you click lights up on the map.
eg-regions-led = Regions led
