export const THEMES = [
  { value: 'both', label: 'Light and dark' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export type ThemeChoice = (typeof THEMES)[number]['value'];

/** Reads the choice from an address such as `?theme=dark`. Default: both. */
export function readTheme(search: string): ThemeChoice {
  const wanted = new URLSearchParams(search).get('theme');
  return THEMES.find(({ value }) => value === wanted)?.value ?? 'both';
}

/** Returns the class of each column that shows a state. */
export function themeClassesOf(choice: ThemeChoice): readonly ('light' | 'dark')[] {
  return choice === 'both' ? ['light', 'dark'] : [choice];
}
