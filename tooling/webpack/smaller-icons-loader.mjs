/**
 * Turns an icon of lucide into a call of `shared/src/ui/lucide-icon.ts` with its name and a single path, so that pages
 * do not contain the structure, the keys and the other names of its shapes.
 */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default function toOnePath(source) {
  if (!source.includes('createLucideIcon')) return source;
  const data = /^const __iconData = (\{.*?^\});$/ms.exec(source)?.[1];
  if (!data) throw new Error('This version of lucide-react writes its icons differently. Adapt this loader to it.');
  const { name, node } = new Function(`return ${data}`)();
  const path = node.map(([tag, shape]) => pathOf(tag, shape)).join('');
  return `import createIcon from '../createLucideIcon.mjs';
export default /* @__PURE__ */ createIcon(${JSON.stringify(name)}, ${JSON.stringify(path)});
`;
}

const NUMBER = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)`;
/** A first position that is written as relative, and the next character if lines follow. */
const RELATIVE_START = new RegExp(`^m(${NUMBER}) ?(${NUMBER}) ?(?=([\\d.-])?)`);

/**
 * Returns a shape as path data that begins with an absolute position, so that it can follow other shapes.
 *
 * @param {string} tag
 * @param {Record<string, any>} shape
 */
export function pathOf(tag, { d, cx, cy, r, rx = r, ry = rx, x1, x2, y1, y2, x, y, width, height }) {
  switch (tag) {
    case 'path':
      return d.replace(RELATIVE_START, (_, left, top, line) => `M${left} ${top}${line === undefined ? '' : 'l'}`);
    case 'circle':
    case 'ellipse':
      return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0 ${rx} ${ry} 0 1 0-${2 * rx} 0`;
    case 'line':
      return `M${x1} ${y1}L${x2} ${y2}`;
    case 'rect':
      return rectangle(Number(x), Number(y), Number(width), Number(height), Number(rx ?? ry ?? 0));
    default:
      throw new Error(`Lucide draws a <${tag}>. Add it to this loader, or use another icon.`);
  }
}

function rectangle(x, y, width, height, r) {
  const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return [
    `M${x + r} ${y}h${across}${corner(r, r)}`,
    `v${down}${corner(-r, r)}`,
    `h${-across}${corner(-r, -r)}`,
    `v${-down}${corner(r, -r)}z`,
  ]
    .join('')
    .replaceAll(' -', '-');
}
