import { type Modules, QUIET_ZONE } from './paint-modules';

/** A code as one SVG path on a square of `edge` units, its quiet zone included. */
export interface QrPath {
  readonly edge: number;
  readonly d: string;
}

export function modulePath(modules: Modules): QrPath {
  return { edge: modules.length + 2 * QUIET_ZONE, d: modules.map(rowPath).join('') };
}

/** Neighbouring dark squares become one stroke, a third of the path. */
function rowPath(row: readonly boolean[], at: number): string {
  const y = at + QUIET_ZONE;
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x]) x += 1;
    path += `M${start + QUIET_ZONE} ${y}h${x - start}v1H${start + QUIET_ZONE}z`;
  }
  return path;
}
