/** Which modules travel together, beyond what the imports say. */

/** The styles of the whole page; the faces come later. */
export const FIRST_STYLES = /\/web\/src\/styles\/(?!fonts\.css)/;

/** What is opened on demand, or belongs to pages where nothing is played. */
const APART = [
  String.raw`web/src/(?:games|pages)/`,
  String.raw`web/src/.*/(?:Chat|CopyLink|CounselPanel|FilePicker|Footer|Hint|MatchList|OpenRecord)\.`,
  String.raw`web/src/.*/(?:RatingTable|RulePanel|RuleSearch|RuleText|Sheet|SidePanel|TurningPoints)\.`,
  String.raw`web/src/.*/(?:chance-chart|chance-words|copying|counsel|over-story|rule-search|shuffle|turning)\.`,
  String.raw`web/node_modules/@noble/`,
];

/** Modules that belong to no game, are no page themselves and are wanted at tables, too, and the libraries. */
export const COMMON = new RegExp(`^(?!.*/(?:${APART.join('|')})).*/web/(?:src|node_modules)/`);

/** What comes before all else, and fetches the rest. */
export const FETCHING = /preload-helper|\/src\/(?:app\/main|rendering\/drawn)\.ts/;
