import {
  brokenFields,
  DEFAULT_THEME,
  readTheme,
  storedTheme,
  type Theme,
  type ThemeField,
} from '@frontdesk/shared/endpoints/widget-theme';

/** The storage key of the widget's themes: a single object with a theme for each agent's id (spec section 3.8). */
export const THEMES_KEY = 'chatbot-theme';

/** The storage key for a backup of an unreadable stored text, written before the text is replaced. */
export const DAMAGED_THEMES_KEY = 'chatbot-theme-damaged';

/** Returns the storage key of an agent's theme in earlier releases; still read, no longer written. */
export function oldThemeKey(agentId: string): string {
  return `${THEMES_KEY}:${agentId}`;
}

interface StoredTheme {
  readonly theme: Theme;
  /** What was unreadable and is replaced by the default: nothing, some fields, or everything. */
  readonly broken: readonly ThemeField[] | 'all';
}

/** Reads the agent's stored theme, or the default. */
export function readStoredTheme(agentId: string, stored: string | null, old: string | null): StoredTheme {
  const themes = parseThemes(stored);
  if (themes && Object.hasOwn(themes, agentId)) return readOne(themes[agentId]);
  if (old !== null) return readOne(parse(old));
  return { theme: DEFAULT_THEME, broken: stored !== null && !themes ? 'all' : [] };
}

/** Returns the text to store so that this agent gets this theme, and all others keep theirs. */
export function withTheme(stored: string | null, agentId: string, theme: Theme): string {
  return JSON.stringify({ ...parseThemes(stored), [agentId]: storedTheme(theme) });
}

export function isDamaged(stored: string | null): boolean {
  return stored !== null && parseThemes(stored) === null;
}

function readOne(value: unknown): StoredTheme {
  if (typeof value !== 'object' || value === null) return { theme: DEFAULT_THEME, broken: 'all' };
  return { theme: readTheme(value), broken: brokenFields(value) };
}

function parseThemes(stored: string | null): Record<string, unknown> | null {
  const themes = parse(stored);
  // A single theme, as other widgets store it, does not identify its agent.
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
