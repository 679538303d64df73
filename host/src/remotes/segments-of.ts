/** Splits a path into its parts in lower case. Matching ignores case and a slash at the end. */
export function segmentsOf(address: string): string[] {
  return (address.split(/[?#]/)[0] ?? '').toLowerCase().split('/').filter(Boolean);
}
