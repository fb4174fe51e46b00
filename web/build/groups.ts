/** Which modules travel together, beyond what the imports say. */

/** The styles of the whole page; the faces come later. */
export const FIRST_STYLES = /\/web\/src\/styles\/(?!web-fonts\.css)/;

/** What begins a match, lists matches, or looks back at one: several pages have it, and no table at first. */
const BETWEEN_MATCHES = String.raw`web/src/.*/(?:RadioGroup|clock-text|full-rows|paged-list|replay-address|seat-setup|share-rounds|sign-in-trouble|win-chances)\.`;
export const BETWEEN = new RegExp(BETWEEN_MATCHES);

/** What is opened on demand, or belongs to pages where nothing is played. */
const APART = [
  String.raw`web/src/(?:analysis-board|calls|games|lesson|local|offline|operator|own-game|pages|print|puzzle|replay)/`,
  String.raw`web/src/.*/(?:Chat|ClockFace|KeptRecord|CopyLinkButton|MoveHelpPanel|FilePicker|Footer|BotHint|MoveChances|own-thinking|board-client|board-link|MatchList|MatchEnd|MatchResult|PresenceBar|RecordUpload)\.`,
  String.raw`web/src/.*/(?:OwnData|OwnPage|OwnResults|FriendList|FriendButton|PersonByName|contact-list|InviteByName|Invitations|contacts-client|ReportForm|account-client|notices-client|report-form|host-client|save-file|submission)\.`,
  String.raw`web/src/.*/(?:RatingTable|MomentLink|RulePanel|RuleSearch|RuleText|TextPage|SidePanel|TurningPointList)\.`,
  String.raw`web/src/.*/(?:afterthought-poll|reasons-text|win-chance-chart|win-chance-text|clipboard|move-help|keyboard-shortcuts|ornaments|OrnamentSeal|panel-placement|papercraft|plain-search|rulebook-search|commit-reveal|kept-shares|shuffle-check|shuffle-shares|shuffle-contribution|turning-points|vector-patterns)\.`,
  BETWEEN_MATCHES,
  String.raw`web/node_modules/(?:@noble|idb)/`,
];

/** Modules that belong to no game, are no page themselves and are wanted at tables, too, and the libraries. */
export const COMMON = new RegExp(`^(?!.*/(?:${APART.join('|')})).*/web/(?:src|node_modules)/`);

/** What comes before all else, and fetches the rest. */
export const FETCHING = /preload-helper|\/src\/(?:app\/main|rendering\/after-paint)\.ts/;
