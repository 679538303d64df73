/** The look of the widget (spec section 3). Every value is checked again here, wherever it came from. */
export interface Theme {
  readonly headerColor: string;
  readonly incomingBg: string;
  readonly outgoingBg: string;
  readonly textColor: string;
  readonly width: string;
  readonly height: string;
  readonly fontFamily: string;
  readonly iconStyle: 'rounded' | 'outlined';
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
};

/** In pixels; the widget never grows over the window, however large these are. */
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

const isIconStyle = (text: string) => text === 'rounded' || text === 'outlined';

const CHECKS: Record<ThemeField, (text: string) => boolean> = {
  headerColor: isColor,
  incomingBg: isColor,
  outgoingBg: isColor,
  textColor: isColor,
  width: (text) => isSize(text, SIZE_LIMITS.width),
  height: (text) => isSize(text, SIZE_LIMITS.height),
  fontFamily: isFontList,
  iconStyle: isIconStyle,
};

/** Reads a theme field by field: what is missing or no such value is taken from `fallback`, and named in `broken`. */
export function readTheme(given: unknown, fallback: Theme = DEFAULT_THEME): { theme: Theme; broken: ThemeField[] } {
  const values = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  const fields = Object.keys(CHECKS) as ThemeField[];
  const isGood = (field: ThemeField) => {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    return typeof value === 'string' && CHECKS[field](value);
  };
  const good = fields.filter(isGood).map((field) => [field, values[field]]);
  return { theme: { ...fallback, ...Object.fromEntries(good) }, broken: fields.filter((field) => !isGood(field)) };
}
