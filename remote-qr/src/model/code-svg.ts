import { allParts, type CodePart, codeParts } from './code-parts';
import type { Modules } from './paint-modules';
import type { QrStyle } from './qr-style';

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
      // Sets the base line explicitly, because some programs cannot center text.
      const place = `x="${x}" y="${y + size * 0.36}" text-anchor="middle" style="unicode-bidi:plaintext"`;
      return `<text ${place} ${font} fill="${part.fill}">${escapeXml(text)}</text>`;
    }
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}
