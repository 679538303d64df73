import { useEffect, useState } from 'react';
import { layOutCode, leastPrintMm } from '../../model/code-layout';
import { allParts, codeParts } from '../../model/code-parts';
import { modulesFor } from '../../model/modules-for';
import type { PrintCode } from '../../model/print-code';
import type { DrawnParts } from '../CodeDrawing';

export interface DrawnCode extends PrintCode {
  /** Null when the text is too long for a code. */
  readonly drawn: DrawnParts | null;
  readonly printMm: number;
}

/** Number of codes drawn at a time, so that the page stays responsive. */
const AT_ONCE = 20;

/** Draws the codes; null until all are ready, because a sheet printed too early would have gaps. */
export function useDrawnCodes(codes: readonly PrintCode[]): readonly DrawnCode[] | null {
  const [drawn, setDrawn] = useState<{ readonly of: readonly PrintCode[]; readonly codes: DrawnCode[] } | null>(null);
  useEffect(
    function drawInSlices() {
      const made: DrawnCode[] = [];
      let timer = setTimeout(drawSome);
      function drawSome() {
        for (const code of codes.slice(made.length, made.length + AT_ONCE)) made.push(draw(code));
        if (made.length < codes.length) timer = setTimeout(drawSome);
        else setDrawn({ of: codes, codes: made });
      }
      return () => clearTimeout(timer);
    },
    [codes],
  );
  return drawn?.of === codes ? drawn.codes : null;
}

function draw(code: PrintCode): DrawnCode {
  const { text, style } = code;
  const modules = modulesFor(text, style);
  if (!modules) return { ...code, drawn: null, printMm: 0 };
  const layout = layOutCode(modules.length, style);
  const isSharp = style.shape === 'square' && !layout.frame;
  const drawn = { edge: layout.edge, parts: allParts(codeParts(modules, style)), isSharp };
  return { ...code, drawn, printMm: leastPrintMm(layout) };
}
