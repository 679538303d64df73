import { frameText } from '@frontdesk/shared/endpoints/qr-style';
import { QUIET_ZONE } from './paint-modules';
import type { QrStyle } from './qr-style';
import { printMmOf } from './scan-verdict';

/** The position of each part of a code, in modules, on a square of `edge` modules. */
export interface CodeLayout {
  readonly edge: number;
  /** The corner of the code without its quiet zone. */
  readonly x: number;
  readonly y: number;
  readonly frame: FrameLayout | null;
}

export interface FrameLayout {
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
