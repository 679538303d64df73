import { encodeQR } from 'qr';
import { QUIET_ZONE } from './paint-modules';

/** A code as one SVG path on a square of `edge` units, its quiet zone included. */
export interface QrPath {
  readonly edge: number;
  readonly d: string;
}

/** Null when the text is longer than a code can hold. */
export function modulePath(text: string): QrPath | null {
  const rows = encode(text);
  return rows && { edge: rows.length, d: rows.map(rowPath).join('') };
}

function encode(text: string): boolean[][] | null {
  try {
    return encodeQR(text, 'raw', { border: QUIET_ZONE, ecc: 'low' });
  } catch {
    return null;
  }
}

/** Neighbouring dark squares become one stroke, a third of the path. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x]) x += 1;
    path += `M${start} ${y}h${x - start}v1H${start}z`;
  }
  return path;
}
