/** Save file: something handed to the browser as a file of its reader's. */

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const saveJson = (document_: object, name: string): void =>
  saveFile(new Blob([JSON.stringify(document_, null, 1)], { type: 'application/json' }), name);
