/** Faces of a drawing: whose figures are another's, as web-fonts.css has it for the page. */

/** IM Fell has old-style figures only, uneven and small in a count. */
const OLD_STYLE = /^["']?IM FELL/;
const FIGURES = "'Source Serif 4'";

/** Written text with its figures in their own face, where that is not the text's. */
export const digitsApart = (text: string, family: string): string =>
  OLD_STYLE.test(family)
    ? text.replaceAll(/\d+/g, `<tspan font-family="${FIGURES}">$&</tspan>`)
    : text;
