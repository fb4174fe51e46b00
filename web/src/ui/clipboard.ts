/** Clipboard: copying a text at a click, also on plain http addresses, where the clipboard is out of a page's reach. */

/** Whether it has been copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** The old way: select a text in a field and have the browser copy what is selected. */
function copyByHand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.focus();
  field.select();
  try {
    // Deprecated, but the only way there is here.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
