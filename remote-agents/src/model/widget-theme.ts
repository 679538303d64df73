import {
  isAvatar,
  isColor,
  isFontList,
  SIZE_LIMITS,
  type Theme,
  type ThemeField,
} from '@frontdesk/shared/endpoints/widget-theme';
import * as v from 'valibot';
import * as messages from '../messages';

const words = messages.theme.problems;

const color = v.pipe(v.string(), v.trim(), v.check(isColor, words.color));

/** Validates a length in whole pixels, with or without the unit. */
const pixels = ([min, max]: readonly [number, number]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,5}(?:px)?$/, words.size),
    v.transform((text) => Number.parseInt(text, 10)),
    v.minValue(min, words.tooSmall(min)),
    v.maxValue(max, words.tooLarge(max)),
    v.transform((size) => `${size}px`),
  );

/** Validates the form's values and converts them to a theme that matches the widget's own grammar. */
export const widgetThemeSchema = v.object({
  headerColor: color,
  incomingBg: color,
  outgoingBg: color,
  textColor: color,
  width: pixels(SIZE_LIMITS.width),
  height: pixels(SIZE_LIMITS.height),
  fontFamily: v.pipe(v.string(), v.trim(), v.check(isFontList, words.fonts)),
  iconStyle: v.picklist(['rounded', 'outlined']),
  colorScheme: v.picklist(['light', 'dark', 'auto']),
  avatar: v.pipe(v.string(), v.check(isAvatar, words.avatar)),
});

/** A theme in the format of its form, where sizes are plain numbers. */
export type ThemeValues = Record<ThemeField, string>;

export function themeValues(theme: Theme): ThemeValues {
  const bare = (size: string) => String(Number.parseInt(size, 10));
  return { ...theme, width: bare(theme.width), height: bare(theme.height) };
}
