import { DEFAULT_THEME, readTheme, type Theme, type ThemeField } from '../../widget/theme';

/** The one key under which this browser keeps the widget's themes: an object with a theme for each agent's id (spec section 3). */
export const THEMES_KEY = 'chatbot-theme';

/** Where a stored text that cannot be read is put aside before it is written over. */
export const DAMAGED_THEMES_KEY = 'chatbot-theme-damaged';

/** Where earlier releases kept each agent's theme; still read, no longer written. */
export function oldThemeKey(agentId: string): string {
  return `${THEMES_KEY}:${agentId}`;
}

interface KeptTheme {
  readonly theme: Theme;
  /** What could not be read and is the default's now: nothing, some fields, or the whole of it. */
  readonly broken: readonly ThemeField[] | 'all';
}

/** The agent's theme out of what is stored; one that was never kept is the default. */
export function readKeptTheme(agentId: string, stored: string | null, old: string | null): KeptTheme {
  const themes = parseThemes(stored);
  if (themes && Object.hasOwn(themes, agentId)) return readOne(themes[agentId]);
  if (old !== null) return readOne(parse(old));
  return { theme: readTheme(null).theme, broken: stored !== null && !themes ? 'all' : [] };
}

/** What to store so that this agent has this theme, and all others keep theirs. */
export function withTheme(stored: string | null, agentId: string, theme: Theme): string {
  return JSON.stringify({ ...parseThemes(stored), [agentId]: theme });
}

export function isDamaged(stored: string | null): boolean {
  return stored !== null && parseThemes(stored) === null;
}

function readOne(kept: unknown): KeptTheme {
  if (typeof kept !== 'object' || kept === null) return { theme: readTheme(null).theme, broken: 'all' };
  return readTheme(kept);
}

function parseThemes(stored: string | null): Record<string, unknown> | null {
  const themes = parse(stored);
  // A single theme, as other makers' widgets keep it, is nobody knows which agent's.
  const isSingle = themes && Object.keys(DEFAULT_THEME).some((field) => typeof themes[field] === 'string');
  return isSingle ? null : themes;
}

function parse(stored: string | null): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(stored ?? '');
    const isRecord = typeof read === 'object' && read !== null && !Array.isArray(read);
    return isRecord ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
