import { QUIET_ZONE } from '@frontdesk/shared/endpoints/qr-image/modules';
import { QR_SIZE_MAX } from './qr-size';

/** Whether a scanner reads the image at its size, and its minimum print width. */
export type ScanVerdict =
  | { readonly status: 'scans'; readonly printMm: number }
  /** The code was read, but the second decoder could not run here. */
  | { readonly status: 'readOnce'; readonly printMm: number }
  /** `sizeMin` is the smallest sufficient size on the slider; null when none is. */
  | { readonly status: 'dense'; readonly printMm: number; readonly sizeMin: number | null }
  | { readonly status: 'different'; readonly read: string }
  | { readonly status: 'unreadable' };

/** A decoder needs fewer pixels than a camera in front of a screen or paper. */
const PX_PER_MODULE_MIN = 2;
/** Minimum for rounded modules, a frame or a logo. */
const STYLED_PX_PER_MODULE_MIN = 3;
const MM_PER_MODULE_MIN = 0.4;

interface Drawn {
  /** The text of the drawn code. */
  readonly text: string;
  /** The text that the decoders read under all conditions; null without one. */
  readonly read: string | null;
  /** Whether two decoders read it. */
  readonly isReadTwice: boolean;
  /** Modules along a side, without the quiet zone. */
  readonly moduleCount: number;
  /** The drawing's edge in pixels. */
  readonly size: number;
  /** Whether it has more than square modules on a background. */
  readonly isStyled?: boolean;
}

export function judgeDrawing({ text, read, isReadTwice, moduleCount, size, isStyled = false }: Drawn): ScanVerdict {
  const edge = moduleCount + 2 * QUIET_ZONE;
  const printMm = printMmOf(moduleCount);
  const pxMin = isStyled ? STYLED_PX_PER_MODULE_MIN : PX_PER_MODULE_MIN;
  if (read !== null && read !== text) return { status: 'different', read };
  if (read === text && size >= edge * pxMin) return { status: isReadTwice ? 'scans' : 'readOnce', printMm };
  // A whole number of pixels per module is the most reliable.
  const next = Math.max(pxMin, Math.floor(size / edge) + 1) * edge;
  return { status: 'dense', printMm, sizeMin: next <= QR_SIZE_MAX ? next : null };
}

/** Returns the minimum width at which a phone reads a printed code, in millimeters, including its quiet zone. */
export function printMmOf(moduleCount: number): number {
  return Math.ceil((moduleCount + 2 * QUIET_ZONE) * MM_PER_MODULE_MIN);
}
