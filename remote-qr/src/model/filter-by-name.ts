/** Those whose name contains `search`, without regard to case; all of them for an empty search. */
export function filterByName<Named extends { readonly name: string }>(
  entries: readonly Named[],
  search: string,
): readonly Named[] {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? entries : entries.filter(({ name }) => name.toLowerCase().includes(wanted));
}
