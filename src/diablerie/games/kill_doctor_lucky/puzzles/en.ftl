### Words of the puzzles of Kill Doctor Lucky, in English.

kill-doctor-lucky-puzzle-murder = The murder nobody sees
kill-doctor-lucky-puzzle-murder-why = Nobody sees the room, and it costs the others more than waiting would.
kill-doctor-lucky-puzzle-foil = Foil it
kill-doctor-lucky-puzzle-foil-why = Who comes after you cannot stop it alone: pay now, or it succeeds.
kill-doctor-lucky-puzzle-pass = Keep your cards
kill-doctor-lucky-puzzle-pass-why = The others can still stop it: your cards are worth more later.
kill-doctor-lucky-puzzle-lure = Lure the Doctor
kill-doctor-lucky-puzzle-lure-why = A room card brings the Doctor where nobody sees him.
kill-doctor-lucky-puzzle-lead = Lead the Doctor
kill-doctor-lucky-puzzle-lead-why = A move card takes the Doctor where you want him next.
kill-doctor-lucky-puzzle-room = By room card
kill-doctor-lucky-puzzle-room-why = The room card brings you where the Doctor will be met unseen.
kill-doctor-lucky-puzzle-run = Make haste
kill-doctor-lucky-puzzle-run-why = The steps of a card bring you out of sight, and near the Doctor.
kill-doctor-lucky-puzzle-search = Search the room
kill-doctor-lucky-puzzle-search-why = A card more is worth more than a step: search while nobody can attack.
kill-doctor-lucky-puzzle-place = Where to stand?
kill-doctor-lucky-puzzle-place-why = Stand where the Doctor comes next, and where nobody looks in.
kill-doctor-lucky-puzzle-wait = Wait
kill-doctor-lucky-puzzle-wait-why = Everything you could do gives something away: end the turn.
kill-doctor-lucky-puzzle-question = What will happen?
kill-doctor-lucky-puzzle-question-why = Count the failures that have been spent, and what the others can still hold.

kill-doctor-lucky-puzzle-fact-draw-move = You draw a move card.
kill-doctor-lucky-puzzle-fact-draw-fail = You draw a failure.
kill-doctor-lucky-puzzle-fact-draw-room = You draw a room card.
kill-doctor-lucky-puzzle-fact-draw-weapon = You draw a weapon.
kill-doctor-lucky-puzzle-fact-attempt-foiled = The others can foil it.
kill-doctor-lucky-puzzle-fact-attempt-open = The others cannot foil it.
kill-doctor-lucky-puzzle-fact-later-foiled = Those who come after can foil it.
kill-doctor-lucky-puzzle-fact-later-open = Those who come after cannot foil it.
