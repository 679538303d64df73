import { QUIET_ZONE } from './paint-modules';
import { QR_SIZE_MAX } from './qr-size';

/** What a scanner makes of the image at its size, and the least width at which it can be printed. */
export type ScanVerdict =
  | { readonly status: 'scans'; readonly printMm: number }
  /** The same, but the second decoder could not run here. */
  | { readonly status: 'readOnce'; readonly printMm: number }
  /** `sizeMin` is the least size on the slider that would do; null when none does. */
  | { readonly status: 'dense'; readonly printMm: number; readonly sizeMin: number | null }
  | { readonly status: 'different'; readonly read: string }
  | { readonly status: 'unreadable' };

/** A decoder manages with less than a camera on a screen or on paper. */
const PX_PER_MODULE_MIN = 2;
/** Rounded modules, a frame or a logo need more. */
const STYLED_PX_PER_MODULE_MIN = 3;
const MM_PER_MODULE_MIN = 0.4;

interface Drawn {
  /** The text the code was drawn for. */
  readonly text: string;
  /** What the decoders read in the drawing under all conditions; null for nothing. */
  readonly read: string | null;
  /** Whether two decoders read it. */
  readonly isReadTwice: boolean;
  /** Squares along one side, without the quiet zone. */
  readonly moduleCount: number;
  /** The drawing's edge in pixels. */
  readonly size: number;
  /** Whether it is more than squares on a ground. */
  readonly isStyled?: boolean;
}

export function judgeDrawing({ text, read, isReadTwice, moduleCount, size, isStyled = false }: Drawn): ScanVerdict {
  const edge = moduleCount + 2 * QUIET_ZONE;
  const printMm = printMmOf(moduleCount);
  const pxMin = isStyled ? STYLED_PX_PER_MODULE_MIN : PX_PER_MODULE_MIN;
  if (read !== null && read !== text) return { status: 'different', read };
  if (read === text && size >= edge * pxMin) return { status: isReadTwice ? 'scans' : 'readOnce', printMm };
  // A whole number of pixels for each square is the surest.
  const next = Math.max(pxMin, Math.floor(size / edge) + 1) * edge;
  return { status: 'dense', printMm, sizeMin: next <= QR_SIZE_MAX ? next : null };
}

/** The least width in millimetres at which a phone reads a printed code, its quiet zone included. */
export function printMmOf(moduleCount: number): number {
  return Math.ceil((moduleCount + 2 * QUIET_ZONE) * MM_PER_MODULE_MIN);
}
