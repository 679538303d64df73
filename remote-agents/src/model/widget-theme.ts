import * as v from 'valibot';

const color = v.pipe(v.string(), v.trim(), v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'Write a colour like #724ae8.'));

/** A length in whole pixels; a bare number is meant in pixels too. */
const pixels = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,5}(?:px)?$/, 'Write a size in pixels, like 420px.'),
    v.transform((text) => Number.parseInt(text, 10)),
    v.minValue(min, `At least ${min}px, please.`),
    v.maxValue(max, `At most ${max}px, please.`),
    v.transform((size) => `${size}px`),
  );

/** The look of the chat widget. Nothing that could end a declaration in the widget's stylesheet gets through. */
export const widgetThemeSchema = v.object({
  headerColor: color,
  incomingBg: color,
  outgoingBg: color,
  textColor: color,
  width: pixels(240, 1200),
  height: pixels(300, 1600),
  fontFamily: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[\w\s,'"-]{1,200}$/, 'Write font names with commas between, like Poppins, sans-serif.'),
  ),
  iconStyle: v.picklist(['rounded', 'outlined']),
});

export type WidgetTheme = v.InferOutput<typeof widgetThemeSchema>;

/** Spec section 3. */
export const DEFAULT_THEME: WidgetTheme = {
  headerColor: '#724ae8',
  incomingBg: '#f2f2f2',
  outgoingBg: '#724ae8',
  textColor: '#fff',
  width: '420px',
  height: '510px',
  fontFamily: 'Poppins, sans-serif',
  iconStyle: 'rounded',
};

const { entries } = widgetThemeSchema;

const storedThemeSchema = v.object({
  headerColor: v.fallback(entries.headerColor, DEFAULT_THEME.headerColor),
  incomingBg: v.fallback(entries.incomingBg, DEFAULT_THEME.incomingBg),
  outgoingBg: v.fallback(entries.outgoingBg, DEFAULT_THEME.outgoingBg),
  textColor: v.fallback(entries.textColor, DEFAULT_THEME.textColor),
  width: v.fallback(entries.width, DEFAULT_THEME.width),
  height: v.fallback(entries.height, DEFAULT_THEME.height),
  fontFamily: v.fallback(entries.fontFamily, DEFAULT_THEME.fontFamily),
  iconStyle: v.fallback(entries.iconStyle, DEFAULT_THEME.iconStyle),
});

/** Reads a stored theme field by field: what is missing or broken in it falls back to its default. */
export function parseTheme(stored: string | null): WidgetTheme {
  const checked = v.safeParse(v.pipe(v.string(), v.parseJson(), storedThemeSchema), stored);
  return checked.success ? checked.output : DEFAULT_THEME;
}

/** One key for each agent, so that one agent's look never overwrites another's. */
export function themeKey(agentId: string): string {
  return `chatbot-theme:${agentId}`;
}

/** The six digits that a colour input insists on. */
export function longHex(text: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  return short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : text;
}
