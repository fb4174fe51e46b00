/** Sections of a rulebook, taken out of its whole text by their ids. */

export interface BookSection {
  title: string;
  /** All below its title. */
  html: string;
}

/** The section with an id, the same in every language; null where the book has none. */
export function sectionOf(html: string, id: string): BookSection | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const heading = [...body.querySelectorAll('h2')].find((each) => each.id === id);
  if (heading === undefined) return null;
  let rest = '';
  for (let at = heading.nextElementSibling; at !== null; at = at.nextElementSibling) {
    if (at.tagName === 'H2') break;
    rest += at.outerHTML;
  }
  return { title: heading.textContent, html: rest };
}
