/**
 * Command ids, the idempotency keys of what is sent: unique, so that the server does once what reaches it more often.
 */

let counter = 0;

/** Unique among all pages: crypto.randomUUID is missing on plain http addresses. */
export function freshCommand(): string {
  counter += 1;
  const random = Math.random().toString(36).slice(2, 12);
  return `${Date.now().toString(36)}-${random}-${counter}`;
}
