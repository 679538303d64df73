/** White is readable on each of these colors (WCAG AA), and each contrasts with both a light and a dark page. */
export const INITIAL_COLORS = [
  '#724ae8',
  '#0b6bcb',
  '#0e7490',
  '#0f766e',
  '#15803d',
  '#a16207',
  '#c2410c',
  '#d01f4f',
  '#b01fbf',
] as const;

/** Returns the color of an agent's initial, always the same for the same id. Deleted agents share one color. */
export function initialColor(id: string | number | null): string {
  let sum = 0;
  for (const character of String(id)) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return INITIAL_COLORS[sum % INITIAL_COLORS.length] ?? INITIAL_COLORS[0];
}

/** Returns the first letter or digit of a name as a capital; an emoji counts as a letter. */
export function initialOf(name: string): string {
  return (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.exec(name)?.[0] ?? '?').toLocaleUpperCase();
}
