### The lesson of Teufel Teufel in English.

teufel-teufel-lesson-turning = Turn a card up
teufel-teufel-lesson-turning-text = You need six letters, A to F, in your own colour: then you are out of hell. Your sled goes along rows and columns. Enter a face-down card and it is turned up; that usually ends your turn.
teufel-teufel-lesson-turning-task = You are red, on c3. Step onto the face-down card on d3.
teufel-teufel-lesson-turning-done = It was your B, so you took it. The card stays where it is, face up.

teufel-teufel-lesson-passing = Letters that let you pass
teufel-teufel-lesson-passing-text = A card with a letter you already have lets you go on, whatever its colour. A letter you lack makes you stop: you take it if it is your colour; either way your turn is over. Spaces without a card, such as those in ivy, let everybody pass; the head in the middle is closed.
teufel-teufel-lesson-passing-task = You have the A, so both As, on d3 and e3, let you pass. You need not stop in between: choose your red C on e4.
teufel-teufel-lesson-passing-done = The more letters you have, the farther you get.

teufel-teufel-lesson-devil = The first devil
teufel-teufel-lesson-devil-text = A devil card puts a devil into your sled, and your turn is over. You are possessed: with a devil nobody leaves hell, but it takes you places.
teufel-teufel-lesson-devil-task = Enter the devil card on d3 and see what it is like.
teufel-teufel-lesson-devil-done = You are possessed. From your next turn on you can fly over face-down cards.

teufel-teufel-lesson-flying = Flying
teufel-teufel-lesson-flying-text = While you are possessed you may cross face-down cards without turning them up, and go over a space with another sled. Face-up letters that you lack, devil cards and tower cards still stop you.
teufel-teufel-lesson-flying-task = Your red E lies face up on f3. Fly there over the face-down cards.
teufel-teufel-lesson-flying-done = Three cards crossed, none of them turned, and the E is yours.

teufel-teufel-lesson-handing = Hand the devil over
teufel-teufel-lesson-handing-text = Stop where somebody stands, and your devil climbs over. That is the friendliest way to be rid of it.
teufel-teufel-lesson-handing-task = Mathilde is on c3, where a card lies whose letter you have. Go there and stop.
teufel-teufel-lesson-handing-done = She has your devil now, and you are free. If she had had one already, both would have flown home.

teufel-teufel-lesson-tower = The tower
teufel-teufel-lesson-tower-text = Arriving at a tower you may look secretly at one face-down card, and put your devil back on the centre. Both if you like, in any order.
teufel-teufel-lesson-tower-task = Go to the tower on c3, look at the card on e5 or any other, and send your devil home.
teufel-teufel-lesson-tower-done = You know a card that nobody else knows, and you are free.

teufel-teufel-lesson-second = Devil, devil
teufel-teufel-lesson-second-text = A second devil is one too many: both fly home, and you lose two letters of your choice.
teufel-teufel-lesson-second-task = You are possessed. Enter the devil card on c3, then choose the two letters to give up.
teufel-teufel-lesson-second-done = Both devils are gone, and so are two letters. They can be won again from the same cards.

teufel-teufel-lesson-swapping = Swap two cards
teufel-teufel-lesson-swapping-text = Instead of moving you may swap two cards: face-down ones, or face-up letters of your own colour. None may lie under a sled.
teufel-teufel-lesson-swapping-task = Your red D lies far off on g3. Swap it with the face-down card on c3, next to you.
teufel-teufel-lesson-swapping-done = Your D is next door now. Let us hope the others do not see why.

teufel-teufel-lesson-shuffling = Shuffle
teufel-teufel-lesson-shuffling-text = While possessed you may also take two to four cards instead of moving, have them mixed face down, and put them on free spaces. Then nobody knows which is which.
teufel-teufel-lesson-shuffling-task = Take two cards, the blue D on c3 and another, and lay them down again.
teufel-teufel-lesson-shuffling-done = The blue D lies face down now, in one of two places. The page remembers that for you.

teufel-teufel-lesson-leaving = Out of hell
teufel-teufel-lesson-leaving-text = With six letters and no devil you are out at once. Whoever gets out first wins, and the last one inside has lost.
teufel-teufel-lesson-leaving-task = Only the F is missing. It lies on c3.
teufel-teufel-lesson-leaving-done = You are out first, so you have won. The others play on for the places.

teufel-teufel-lesson-judgement = Judgement day
teufel-teufel-lesson-judgement-text = Whoever is out turns up two face-down cards in each turn. When all cards on the board are face up, it is judgement day: all who are still inside have lost.
teufel-teufel-lesson-judgement-task = You are out, and two cards are still face down. Turn them up.
teufel-teufel-lesson-judgement-done = Judgement day. Mathilde and Gottlieb stay where they are, for ever.
