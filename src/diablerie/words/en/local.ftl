### Matches on the reader's own machine, without a server, in English. No game is named here.

## Where a match is played

local-where = Where
local-where-server = On the server
local-where-server-doc = The server deals and keeps the match: you find it again wherever it knows you.
local-where-here = On this machine
local-where-here-doc = This machine deals and holds all cards, and nothing leaves it. The match is kept in this browser, needs no line, and is never rated or public.
local-where-here-only = The server does not answer. On this machine you can play all the same: it deals and holds all cards, and the match is kept in this browser.
# On the card of a game, where that has been chosen
local-where-chosen = Played on this machine

## What that needs

# $size: in megabytes
local-library = For that the rules, the bots, and all that deals the cards have to come here once: { $size } MB.
local-library-there = All that this needs is here.
local-library-fetch = Fetch it now
# $done, $size: in megabytes
local-library-coming = { $done } of { $size } MB
local-library-stop = Stop
local-library-on = Go on
local-library-stopped = Stopped. What has come is kept.
local-library-line = The server did not send all of it. What has come is kept: go on when there is a line.
local-library-full = There is no room for it on this device. You can play here as long as the server answers.
local-library-refused = This browser does not keep it. You can play here as long as the server answers.
local-library-insecure = At this address, which is not encrypted, no browser keeps it. You can play here as long as the server answers.
local-library-changed = The server has just got a newer page. Load this one anew, then go on.
local-library-unavailable = The server is still making it. Try again in some minutes.

## At the table

local-table = Played on this machine: it holds all cards, and nothing of the match leaves it.
local-table-elsewhere = Played on this machine, in another tab: keep that one open, or this one goes on by itself.
local-keeping-full = There is no room left in this browser: what happens from now on is lost when this page closes.
local-keeping-refused = This browser keeps nothing, as in a private window: the match is lost when this page closes.
local-keeping-failed = The match cannot be kept just now: what happens is lost if this page closes before that is mended.
local-unreadable = Nothing of it is lost: it stays in this browser, and can be saved as a file.
local-save = Save as a file

## In the list of one's matches

local-matches = On this machine
local-matches-none = No matches are kept in this browser yet.
local-here = on this machine
local-forget = Delete
local-forget-ask = Delete it? It is kept nowhere else.
local-forget-yes = Delete it
local-forget-no = Keep it

## When it is over

local-hand-over = Hand to the server
local-hand-over-doc = The server keeps its record, and whoever has the link can go through it. It belongs to nobody there and is never rated: this machine dealt, and no server watched.
local-hand-over-do = Hand it over
local-handed-over = The server has it now.
