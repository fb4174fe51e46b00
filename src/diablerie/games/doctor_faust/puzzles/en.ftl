### Words of the puzzles of Doctor Faust, in English.

doctor-faust-puzzle-win = End it
doctor-faust-puzzle-win-why = It ends the game while you are ahead.
doctor-faust-puzzle-card = Earn a soul
doctor-faust-puzzle-card-why = It earns a soul card now; whatever else you do leaves it to the other.
doctor-faust-puzzle-lay = Lay a card
doctor-faust-puzzle-lay-why = A card in the right place decides where the other’s stones may go.
doctor-faust-puzzle-stop = Where the pyramid rests
doctor-faust-puzzle-stop-why = Where the pyramid stops counts, not how far it goes.
doctor-faust-puzzle-pyramid = Move the pyramid
doctor-faust-puzzle-pyramid-why = The pyramid comes first: stones can wait, it cannot.
doctor-faust-puzzle-stone = Which stone?
doctor-faust-puzzle-stone-why = Only one stone brings you nearer without laying you open.
doctor-faust-puzzle-question = What does the card do?
doctor-faust-puzzle-question-why = Count the cards that are not revealed yet: those of the other that go one way against those that go the other.

doctor-faust-puzzle-fact-back = It sends you back.
doctor-faust-puzzle-fact-forward = It sends you forward.
doctor-faust-puzzle-fact-onto-soul = It sends you onto the pyramid.
