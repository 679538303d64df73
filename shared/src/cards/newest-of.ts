const NEWEST = 3;

/** Returns the newest items of a list; items without a readable date count as oldest. */
export function newestOf<Item>(items: readonly Item[], dateOf: (item: Item) => string | null): Item[] {
  const time = (item: Item) => Date.parse(dateOf(item) ?? '') || 0;
  return [...items].sort((a, b) => time(b) - time(a)).slice(0, NEWEST);
}
