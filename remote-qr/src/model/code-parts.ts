import { encodeModules, encodePlain, type Modules, QUIET_ZONE } from '@frontdesk/shared/endpoints/qr-image/modules';
import { frameText } from '@frontdesk/shared/endpoints/qr-style';
import { type CodePlace, modulePath, plainPlace } from './module-path';
import { type Colors, platePlace, type QrStyle } from './qr-style';

/** The largest usable version, because all larger codes have an alignment mark in the middle. */
const VERSION_MAX = 34;

/**
 * Encodes a code with a logo in its middle. A logo hides some modules, so the code uses the highest correction.
 * Versions 7 to 13, 21 to 27 and 35 to 40 have an alignment mark in the middle; scanners mistake a part of the logo for
 * it and misplace everything else. These codes get the next larger version without a middle mark. Null when the text is
 * too long.
 */
export function encodeWithLogo(text: string): Modules | null {
  const modules = encodeModules(text, 'high');
  const version = modules && versionOf(modules);
  if (version === null || !hasMarkInMiddle(version)) return modules;
  return version > VERSION_MAX ? null : encodeModules(text, 'high', Math.ceil((version + 1) / 7) * 7);
}

export function versionOf(modules: Modules): number {
  return (modules.length - 17) / 4;
}

/**
 * Whether the version has an alignment mark in the middle: every seven versions add a row of marks, and with an odd
 * number of rows, one of the marks is in the middle.
 */
function hasMarkInMiddle(version: number): boolean {
  return version >= 7 && Math.floor(version / 7) % 2 === 1;
}

/** Encodes a code for a style. Null when the text is too long for it. */
export function modulesFor(text: string, { logo }: Pick<QrStyle, 'logo'>): Modules | null {
  return logo === null ? encodePlain(text) : encodeWithLogo(text);
}

/** The position of each part of a code, in modules, within a square of `edge` modules. */
export interface CodeLayout {
  readonly edge: number;
  /** The corner of the code without its quiet zone. */
  readonly x: number;
  readonly y: number;
  readonly frame: FrameLayout | null;
}

interface FrameLayout {
  readonly x: number;
  readonly width: number;
  /** The window in the frame: the code with its quiet zone. */
  readonly window: { readonly x: number; readonly y: number; readonly edge: number };
  readonly words: { readonly text: string; readonly x: number; readonly y: number; readonly size: number };
}

const BORDER = 1;
/** Height of the text band, as a share of the code's edge. */
const BAND_SHARE = 0.2;
const BAND_MIN = 5;

/** Places a code of `count` modules with its quiet zone and, if the style has text, its frame. */
export function layOutCode(count: number, { quietZone, frame }: Pick<QrStyle, 'quietZone' | 'frame'>): CodeLayout {
  const inner = count + 2 * quietZone;
  const text = frameText(frame);
  if (text === '') return { edge: inner, x: quietZone, y: quietZone, frame: null };
  // Odd, so that the code starts on a whole module.
  const band = 2 * Math.round(Math.max(BAND_MIN, count * BAND_SHARE) / 2) + 1;
  const edge = BORDER + inner + band;
  const x = (band - BORDER) / 2;
  const width = inner + 2 * BORDER;
  const size = Math.min(band * 0.56, (width * 0.9) / widthInEms(text));
  return {
    edge,
    x: x + BORDER + quietZone,
    y: BORDER + quietZone,
    frame: {
      x,
      width,
      window: { x: x + BORDER, y: BORDER, edge: inner },
      words: { text, x: edge / 2, y: BORDER + inner + band / 2, size },
    },
  };
}

/** Returns the minimum width on paper at which a phone reads the code, in millimeters. */
export function leastPrintMm({ edge }: CodeLayout): number {
  return printMmOf(edge - 2 * QUIET_ZONE);
}

/** Estimates the width of bold text in units of its size, with room for fonts that are wider than most. */
function widthInEms(text: string): number {
  let ems = 0;
  for (const sign of text) {
    if (/[\u1100-\uffff\u{10000}-\u{10ffff}]/u.test(sign)) ems += 1.1;
    else ems += /[mwMW@%A-Z]/.test(sign) ? 0.85 : 0.62;
  }
  return ems;
}

/** The parts of a code's drawing, in modules, from back to front. */
export type CodePart =
  | { readonly kind: 'path'; readonly d: string; readonly fill: string }
  | { readonly kind: 'image'; readonly x: number; readonly y: number; readonly edge: number; readonly href: string }
  | { readonly kind: 'words'; readonly words: FrameLayout['words']; readonly fill: string };

/** The modules, and the parts behind and in front of them. */
export interface CodeParts {
  readonly layout: CodeLayout;
  readonly behind: readonly CodePart[];
  readonly modules: CodePart;
  readonly before: readonly CodePart[];
}

/** Computes the parts of a code in its style, for SVG, canvas, PDF and the page. */
export function codeParts(
  modules: Modules,
  style: QrStyle,
  layout: CodeLayout = layOutCode(modules.length, style),
): CodeParts {
  const { dark, light, logo } = style;
  const path = (d: string, fill: string): CodePart => ({ kind: 'path', d, fill });
  return {
    layout,
    behind: [
      path(box(0, 0, layout.edge), '#ffffff'),
      ...(layout.frame ? [path(frameRing(layout.frame, layout.edge), dark)] : []),
      ...(light === '#ffffff' ? [] : [path(box(layout.x, layout.y, modules.length), light)]),
    ],
    modules: path(modulePath(modules, style.shape, layout).d, dark),
    before: [
      ...(logo === null ? [] : logoParts(modules.length, layout, light, logo)),
      ...(layout.frame ? [{ kind: 'words', words: layout.frame.words, fill: light } as const] : []),
    ],
  };
}

export function allParts({ behind, modules, before }: CodeParts): readonly CodePart[] {
  return [...behind, modules, ...before];
}

function logoParts(count: number, { x, y }: CodeLayout, light: string, logo: string): CodePart[] {
  const { start, edge } = platePlace(count);
  return [
    { kind: 'path', d: box(x + start, y + start, edge), fill: light },
    { kind: 'image', x: x + start + 0.5, y: y + start + 0.5, edge: edge - 1, href: logo },
  ];
}

function box(x: number, y: number, edge: number): string {
  return `M${x} ${y}h${edge}v${edge}H${x}z`;
}

const RADIUS = 2;

/** Draws the frame. Its window is drawn in the opposite direction, and therefore remains open. */
function frameRing({ x, width, window }: FrameLayout, height: number): string {
  const [inner, r] = [width - 2 * RADIUS, RADIUS];
  const outer = `M${x + r} 0h${inner}a${r} ${r} 0 0 1 ${r} ${r}V${height - r}a${r} ${r} 0 0 1 -${r} ${r}h-${inner}a${r} ${r} 0 0 1 -${r} -${r}V${r}a${r} ${r} 0 0 1 ${r} -${r}z`;
  const { x: left, y: top, edge } = window;
  const side = edge - 2;
  return `${outer}M${left + 1} ${top}a1 1 0 0 0 -1 1v${side}a1 1 0 0 0 1 1h${side}a1 1 0 0 0 1 -1v-${side}a1 1 0 0 0 -1 -1z`;
}

/** Fonts that every system has. */
export const FRAME_FONT = 'Helvetica, Arial, sans-serif';

/** Draws the code as an SVG file without external resources, as wide as the printed code including its quiet zone. */
export function codeSvg(modules: Modules, style: QrStyle): string {
  const parts = codeParts(modules, style);
  const { edge, frame } = parts.layout;
  const { sizeMm, shape } = style;
  const rendering = shape === 'square' && frame === null ? ' shape-rendering="crispEdges"' : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizeMm}mm" height="${sizeMm}mm" viewBox="0 0 ${edge} ${edge}"${rendering}>`,
    ...allParts(parts).map(partSvg),
    '</svg>',
  ].join('');
}

function partSvg(part: CodePart): string {
  switch (part.kind) {
    case 'path':
      return `<path fill="${part.fill}" d="${part.d}"/>`;
    case 'image':
      return `<image x="${part.x}" y="${part.y}" width="${part.edge}" height="${part.edge}" href="${escapeXml(part.href)}"/>`;
    case 'words': {
      const { text, x, y, size } = part.words;
      const font = `font-family="${FRAME_FONT}" font-weight="700" font-size="${size}"`;
      // Sets the baseline explicitly, because some programs cannot center text.
      const place = `x="${x}" y="${y + size * 0.36}" text-anchor="middle" style="unicode-bidi:plaintext"`;
      return `<text ${place} ${font} fill="${part.fill}">${escapeXml(text)}</text>`;
    }
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}

const MM_PER_MODULE_MIN = 0.4;

/** Returns the minimum width at which a phone reads a printed code, in millimeters, including its quiet zone. */
export function printMmOf(moduleCount: number): number {
  return Math.ceil((moduleCount + 2 * QUIET_ZONE) * MM_PER_MODULE_MIN);
}

const WHITE = 0xffffffff;

/** Paints a code and its surroundings as RGBA pixels of exactly `size` by `size`. */
export function paintModules(
  modules: Modules,
  size: number,
  colors: Colors,
  place: CodePlace = plainPlace(modules),
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint32Array(size * size).fill(WHITE);
  const [dark, light] = [pixelOf(colors.dark), pixelOf(colors.light)];
  const perPixel = place.edge / size;
  const at = (pixel: number, start: number) => Math.floor((pixel + 0.5) * perPixel) - start;
  for (let y = 0; y < size; y += 1) {
    const row = modules[at(y, place.y)];
    if (!row) continue;
    for (let x = 0; x < size; x += 1) {
      const isDark = row[at(x, place.x)];
      if (isDark !== undefined) pixels[y * size + x] = isDark ? dark : light;
    }
  }
  return new Uint8ClampedArray(pixels.buffer);
}

/** Returns a pixel in the browser's format, with red in the lowest byte. */
function pixelOf(color: string): number {
  const rgb = Number.parseInt(color.slice(1), 16);
  return (0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0;
}
