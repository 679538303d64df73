import { type CodeLayout, type FrameLayout, layOutCode } from './code-layout';
import { modulePath } from './module-path';
import type { Modules } from './paint-modules';
import { platePlace, type QrStyle } from './qr-style';

/** The parts of a code's drawing, in modules, from back to front. */
export type CodePart =
  | { readonly kind: 'path'; readonly d: string; readonly fill: string }
  | { readonly kind: 'image'; readonly x: number; readonly y: number; readonly edge: number; readonly href: string }
  | { readonly kind: 'words'; readonly words: FrameLayout['words']; readonly fill: string };

/** The modules themselves, and the parts behind and in front of them. */
export interface CodeParts {
  readonly layout: CodeLayout;
  readonly behind: readonly CodePart[];
  readonly modules: CodePart;
  readonly before: readonly CodePart[];
}

/** Computes the parts of a code in its style, for SVG, canvas, PDF and the page. */
export function codeParts(modules: Modules, style: QrStyle): CodeParts {
  const layout = layOutCode(modules.length, style);
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

/** Draws the frame; its window runs in the opposite direction and so stays open. */
function frameRing({ x, width, window }: FrameLayout, height: number): string {
  const [inner, r] = [width - 2 * RADIUS, RADIUS];
  const outer = `M${x + r} 0h${inner}a${r} ${r} 0 0 1 ${r} ${r}V${height - r}a${r} ${r} 0 0 1 -${r} ${r}h-${inner}a${r} ${r} 0 0 1 -${r} -${r}V${r}a${r} ${r} 0 0 1 ${r} -${r}z`;
  const { x: left, y: top, edge } = window;
  const side = edge - 2;
  return `${outer}M${left + 1} ${top}a1 1 0 0 0 -1 1v${side}a1 1 0 0 0 1 1h${side}a1 1 0 0 0 1 -1v-${side}a1 1 0 0 0 -1 -1z`;
}
