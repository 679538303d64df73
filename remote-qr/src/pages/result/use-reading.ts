import { useEffect, useState } from 'react';
import { loadCodeTools } from '../../image/load-code-tools';
import * as messages from '../../messages';

/** The result of reading the server's image: a text, null without a code, or that no decoder could be loaded. */
export type Reading = 'reading' | 'unavailable' | { readonly text: string | null };

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
