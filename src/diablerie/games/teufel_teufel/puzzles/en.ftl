### Words of the puzzles of Teufel Teufel, in English.

teufel-teufel-puzzle-out = Out of hell
teufel-teufel-puzzle-out-why = Six letters and no devil: nothing is worth waiting for.
teufel-teufel-puzzle-letter = A letter of yours
teufel-teufel-puzzle-letter-why = A letter that you lack is yours at once, before others move or mix it.
teufel-teufel-puzzle-shuffle = Shuffle
teufel-teufel-puzzle-shuffle-why = Only whoever shuffles knows less than before; the others know nothing any more.
teufel-teufel-puzzle-swap = Swap
teufel-teufel-puzzle-swap-why = A swap brings near what you need, and moves it out of another’s way.
teufel-teufel-puzzle-hand = Hand the devil over
teufel-teufel-puzzle-hand-why = The devil is worth most in somebody else’s sled.
teufel-teufel-puzzle-devil = Take the devil
teufel-teufel-puzzle-devil-why = One devil is a gift: you fly, and the cards are yours to mix.
teufel-teufel-puzzle-tower = The tower
teufel-teufel-puzzle-tower-why = A tower shows a card and rids you of the devil.
teufel-teufel-puzzle-lose = Which letter to lose?
teufel-teufel-puzzle-lose-why = Lose what is easiest to get back.
teufel-teufel-puzzle-start = Where to start?
teufel-teufel-puzzle-start-why = Start where most ways lead, and far from the others.
teufel-teufel-puzzle-dark = Into the dark
teufel-teufel-puzzle-dark-why = What lies face down there is worth more than what you know.
teufel-teufel-puzzle-way = Which way?
teufel-teufel-puzzle-way-why = Only this way leaves you something to do next turn.
teufel-teufel-puzzle-stop = Stop here
teufel-teufel-puzzle-stop-why = A step more would cost more than it can bring.
teufel-teufel-puzzle-question = Which card lies there?
teufel-teufel-puzzle-question-why = Count what is not seen yet: what is left must lie somewhere.

teufel-teufel-puzzle-fact-devil = A devil.
teufel-teufel-puzzle-fact-tower = A tower.
teufel-teufel-puzzle-fact-own-letter = A letter that you lack.
teufel-teufel-puzzle-fact-rivals-letter = A letter that somebody else lacks.
teufel-teufel-puzzle-fact-other-letter = A letter that nobody lacks.
