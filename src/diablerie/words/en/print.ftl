### Print and play: what is printed for a real table. No game is named here.

page-print = Print and play
page-print-missing = There is nothing to print at this address.
page-print-whose-title = Whose games these are
page-print-whose = The game is its authors’ and publishers’, and Diablerie has no connection with any of them. Rules are retold in our own words, and every picture is our own drawing.
page-print-for = For those who own a box with parts missing, and for those who have none, as no edition can be bought. If you can find an old copy, buy it.

## What there is

page-print-parts = What there is to print
page-print-rulebook = Rulebook
page-print-rulebook-is = All of it, with its sources, on numbered pages.
page-print-setup = Setting up
page-print-setup-is = What is in the box and where it goes, on one page.
page-print-card = Turn cards
page-print-card-is = A turn at a glance, a card for everybody at the table.
page-print-cards = Cards
page-print-cards-is = All cards at true size, each sheet followed by its backs.
page-print-board = Board
page-print-board-is = The board at true size, on several sheets to be joined.
page-print-pieces = Pieces
page-print-pieces-is = Everything else, to be cut out, folded and glued.
page-print-all = All of it
page-print-all-is = One document: rules, cards, board and pieces.

## How it is printed

page-print-paper = Paper
page-print-paper-a4 = A4
page-print-paper-letter = Letter
page-print-ink = Ink
page-print-ink-colour = Colour
page-print-ink-black = Black
page-print-form = Rulebook
page-print-form-columns = In two columns
page-print-form-booklet = As a booklet
page-print-now = Print
page-print-how = Print at 100 %, not “fit to page”, without headers and footers; the ruler on each sheet is 50 mm long. Cards go on both sides of the paper, turned about the long edge. For a booklet choose “booklet” in the printer’s dialogue.

## On the sheets

page-print-full-size = 50 mm · print at 100 %
# $game, $what, $sheet, $sheets
page-print-fronts = { $game } · { $what } · sheet { $sheet } of { $sheets }
# $game, $what, $sheet, $sheets
page-print-backs = { $game } · { $what } · backs of sheet { $sheet } of { $sheets } · turn about the long edge
# $game, $sheet, $last
page-print-part = { $game } · board · sheet { $sheet } (A1 to { $last })
page-print-part-how = Cut at the corners; lay each sheet over the broken line of the one before it, and glue.
# $sheet
page-print-joins = { $sheet } lies here
