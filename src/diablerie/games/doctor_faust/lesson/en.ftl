### The lesson of Doctor Faust in English.

doctor-faust-lesson-stones = Seven points
doctor-faust-lesson-stones-text = You hunt souls: each soul card counts what is printed on it, and at the end the higher total wins. A turn has seven points, and all of them have to be spent. One point walks one of your stones one space forward, clockwise round the two lanes. Nothing ever blocks a stone.
doctor-faust-lesson-stones-task = You are Red. Take up a stone and walk until your seven points are gone; both stones may share them.
doctor-faust-lesson-stones-done = Seven points, seven spaces, and the turn passes to Blue. There is no passing, and nothing is saved up.

doctor-faust-lesson-landing = Catch the soul
doctor-faust-lesson-landing-text = The glass pyramid holds the soul. If the very last point of your turn brings your stone onto it, you take the top soul card. The pile begins with the 3 and ends with the 13. The big number at each seat is the score as it stands: soul cards, and what the devil cards not yet used are worth.
doctor-faust-lesson-landing-task = The pyramid is on 7, seven spaces from your stone on 0. Walk that stone all the way.
doctor-faust-lesson-landing-done = With your seventh point you caught the soul: the 3 is yours. The stone then goes at once to its twin, your other stone.

doctor-faust-lesson-pyramid = Push the pyramid
doctor-faust-lesson-pyramid-text = A point may push the pyramid instead, and it belongs to nobody. But it never overtakes a stone: where one stands, it has to stop.
doctor-faust-lesson-pyramid-task = Push the pyramid from 8 to 10, where a blue stone stands.
doctor-faust-lesson-pyramid-done = There it stops. You met a stone, but with points left: too early for a soul card.

doctor-faust-lesson-pushing = Bring the soul to a stone
doctor-faust-lesson-pushing-text = If your last point pushes the pyramid onto a stone, you take the soul card, even where the stone is your rival’s. Any stone that the soul was caught with goes at once to its twin, the other one of its colour. You may share your points out as you like, in any order.
doctor-faust-lesson-pushing-task = Same position: pyramid on 8, a blue stone on 10. Walk five spaces with your own stones first, and push the pyramid with your last two points.
doctor-faust-lesson-pushing-done = The order was all that mattered: this time the card is yours, and the blue stone has to go to its twin.

doctor-faust-lesson-crossing = Round the end of a lane
doctor-faust-lesson-crossing-text = Whoever pushes the pyramid across the end of a lane takes the top soul card at once, whether points are left or not. The lanes end between 14 and 15 and between 29 and 0.
doctor-faust-lesson-crossing-task = The pyramid is on 28. Push it round the end of its lane.
doctor-faust-lesson-crossing-done = From 29 to 0: the card is yours, and you still have points to spend.

doctor-faust-lesson-held = Held fast
doctor-faust-lesson-held-text = As long as a stone stands on the pyramid’s space, the pyramid cannot leave. That is a fine way to stop your rival from pushing it.
doctor-faust-lesson-held-task = Your stone stands with the pyramid on 4 and holds it there. Walk that stone on, then push the pyramid once.
doctor-faust-lesson-held-done = Once the stone had gone, in the very same turn, the pyramid was free.

doctor-faust-lesson-trap = A trap
doctor-faust-lesson-trap-text = Blue has laid a devil card face down beside space 5. Step onto such a space and you are caught: your points lapse, and the card throws your stone forward if it is even, back if it is odd.
doctor-faust-lesson-trap-task = Walk into it on purpose: move your stone from 3 to 5.
doctor-faust-lesson-trap-done = Blue’s 8 drove your stone on to 13, and the rest of your points was lost. Unused, the 8 counted against Blue, as all even cards do: now that it is gone, Blue’s score rises from 4 to 12. Cards of your own never catch your own stones.

doctor-faust-lesson-laying = Lay a card of your own
doctor-faust-lesson-laying-text = One point lays a devil card face down beside a space that has no card yet: one card a turn. You see your own cards, your rival sees only their backs. Even cards subtract from your score as long as you keep them, odd ones add to it.
doctor-faust-lesson-laying-task = You have one point left, and a blue stone on 3 is coming your way. Choose a card and lay it beside space 5.
doctor-faust-lesson-laying-done = Blue walked straight into it and lost the rest of the turn. The card has done its work and is out of the game, and your score has changed: an even card no longer counts against you, an odd one no longer for you.

doctor-faust-lesson-infamy = Infamy
doctor-faust-lesson-infamy-text = Never let the pyramid come onto a space with both your stones. That ends the game at once, and your rival takes all soul cards that are left, whoever pushed. Only the pyramid’s coming counts: a stone that joins its twin there does no harm.
doctor-faust-lesson-infamy-task = Both of Blue’s stones stand on 10. Push the pyramid there.
doctor-faust-lesson-infamy-done = Infamy! Seven soul cards at a blow. Keep your own stones from standing together in the pyramid’s way.

doctor-faust-lesson-ending = The last card
doctor-faust-lesson-ending-text = With the last soul card the game is over. Count your soul cards, add the odd devil cards you never used, and subtract the even ones. The higher total wins.
doctor-faust-lesson-ending-task = One card is left: the 13. Catch the soul with your last point once more.
doctor-faust-lesson-ending-done = The hunt is over, and you have won. Soul cards and unused devil cards count together.
