/** The minimum contrast of text in WCAG 2, level AA. */
export const AA_RATIO = 4.5;

const DARK = '#1b1b26';
const LIGHT = '#ffffff';

/** Returns the contrast ratio of two colors, from 1 to 21. Both are written like #fff or #724ae8. */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the wanted text color if it is readable on `ground`; otherwise dark or white, whichever is more readable. */
export function readableOn(ground: string, wanted: string): string {
  if (contrastRatio(wanted, ground) >= AA_RATIO) return wanted;
  return contrastRatio(DARK, ground) >= contrastRatio(LIGHT, ground) ? DARK : LIGHT;
}

/** Expands a color to the six digits that a color input requires. */
export function longHex(color: string): string {
  return color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
}

function luminance(color: string): number {
  const digits = Number.parseInt(longHex(color).slice(1), 16);
  const [red = 0, green = 0, blue = 0] = [digits >> 16, (digits >> 8) & 255, digits & 255].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
