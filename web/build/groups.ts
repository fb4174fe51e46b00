/** Which modules travel together, beyond what the imports say. */

/** The styles of the whole page; the faces come later. */
export const FIRST_STYLES = /\/web\/src\/styles\/(?!web-fonts\.css)/;

/** What is opened on demand, or belongs to pages where nothing is played. */
const APART = [
  String.raw`web/src/(?:games|operator|pages|print)/`,
  String.raw`web/src/.*/(?:Chat|CopyLinkButton|MoveHelpPanel|FilePicker|Footer|BotHint|MatchList|RecordUpload)\.`,
  String.raw`web/src/.*/(?:OwnData|ReportForm|report-form|host-client|save-file)\.`,
  String.raw`web/src/.*/(?:RatingTable|RulePanel|RuleSearch|RuleText|TextPage|SidePanel|TurningPointList)\.`,
  String.raw`web/src/.*/(?:win-chance-chart|win-chance-text|clipboard|move-help|panel-placement|papercraft|rulebook-search|commit-reveal|kept-shares|shuffle-check|shuffle-shares|shuffle-contribution|turning-points|vector-patterns)\.`,
  String.raw`web/node_modules/@noble/`,
];

/** Modules that belong to no game, are no page themselves and are wanted at tables, too, and the libraries. */
export const COMMON = new RegExp(`^(?!.*/(?:${APART.join('|')})).*/web/(?:src|node_modules)/`);

/** What comes before all else, and fetches the rest. */
export const FETCHING = /preload-helper|\/src\/(?:app\/main|rendering\/after-paint)\.ts/;
