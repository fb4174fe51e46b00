### What is told to whoever reads and answers in plain text, such as a language model, in English. No game is named here.

# $seat, $number, $last
text-seat = You play { $seat }. That is seat { $number }; the seats are 0 to { $last }.
text-rules = The rules
text-switches = Played otherwise than usual
# $name, $value
text-switch = { $name }: { $value }
text-plan = The board
# $place, $ways, $seen
text-place = { $place } · leads to: { $ways } · sees: { $seen }
text-story = What has happened
# $count
text-omitted =
    { $count ->
        [one] (One line before that is left out.)
       *[other] ({ $count } lines before that are left out.)
    }
text-table = How things stand
text-own = What you alone can see
text-choices = What you can do
# $actions
text-besides = Besides, action by action: { $actions }
# $name
text-table-name = The table’s name, by which it is seen and played: { $name }
text-gathering = The match has not begun yet: it waits for its players.
text-over = The match is over.
# $action
text-allowed = The rules allow it: { $action }
text-waiting = It is not your turn.
# $seat
text-turn-of = It is not your turn: { $seat } is to move. “see” with “wait_seconds” waits for yours.
# $seats
text-clock = Seconds left when something last happened: { $seats }
# $example
text-answer = Answer with one of these in square brackets, as it is written there, or with its number: [{ $example }]. What stands in the last brackets of your answer counts. Where “…” stands, one of what follows it takes its place.

## Answers that are not done

# $answer
text-not-done = Your answer was not done: { $answer }
# $done, $answer
text-not-all-done = Of your answer only this was done: { $done }. { $answer }
text-empty = There is nothing in it.
# $start, $rest
text-begun = { $start } is only begun. Say it whole, with one of: { $rest }
# $ways
text-several = There are several ways. Say one of them whole: { $ways }
# $seat, $count
text-forfeit = { $seat } loses the game: { $count ->
        [one] an answer could not be done.
       *[other] { $count } answers in a row could not be done.
    }
