/** Save file: a document handed to the browser as a file of its reader's. */

export function saveJson(document_: object, name: string): void {
  const file = new Blob([JSON.stringify(document_, null, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
