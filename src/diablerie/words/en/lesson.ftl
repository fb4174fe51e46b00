### The page's words about learning a game, in English. No game is named here.

# $game
lesson-of = Learn { $game }
lesson-analyse = Analyse this
lesson-leave = Leave the lesson
lesson-steps = The steps of the lesson
# $number, $count, $title
lesson-step = Step { $number } of { $count }: { $title }
lesson-step-done = Step { $number } of { $count }, done: { $title }
lesson-end = The end of the lesson
lesson-met = Well done.
lesson-missed = Not quite. Try again:
lesson-aside = That is legal, but not what is practised here. The task:
lesson-next = Go on
lesson-again = Start again
lesson-down = Further down ↓
lesson-up = Further up ↑
lesson-skip = Skip
lesson-back = Back
lesson-show = Show me
lesson-astray = From here it can no longer be done: start again.
lesson-showing = This is how it is done.
# $game
lesson-over = You can play { $game }
lesson-over-text = The rest comes at the table. Whatever happens there, ask “why?”, and the rulebook opens at the clause.
# $level
lesson-play = Play now: { $level }
lesson-over-again = The lesson from the beginning
lesson-learnt = What you have seen
