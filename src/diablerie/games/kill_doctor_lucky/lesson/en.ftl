### The lesson of Kill Doctor Lucky in English.

kill-doctor-lucky-lesson-walking = A free step
kill-doctor-lucky-lesson-walking-text = Everybody wants the Doctor dead, and nobody wants a witness: whoever kills him wins. In your turn you may walk one room through a door, for free.
kill-doctor-lucky-lesson-walking-task = You are in the Drawing Room. Walk into one of the rooms next door.
kill-doctor-lucky-lesson-walking-done = That is the free step: one a turn, and only for yourself. The Gallery’s railing lets you look, not walk.

kill-doctor-lucky-lesson-snooping = Snooping
kill-doctor-lucky-lesson-snooping-text = A turn is one of two things. In the first you snoop: move a room or not, then draw a card if you are in a room. In halls and on stairs there is none to find, though they have names, and you may play no card in such a turn.
kill-doctor-lucky-lesson-snooping-task = Walk into another room, if you like, and snoop.
kill-doctor-lucky-lesson-snooping-done = You found something, and your turn was over. It was a Monkey Hand: a clumsy thing, but deadly in the Foyer.

kill-doctor-lucky-lesson-doctor = The Doctor walks
kill-doctor-lucky-lesson-doctor-text = After every turn the Doctor goes to the room with the next number. If he walks in on somebody, it is that player’s turn, whoever should have been next.
kill-doctor-lucky-lesson-doctor-task = He is in the Billiard Room, number 2. Be in the Dining Hall, number 3, and end your turn.
kill-doctor-lucky-lesson-doctor-done = He walked in on you, so it is your turn again. Think ahead, and you may have many turns in a row.

kill-doctor-lucky-lesson-hurrying = Move cards
kill-doctor-lucky-lesson-hurrying-text = The other kind of turn is the active one: no card is drawn, but you may play any number of cards. A move card takes you, or the Doctor, up to that many rooms through doors.
kill-doctor-lucky-lesson-hurrying-task = Your free step is spent. Play the Move 2 for yourself and hurry from the Foyer into the Dining Hall.
kill-doctor-lucky-lesson-hurrying-done = Two rooms with one card. With several cards and your free step you may cross half the house.

kill-doctor-lucky-lesson-luring = Room cards
kill-doctor-lucky-lesson-luring-text = A room card takes you, or the Doctor, straight to its room, however far it is. Moving the Doctor like this does not change whose turn it is.
kill-doctor-lucky-lesson-luring-task = You are in the Wine Cellar. Send the Doctor into the Kitchen next door: take up the room card, choose the Doctor, then the Kitchen.
kill-doctor-lucky-lesson-luring-done = There he is, and it is still your turn.

kill-doctor-lucky-lesson-alone = Alone and unseen
kill-doctor-lucky-lesson-alone-text = You may attempt the murder only if you are alone with the Doctor and nobody can see the room: one sees in straight lines through any number of doors. The Doctor himself sees nothing.
kill-doctor-lucky-lesson-alone-task = Rufus can see you from the Piazza. Send the Doctor into the Wine Cellar, follow him there, and attempt it with your bare hands.
kill-doctor-lucky-lesson-alone-done = Bare hands are worth one point. Rufus let it happen, but Bella played a failure card: foiled. The Doctor walks on, none the wiser.

kill-doctor-lucky-lesson-weapon = A weapon in its room
kill-doctor-lucky-lesson-weapon-text = A weapon is worth more than bare hands, and many are worth far more in one special room. You may use one, and it is shown before the others answer.
kill-doctor-lucky-lesson-weapon-task = You are alone with the Doctor in the Lilac Room. Attempt it with the Pinking Shears, which are worth 6 here.
kill-doctor-lucky-lesson-weapon-done = It took six points of failure to stop you, and those cards never come back. What is left of his luck stands beside the plan: with every attempt there are fewer points to save him.

kill-doctor-lucky-lesson-saving = Save the Doctor
kill-doctor-lucky-lesson-saving-text = Everybody may foil an attempt in turn, beginning on the attacker’s left, with failure cards that add up to its value. Nobody has to; but if all pass, the Doctor is dead.
kill-doctor-lucky-lesson-saving-task = Bella attacks with the Crepe Pan, two points are still open, and you are the next to answer. Foil it.
kill-doctor-lucky-lesson-saving-done = Saved, for now. Spend no more than it takes: the card is gone for good. At the table you may also settle it beforehand, under “Another’s next attempt”.

kill-doctor-lucky-lesson-murder = The murder
kill-doctor-lucky-lesson-murder-text = If the others cannot or will not make up the value, the Doctor is dead and you have won.
kill-doctor-lucky-lesson-murder-task = The Doctor is in the Lancaster Room, and nobody sees it. Walk in and use the Shoe Horn, worth 7 there.
kill-doctor-lucky-lesson-murder-done = Three points of failure were not enough against seven. The Doctor is dead, and the house is yours.
