# Learning a game
learn-page = About the game
learn-tab-learn = The game
learn-tab-rules = Rules
learn-tab-puzzles = Puzzles
learn-tab-sheet = Reference sheet
learn-win = How to win
learn-turn = A turn in five pictures
learn-points = What counts
learn-hidden = What is hidden
learn-length = How long it takes
learn-level = How hard it is
learn-sources = What was printed, and what is ours
learn-play = Play a real game with hints
lesson-about = Learn by playing: { $count } short steps at a prepared table. The coach says what to do and why; wrong attempts cost nothing.
lesson-begin = Begin the guided game
lesson-continue = Continue with step { $step } of { $steps }
lesson-restart = Start over
lesson-finished = Lesson finished
lesson-progress = Progress of the lesson
lesson-next = Next
lesson-skip = Skip
lesson-again = Again
lesson-back = Back
lesson-play = Play a real game with hints
coach = Coach
coach-about = Before a move that gives away a lot, the coach asks whether you are sure and says why. Nothing is played until you confirm it.
coach-level = The coach speaks up
coach-off = never
coach-grave = for big mistakes
coach-clear = for clear mistakes
coach-slight = for small ones, too
coach-looks = The coach takes a look …
coach-at-once = Play at once
coach-sure = Are you sure?
coach-own = This way you win about { $percent } % of the time.
coach-better = Better: { $line }
coach-again = Think again
coach-go = Play it anyway
book-search = Search the rules and cards
book-contents = Contents
book-things = Cards and pieces
book-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One match.
   *[other] { $count } matches.
}
book-try = Try it on the board
book-synonyms = die,dice,roll,throw; point,score,scoring,worth; fight,battle,combat,melee; tie,draw,equal; win,victory,winner,end; move,march,movement,walk; shoot,fire,shot,bow,arrow; wound,wounded,hurt,injury; kill,dead,death,killed; horse,rider,mounted,cavalry; start,begin,set-up,setup,first; secret,hidden,covered,face down; lie,bluff,claim,announce; doubt,challenge,disbelieve; king,crown,royal; castle,castillo,tower,fortress; hand,cards,card; army,troops,units,men; turn,order,sequence,round
sheet-print = Print

# Puzzles
puzzle-title = Puzzle { $number } of { $count }
puzzle-level = Difficulty { $level } of 5
puzzle-today = Puzzle of the day
puzzle-solved = Solved
puzzle-ask = Find the best answer to this one question.
puzzle-wrong = Allowed, but not the best answer. Its chance of winning:
puzzle-right = { $tries ->
    [1] Right, on the first try!
   *[other] Right!
}
puzzle-shown = The solution:
puzzle-means = Chances of winning, with that of the next best answer below: estimates from many games between our bots, which know only what this seat knows.
puzzle-show = Show the solution
puzzle-again = Try again
puzzle-next = Next
puzzle-back = Previous
puzzle-all = All puzzles
puzzle-all-solved = { $solved } of { $count } solved
puzzle-others = Today in other games
puzzle-number = Puzzle { $number }
puzzle-number-solved = Puzzle { $number }, solved
