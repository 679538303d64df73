import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { useEffect, useState } from 'react';
import { loadCodeTools } from '../../image/load-code-tools';
import * as messages from '../../messages/common';
import type { QrStyle } from '../../model/qr-style';
import type { ScanVerdict } from '../../model/scan-verdict';

/** The result of reading the server's image: a text, null without a code, or that no decoder could be loaded. */
type Reading = 'reading' | 'unavailable' | { readonly text: string | null };

export function useReading(dataUrl: string): Reading {
  const [found, setFound] = useState<{ readonly of: string; readonly reading: Reading } | null>(null);
  useEffect(
    function readCode() {
      let isWanted = true;
      read(dataUrl).then((reading) => isWanted && setFound({ of: dataUrl, reading }));
      return () => {
        isWanted = false;
      };
    },
    [dataUrl],
  );
  return found?.of === dataUrl ? found.reading : 'reading';
}

async function read(dataUrl: string): Promise<Reading> {
  try {
    const { readImage } = await loadCodeTools();
    return { text: await readImage(dataUrl) };
  } catch (error) {
    console.error(messages.errorLog, error);
    return 'unavailable';
  }
}

export type ScanCheckState = ScanVerdict | { readonly status: 'checking' | 'unavailable' };

/** Returns the minimum print width of a checked code; null before it is known. */
export function printMmIn(state: ScanCheckState | null): number | null {
  return state && 'printMm' in state ? state.printMm : null;
}

/** The slider moves faster than a code can be drawn and read. */
const SETTLE_MS = 150;

interface Checked {
  readonly reading: Reading;
  /** The content that the owner entered; null when the payload cannot be read, so that there is nothing to compare. */
  readonly content: QrContent | null;
  readonly style: QrStyle;
  readonly size: number;
}

/** Draws the code as it would be downloaded, reads it back, and returns the result. */
export function useScanCheck({ reading, content, style, size }: Checked): ScanCheckState {
  const [state, setState] = useState<ScanCheckState>({ status: 'checking' });
  useEffect(
    function checkWhenSettled() {
      if (reading === 'reading') return;
      let isWanted = true;
      const timer = setTimeout(() => {
        check({ reading, content, style, size }).then((found) => isWanted && setState(found));
      }, SETTLE_MS);
      return () => {
        isWanted = false;
        clearTimeout(timer);
      };
    },
    [reading, content, style, size],
  );
  return state;
}

async function check({ reading, content, style, size }: Checked): Promise<ScanCheckState> {
  if (typeof reading === 'string') return { status: 'unavailable' };
  const { text } = reading;
  if (text === null) return { status: 'unreadable' };
  try {
    const { carriesContent, checkCode } = await loadCodeTools();
    if (content && !carriesContent(text, content)) return { status: 'different', read: text };
    return (await checkCode(text, style, size)) ?? { status: 'unavailable' };
  } catch (error) {
    console.error(messages.errorLog, error);
    return { status: 'unavailable' };
  }
}
