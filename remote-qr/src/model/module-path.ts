import { type Modules, QUIET_ZONE } from '@frontdesk/shared/endpoints/qr-image/modules';
import type { QrStyle } from './qr-style';

/** The position of a code within a square of `edge` modules. */
export interface CodePlace {
  readonly edge: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the position of a code with only its quiet zone around it. */
export function plainPlace(modules: Modules): CodePlace {
  return { edge: modules.length + 2 * QUIET_ZONE, x: QUIET_ZONE, y: QUIET_ZONE };
}

/** A code as a single SVG path within a square of `edge` units. */
export interface QrPath {
  readonly edge: number;
  readonly d: string;
}

/** Edge of the three finder patterns, which help scanners find a code. */
const FINDER = 7;

export function modulePath(
  modules: Modules,
  shape: QrStyle['shape'] = 'square',
  place: CodePlace = plainPlace(modules),
): QrPath {
  const isDark = (x: number, y: number) => modules[y]?.[x] === true;
  const isRound = (x: number, y: number) => shape === 'rounded' && !isFinder(x, y, modules.length);
  const d = modules
    .map((row, y) =>
      runsOf(row)
        .map(({ from, to }) => {
          const corner = (x: number, side: -1 | 1) => isRound(x, y) && !isDark(x, y + side);
          const corners = [corner(from, -1), corner(to, -1), corner(to, 1), corner(from, 1)] as const;
          return runPath(place.x + from, place.y + y, to - from + 1, corners);
        })
        .join(''),
    )
    .join('');
  return { edge: place.edge, d };
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** Joins neighboring dark modules into strokes, which reduces the path to a third of its length. */
function runsOf(row: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x]) x += 1;
    runs.push({ from, to: x - 1 });
  }
  return runs;
}

type Corners = readonly [topLeft: boolean, topRight: boolean, bottomRight: boolean, bottomLeft: boolean];

/**
 * Draws a stroke with the height of a module. Rounds corners that no dark module touches, so that there are no gaps.
 */
function runPath(x: number, y: number, width: number, [topLeft, topRight, bottomRight, bottomLeft]: Corners): string {
  if (!topLeft && !topRight && !bottomRight && !bottomLeft) return `M${x} ${y}h${width}v1H${x}z`;
  const [start, end] = [topLeft ? 0.5 : 0, topRight ? 0.5 : 0];
  return [
    `M${x + start} ${y}H${x + width - end}`,
    topRight ? 'a.5 .5 0 0 1 .5 .5' : '',
    bottomRight ? `V${y + 0.5}a.5 .5 0 0 1 -.5 .5` : `V${y + 1}`,
    `H${x + (bottomLeft ? 0.5 : 0)}`,
    bottomLeft ? 'a.5 .5 0 0 1 -.5 -.5' : '',
    topLeft ? `V${y + 0.5}a.5 .5 0 0 1 .5 -.5` : '',
    'z',
  ].join('');
}

function isFinder(x: number, y: number, count: number): boolean {
  const [left, right, top, bottom] = [x < FINDER, x >= count - FINDER, y < FINDER, y >= count - FINDER];
  return (top && (left || right)) || (bottom && left);
}
