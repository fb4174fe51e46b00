### The page’s words about puzzles, in English. No game is named here.

puzzle-title = Puzzles
# $number
puzzle-number = Puzzle { $number }
# $grade: from 1 to 4
puzzle-grade = { $grade ->
    [1] easy
    [2] medium
    [3] hard
   *[4] fiendish
    }
puzzle-lead = One best move, found by a bot that thinks long and then proved with ten times as much thought. You see what your seat sees, and nothing else.
puzzle-find = Find the best move.
puzzle-open = Go on: there is more to it.
puzzle-met = That is it.
puzzle-missed = There is something better.
# $what
puzzle-asked = “{ $what }”: what will that meet with?
puzzle-shown = This is the solution.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-lines = Chances to win
# $days
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
    }
# $done, $count
puzzle-done = { $done } of { $count } solved
puzzle-solved = solved
puzzle-every-theme = Every theme
puzzle-every-grade = Every grade
puzzle-theme = Theme
puzzle-level = Grade
puzzle-kept = Kept in this browser.
puzzle-kept-account = What you solved is kept in this browser, your days in a row in your account.
puzzle-none = Nothing fits.
