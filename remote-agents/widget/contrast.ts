/** The minimum contrast of text in WCAG 2, level AA. */
export const AA_RATIO = 4.5;

/** The minimum contrast of a shape with its surroundings. */
const SHAPE_RATIO = 3;

/** Black, because either white or black is readable on every color. */
const TEXTS = ['#1b1b26', '#ffffff', '#000000'];

/** Returns the contrast ratio of two colors, from 1 to 21. Both are written like #fff or #724ae8. */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the wanted text color if it is readable on `ground`; otherwise the first of dark, white and black that is. */
export function readableOn(ground: string, wanted: string): string {
  return [wanted, ...TEXTS].find((text) => contrastRatio(text, ground) >= AA_RATIO) ?? wanted;
}

/** Returns the color, or the closest lighter or darker shade of it that stands out from `ground`, which is dark or light. */
export function standingOut(color: string, ground: string): string {
  let shown = color;
  for (let by = 1; contrastRatio(shown, ground) < SHAPE_RATIO; by *= luminance(ground) < 0.5 ? 1.05 : 0.95) {
    // Adds 8, because no factor lightens black. `| 256` preserves leading zeros, and `slice` removes the extra digit
    // again.
    const shaded = channels(color).map((channel) => Math.min(255, (channel + 8) * by) | 256);
    shown = `#${shaded.map((channel) => channel.toString(16).slice(1)).join('')}`;
  }
  return shown;
}

/** Expands a color to the six digits that a color input requires. */
export function longHex(color: string): string {
  return color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
}

function channels(color: string): number[] {
  const digits = Number.parseInt(longHex(color).slice(1), 16);
  return [digits >> 16, (digits >> 8) & 255, digits & 255];
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
