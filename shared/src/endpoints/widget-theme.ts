/**
 * The look of the widget (spec section 3.8; the last two fields are not in the spec). The server, the dashboard and the
 * widget each validate every value. Kept small, because the widget contains this file.
 */
export interface Theme {
  readonly headerColor: string;
  readonly incomingBg: string;
  readonly outgoingBg: string;
  readonly textColor: string;
  readonly width: string;
  readonly height: string;
  readonly fontFamily: string;
  readonly iconStyle: 'rounded' | 'outlined';
  /** The color scheme of the open chat; `auto` follows the visitor's device. */
  readonly colorScheme: 'light' | 'dark' | 'auto';
  /** A small square JPEG as a data URL; '' shows the initial of the agent's name. */
  readonly avatar: string;
}

export type ThemeField = keyof Theme;

export const DEFAULT_THEME: Theme = {
  headerColor: '#724ae8',
  incomingBg: '#f2f2f2',
  outgoingBg: '#724ae8',
  textColor: '#fff',
  width: '420px',
  height: '510px',
  fontFamily: 'Poppins, sans-serif',
  iconStyle: 'rounded',
  colorScheme: 'light',
  avatar: '',
};

/** Maximum length of an avatar's data URL, in characters. */
export const AVATAR_MAX = 12_000;

/** In pixels; the widget never exceeds the window, however large these are. */
export const SIZE_LIMITS = { width: [240, 1200], height: [300, 1600] } as const;

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const FONT_NAME = `(?:[\\w-][\\w -]*|"[\\w -]+" *|'[\\w -]+' *)`;
const FONT = new RegExp(`^${FONT_NAME}(?:, *${FONT_NAME})*$`);

export const isColor = (text: string) => COLOR.test(text);
export const isFontList = (text: string) => text.length <= 200 && FONT.test(text);

function isSize(text: string, [min, max]: readonly [number, number]): boolean {
  const size = /^\d{1,5}px$/.test(text) ? Number.parseInt(text, 10) : -1;
  return size >= min && size <= max;
}

const AVATAR = /^data:image\/jpeg;base64,\/9j\/[\w+/]+=*$/;

/** Whether a text is a picture, or '' for no picture. */
export const isAvatar = (text: string) => text === '' || (text.length <= AVATAR_MAX && AVATAR.test(text));

const CHECKS: Record<ThemeField, (text: string) => boolean> = {
  headerColor: isColor,
  incomingBg: isColor,
  outgoingBg: isColor,
  textColor: isColor,
  width: (text) => isSize(text, SIZE_LIMITS.width),
  height: (text) => isSize(text, SIZE_LIMITS.height),
  fontFamily: isFontList,
  iconStyle: (text) => /^(rounded|outlined)$/.test(text),
  colorScheme: (text) => /^(light|dark|auto)$/.test(text),
  avatar: isAvatar,
};

/** Reads a theme field by field: missing and invalid values come from `fallback`. */
export function readTheme(given: unknown, fallback: Theme = DEFAULT_THEME): Theme {
  const values = ownValues(given);
  const good = FIELDS.filter((field) => isGood(field, values[field])).map((field) => [field, values[field]]);
  return { ...fallback, ...Object.fromEntries(good) };
}

/** Returns the fields for which `readTheme` uses the fallback. */
export function brokenFields(given: unknown): ThemeField[] {
  const values = ownValues(given);
  return FIELDS.filter((field) => !isGood(field, values[field]));
}

const FIELDS = Object.keys(CHECKS) as ThemeField[];

const isGood = (field: ThemeField, value: unknown) => typeof value === 'string' && CHECKS[field](value);

/** Returns the fields that the theme itself contains; those that are not in the spec may be missing. */
function ownValues(given: unknown): Record<string, unknown> {
  const { colorScheme, avatar } = DEFAULT_THEME;
  return { colorScheme, avatar, ...(given as object) };
}

/**
 * Returns the theme in the form that is stored and written into a pack. It contains our own fields only where they
 * differ from the default.
 */
export function storedTheme({ colorScheme, avatar, ...theme }: Theme): Partial<Theme> {
  return { ...theme, ...(colorScheme !== 'light' && { colorScheme }), ...(avatar && { avatar }) };
}
