const NEWEST = 3;

/** The newest few; those without a date count as oldest. */
export function newestOf<Item extends { readonly dateCreated: string | null }>(items: readonly Item[]): Item[] {
  const time = (item: Item) => (item.dateCreated ? Date.parse(item.dateCreated) || 0 : 0);
  return [...items].sort((a, b) => time(b) - time(a)).slice(0, NEWEST);
}
