/** The parts of a path in lower case. Addresses are matched without regard to case and to a slash at the end. */
export function segmentsOf(address: string): string[] {
  return (address.split(/[?#]/)[0] ?? '').toLowerCase().split('/').filter(Boolean);
}
