### Print and play: what is printed for a real table. No game is named here.

print-missing = There is nothing to print at this address.
print-whose-title = Whose games these are
print-whose = The game is its authors’ and publishers’, and Diablerie has no connection with any of them. Rules are retold in our own words, and every picture is our own drawing.
print-for = For those who own a box with parts missing, and for those who have none: the edition that is played here is no longer sold. If you can find a copy, or the publisher offers files of its own, take those first.

## What there is

print-parts = What there is to print
print-rulebook = Rulebook
print-rulebook-is = All of it, with its sources, on numbered pages.
print-setup = Setting up
print-setup-is = What is in the box and where it goes, on one page.
print-card = Turn cards
print-card-is = A turn at a glance, a card for everybody at the table.
print-cards = Cards
print-cards-is = All cards at true size, each sheet followed by its backs.
print-board = Board
print-board-is = The board at true size, on several sheets to be joined.
print-pieces = Pieces
print-pieces-is = Everything else, to be cut out, folded and glued.
print-all = All of it
print-all-is = One document: rules, cards, board and pieces.

## How it is printed

print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Ink
print-ink-colour = Colour
print-ink-black = Black
print-form = Rulebook
print-form-columns = In two columns
print-form-booklet = As a booklet
print-now = Print
print-how = Print at 100 %, not “fit to page”, without headers and footers; the ruler on each sheet is 50 mm long. Cards go on both sides of the paper, turned about the long edge. For a booklet choose “booklet” in the printer’s dialogue.

## On the sheets

print-full-size = 50 mm · print at 100 %
print-whose-short = The authors’ and publishers’ game; Diablerie’s drawings
# $game, $what, $sheet, $sheets
print-fronts = { $game } · { $what } · sheet { $sheet } of { $sheets }
# $game, $what, $sheet, $sheets
print-backs = { $game } · { $what } · backs of sheet { $sheet } of { $sheets } · turn about the long edge
# $game, $sheet, $last
print-part = { $game } · board · sheet { $sheet } (A1 to { $last })
print-part-how = Cut at the corners; lay each sheet over the broken line of the one before it, and glue.
# $sheet
print-joins = { $sheet } lies here
