### The words of the page that checks a match's shuffles, in English. No game is named here.

check-text = Drop the record of a finished match, or paste it: the shuffles are computed anew in your browser, and the match is replayed on the server.
check-how = How this is checked
check-how-text = Where a game shuffles, all of it comes from one secret number, the seed. Its fingerprint is published when the match begins; the seed itself stands in the record once the match is over. This page computes the fingerprint anew, in your browser, and compares. Where browsers or programs at the table have added random numbers of their own, which nobody knew before all had committed to theirs, the cards come from all of these together: this page checks them as well. Then the server replays the record, action by action.
check-paste = The record of a match
check-record = The record that was checked
check-file = Choose a record
check-do = Check
check-working = Replaying
check-holds = Holds:
check-fails = Does not hold:
check-unknown = Cannot be said:
check-hash = Fingerprint of the seed, computed here
check-no-seed = The record has no seed: the match was not over when it was made.
check-own-yes = The fingerprint of the seed is the one in the record.
check-own-no = The fingerprint of the seed is not the one in the record.
check-published-same = It is the fingerprint this browser was given when the match began.
check-published-other = It is not the fingerprint this browser was given when the match began.
check-published-unremembered = This browser was not there when the match began, so it cannot say what was published then.
check-honest = Played again by the rules, it comes to the same result.
check-dishonest = The replay found something:
check-unavailable = The server could not replay the record.
check-good = This match was dealt fairly
check-consistent = The parts of the record agree
check-bad = Something does not hold

## What clients have added to the seed

check-shares-none = The server alone chose the seed: no browser or program at the table added to it.
# $names: a list
check-shares-given = Added to the seed from: { $names }.
check-shares-fit = What was added is what each had committed to before.
check-shares-unfit = What was added is not what each had committed to before.
check-silent = Nothing was added from: { $names }.
check-silent-bot = { $name } (bot)
check-silent-none = { $name } (did not offer to)
check-silent-late = { $name } (did not answer in time)
check-silent-withheld = { $name } (committed, and did not reveal)
check-seat = seat { $seat }
check-kept-same = What this browser added stands in it unchanged, and so does what all others had committed to before.
check-kept-none = This browser added nothing to the seed of this match, or no longer has it.
check-kept-missing = This browser added to the seed, and the record has nothing of it.
check-kept-own = What this browser added stands in the record otherwise.
check-kept-others = The others had committed to something else when this browser revealed its part.
check-kept-promise = The server had published another fingerprint when this browser committed.
check-kept-round = The record is of another round or another match than what this browser added to.
check-kept-again = This browser was asked for its part again after it had revealed it, and nobody else can be the reason.
check-rounds = There were { $rounds } rounds, more than can be explained by those who withheld or left: whoever asks again has seen what would be dealt.
check-rounds-left = Because people left before the deal, all drew anew: { $rounds } { $rounds ->
    [one] time
   *[other] times
  }.

## While a match is dealt

check-distrust-promise = The server has changed the fingerprint of its seed after this browser had committed.
check-distrust-again = The server asks for random numbers again, though nobody withheld theirs. It may be choosing among deals.
check-distrust = This browser adds nothing more to this match.
check-distrust-later = Check the match once it is over
