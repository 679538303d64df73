import { PLAIN_STYLE, type QrStyle } from '@frontdesk/shared/endpoints/qr-style';

/** The colors of a code's modules, as #rrggbb. The quiet zone is always white. */
export interface Colors {
  readonly dark: string;
  readonly light: string;
}

export { PLAIN_STYLE, type QrStyle } from '@frontdesk/shared/endpoints/qr-style';

/** The reason why a code in these colors cannot be scanned. */
export type ColorProblem = 'inverted' | 'pale' | 'darkGround';

/** Cameras need more contrast than eyes, and a background close to the white of the quiet zone. */
const CONTRAST_MIN = 4;
const GROUND_LUMINANCE_MIN = 0.5;

/**
 * Edge of the plate under the logo, as a share of the code's edge. It covers 6 percent of the code's area; level H can
 * correct 30.
 */
const PLATE_SHARE = 0.24;

const FIELDS = Object.keys(PLAIN_STYLE) as (keyof QrStyle)[];

export function isSameStyle(one: QrStyle, other: QrStyle): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

export function isPlain(style: QrStyle): boolean {
  return isSameStyle(style, PLAIN_STYLE);
}

/** Whether a style looks like the server's codes; the print width does not matter. */
export function looksPlain(style: QrStyle): boolean {
  return isPlain({ ...style, sizeMm: PLAIN_STYLE.sizeMm });
}

export function colorProblem({ dark, light }: Colors): ColorProblem | null {
  const [ink, ground] = [luminance(dark), luminance(light)];
  if (ink >= ground) return 'inverted';
  if (ground < GROUND_LUMINANCE_MIN) return 'darkGround';
  return (ground + 0.05) / (ink + 0.05) < CONTRAST_MIN ? 'pale' : null;
}

/** Steps from a color to black or white; more are not visible. */
const STEPS = 128;

/**
 * Returns the nearest colors that scan if the given colors do not: with a lighter background if the background is too
 * dark, otherwise with a darker foreground. Null for colors that scan.
 */
export function nearestColors(colors: Colors): Partial<Colors> | null {
  if (colorProblem(colors) === null) return null;
  for (const field of luminance(colors.light) < GROUND_LUMINANCE_MIN
    ? (['light', 'dark'] as const)
    : ['dark' as const]) {
    for (let step = 1; step <= STEPS; step += 1) {
      const color = mix(colors[field], field === 'light' ? 255 : 0, step / STEPS);
      if (colorProblem({ ...colors, [field]: color }) === null) return { [field]: color };
    }
  }
  // Changing one color does not suffice.
  const light = '#ffffff';
  return { light, ...nearestColors({ ...colors, light }) };
}

/** Mixes a color with black (0) or white (255). */
function mix(color: string, target: 0 | 255, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${parts
    .map((part) =>
      Math.round(part + (target - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Returns the position of the logo's plate, which covers whole modules in the middle of a code of `count` modules. */
export function platePlace(count: number): { readonly start: number; readonly edge: number } {
  const edge = 2 * Math.round((count * PLATE_SHARE - 1) / 2) + 1;
  return { start: (count - edge) / 2, edge };
}

/** Returns the relative luminance as WCAG defines it, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
