import { useEffect, useState } from 'react';
import { loadCodeTools } from '../../image/load-code-tools';
import * as messages from '../../messages/common';
import { allParts, codeParts, layOutCode, leastPrintMm, modulesFor } from '../../model/code-parts';
import type { PrintCode } from '../../model/print-code';
import { looksPlain, PLAIN_STYLE, type QrStyle } from '../../model/qr-style';
import type { DrawnParts } from '../CodeDrawing';

export interface DrawnCode extends PrintCode {
  /** Null if its text does not fit into a code. */
  readonly drawn: DrawnParts | null;
  readonly printMm: number;
  /** Whether the code is printed in black on white because its own style could not be read or its text did not fit. */
  readonly lostStyle: boolean;
  /** Number of decoders that read the drawn code; 0 if one of them failed, null if none was used. */
  readonly readers: 0 | 1 | 2 | null;
}

export interface DrawnCodes {
  /**
   * Null until every code has been read back, because a sheet printed before that could contain codes that do not scan.
   */
  readonly codes: readonly DrawnCode[] | null;
  /** Number of codes that were read back. */
  readonly done: number;
  /** The reason why no code could be checked: the decoders failed to load. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Draws the codes without reading them back. */
  readonly skip: () => void;
}

/** Number of codes between two progress updates. */
const PROGRESS_EVERY = 20;

interface State {
  readonly of: readonly PrintCode[];
  readonly codes: readonly DrawnCode[] | null;
  readonly done: number;
  readonly error: unknown;
}

/** Draws the codes, and reads each one back after drawing it. */
export function useDrawnCodes(codes: readonly PrintCode[]): DrawnCodes {
  const [state, setState] = useState<State | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(
    function drawAndRead() {
      let isWanted = true;
      const show = (found: Partial<State>) =>
        isWanted && setState({ of: codes, codes: null, done: 0, error: null, ...found });
      async function drawAll() {
        const { readPrint } = await loadCodeTools();
        const made: DrawnCode[] = [];
        for (const code of codes) {
          if (!isWanted) return;
          made.push(await drawRead(code, readPrint));
          if (made.length % PROGRESS_EVERY === 0) show({ done: made.length });
        }
        show({ codes: made, done: made.length });
      }
      drawAll().catch((error: unknown) => {
        console.error(messages.errorLog, error);
        show({ error });
      });
      return () => {
        isWanted = false;
      };
    },
    [codes, attempt],
  );
  const current = state?.of === codes ? state : { codes: null, done: 0, error: null };
  return {
    ...current,
    retry() {
      setState(null);
      setAttempt(attempt + 1);
    },
    skip() {
      const drawn = codes.map((code) => ({ ...code, ...draw(code.text, code.style), readers: null, lostStyle: false }));
      setState({ of: codes, codes: drawn, done: 0, error: null });
    },
  };
}

type ReadPrint = (text: string, style: QrStyle) => Promise<0 | 1 | 2>;

/** Draws a code in its style if it can be read back, otherwise in black on white, even if that cannot be read either. */
async function drawRead(code: PrintCode, readPrint: ReadPrint): Promise<DrawnCode> {
  const styles = looksPlain(code.style) ? [code.style] : [code.style, PLAIN_STYLE];
  for (const style of styles) {
    const readers = await readPrint(code.text, style);
    if (readers > 0) return { ...code, ...draw(code.text, style), readers, lostStyle: style !== code.style };
  }
  return { ...code, ...draw(code.text, PLAIN_STYLE), readers: 0, lostStyle: false };
}

function draw(text: string, style: QrStyle): Pick<DrawnCode, 'drawn' | 'printMm'> {
  const modules = modulesFor(text, style);
  if (!modules) return { drawn: null, printMm: 0 };
  const layout = layOutCode(modules.length, style);
  const isSharp = style.shape === 'square' && !layout.frame;
  return {
    drawn: { edge: layout.edge, parts: allParts(codeParts(modules, style)), isSharp },
    printMm: leastPrintMm(layout),
  };
}
