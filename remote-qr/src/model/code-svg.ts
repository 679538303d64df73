import { modulePath } from './module-path';
import { type Modules, QUIET_ZONE } from './paint-modules';
import { platePlace, type QrStyle } from './qr-style';

/** The code as an SVG file that needs nothing from outside; the quiet zone is part of it, and white. */
export function codeSvg(modules: Modules, { dark, light, logo }: QrStyle): string {
  const { edge, d } = modulePath(modules);
  const inner = square(QUIET_ZONE, modules.length);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 ${edge} ${edge}" shape-rendering="crispEdges">`,
    `<path fill="#ffffff" d="${square(0, edge)}"/>`,
    light === '#ffffff' ? '' : `<path fill="${light}" d="${inner}"/>`,
    `<path fill="${dark}" d="${d}"/>`,
    logo === null ? '' : logoMark(modules.length, light, logo),
    '</svg>',
  ].join('');
}

function logoMark(count: number, light: string, logo: string): string {
  const { start, edge } = platePlace(count);
  const at = QUIET_ZONE + start;
  return [
    `<path fill="${light}" d="${square(at, edge)}"/>`,
    `<image x="${at + 0.5}" y="${at + 0.5}" width="${edge - 1}" height="${edge - 1}" href="${logo}"/>`,
  ].join('');
}

function square(at: number, edge: number): string {
  return `M${at} ${at}h${edge}v${edge}H${at}z`;
}
