import { pageLanguage } from '@frontdesk/shared/endpoints/page-language';
import {
  isAvatar,
  isColor,
  isFontList,
  SIZE_LIMITS,
  type Theme,
  type ThemeField,
} from '@frontdesk/shared/endpoints/widget-theme';
import * as v from 'valibot';
import { contrastRatio, readableOn } from '../../widget/contrast';
import * as messages from '../messages';

const color = v.pipe(v.string(), v.trim(), v.check(isColor, messages.theme.problems.color));

/** Validates a length in whole pixels, with or without the unit. */
const pixels = ([min, max]: readonly [number, number]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,5}(?:px)?$/, messages.theme.problems.size),
    v.transform((text) => Number.parseInt(text, 10)),
    v.minValue(min, messages.theme.problems.tooSmall(min)),
    v.maxValue(max, messages.theme.problems.tooLarge(max)),
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
  fontFamily: v.pipe(v.string(), v.trim(), v.check(isFontList, messages.theme.problems.fonts)),
  iconStyle: v.picklist(['rounded', 'outlined']),
  colorScheme: v.picklist(['light', 'dark', 'auto']),
  avatar: v.pipe(v.string(), v.check(isAvatar, messages.theme.problems.avatar)),
});

/** A theme in the format of its form, where sizes are plain numbers. */
export type ThemeValues = Record<ThemeField, string>;

export function themeValues(theme: Theme): ThemeValues {
  const bare = (size: string) => String(Number.parseInt(size, 10));
  return { ...theme, width: bare(theme.width), height: bare(theme.height) };
}

/** One text of the widget on its background. */
export interface ContrastCheck {
  readonly place: 'header' | 'outgoing' | 'incoming';
  readonly text: string;
  readonly ground: string;
  /** From 1 to 21, cut to one decimal, so that 4.49 does not show as 4.5. */
  readonly ratio: string;
  /** The ratio of the chosen text color, if the widget shows another color instead. */
  readonly refused: string | null;
}

export function contrastChecks({ headerColor, outgoingBg, incomingBg, textColor }: Theme): ContrastCheck[] {
  const grounds = { header: headerColor, outgoing: outgoingBg, incoming: incomingBg };
  return (['header', 'outgoing', 'incoming'] as const).map((place) => {
    const ground = grounds[place];
    const text = readableOn(ground, textColor);
    const refused = text === textColor ? null : cut(contrastRatio(textColor, ground));
    return { place, text, ground, ratio: cut(contrastRatio(text, ground)), refused };
  });
}

function cut(ratio: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (Math.floor(ratio * 10 + 1e-9) / 10).toLocaleString(pageLanguage(), digits);
}
