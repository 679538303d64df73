/**
 * Returns a random UUID. The browser's own `crypto.randomUUID` is missing on pages loaded over plain http from another
 * machine, so lint forbids it elsewhere.
 */
export function newId(): string {
  // Replaces 0 and 1 by random digits, and 8 by 8, 9, a or b. Kept small, because the widget contains it: an array of
  // one number converts to that number.
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (+digit ^ (Number(crypto.getRandomValues(new Uint8Array(1))) & (15 >> (+digit / 4)))).toString(16),
  );
}
