import { encodeModules } from '@frontdesk/shared/endpoints/qr-image/modules';
import type { ComponentProps } from 'react';
import { allParts, type CodePart, codeParts, FRAME_FONT, modulesFor } from '../model/code-parts';
import { modulePath } from '../model/module-path';
import { looksPlain, type QrStyle } from '../model/qr-style';

/** A code as vectors, for a white background. */
export interface DrawnParts {
  readonly edge: number;
  readonly parts: readonly CodePart[];
  readonly isSharp: boolean;
}

/** Draws a code for the screen; null when the text is too long for it. */
export function drawParts(text: string, style: QrStyle): DrawnParts | null {
  if (looksPlain(style)) {
    // Low correction needs the fewest modules, which suits a small drawing.
    const modules = encodeModules(text, 'low');
    const path = modules && modulePath(modules);
    return path && { edge: path.edge, parts: [{ kind: 'path', d: path.d, fill: '#000' }], isSharp: true };
  }
  const modules = modulesFor(text, style);
  if (!modules) return null;
  const parts = codeParts(modules, style);
  return { edge: parts.layout.edge, parts: allParts(parts), isSharp: style.shape === 'square' && !parts.layout.frame };
}

interface CodeDrawingProps extends ComponentProps<'svg'> {
  readonly drawn: DrawnParts;
}

export function CodeDrawing({ drawn: { edge, parts, isSharp }, ...svg }: CodeDrawingProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caller names the drawing, or hides it beside a name.
    <svg viewBox={`0 0 ${edge} ${edge}`} {...(isSharp && { shapeRendering: 'crispEdges' })} {...svg}>
      {parts.map((part, at) => (
        <Part key={at} part={part} />
      ))}
    </svg>
  );
}

function Part({ part }: { readonly part: CodePart }) {
  switch (part.kind) {
    case 'path':
      return <path d={part.d} fill={part.fill} />;
    case 'image':
      return <image x={part.x} y={part.y} width={part.edge} height={part.edge} href={part.href} />;
    case 'words': {
      const { text, x, y, size } = part.words;
      return (
        <text
          x={x}
          y={y + size * 0.36}
          textAnchor="middle"
          fill={part.fill}
          // A style, because the page's own text rules would override attributes.
          style={{ fontFamily: FRAME_FONT, fontWeight: 700, fontSize: `${size}px`, unicodeBidi: 'plaintext' }}
        >
          {text}
        </text>
      );
    }
  }
}
