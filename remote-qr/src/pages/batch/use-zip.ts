import { offerFile } from '@frontdesk/shared/files';
import { useEffect, useRef, useState } from 'react';
import * as batchMessages from '../../batch-messages';
import { loadZip } from '../../image/load-zip';
import type { NamedContent } from '../../image/make-zip';
import * as messages from '../../messages';
import type { QrStyle } from '../../model/qr-style';

type ZipState =
  | { readonly status: 'idle' | 'failed' }
  | { readonly status: 'making'; readonly made: number }
  | { readonly status: 'done'; readonly unread: number };

/** Creates the zip and reports progress. Stops on request and when the page closes. */
export function useZip(codes: readonly NamedContent[], style: QrStyle) {
  const [state, setState] = useState<ZipState>({ status: 'idle' });
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function make() {
    const mine = new AbortController();
    work.current = mine;
    setState({ status: 'making', made: 0 });
    try {
      const { makeZip } = await loadZip();
      const styled = codes.map(({ name, content }) => ({ name, content, style }));
      const onProgress = (made: number) => setState({ status: 'making', made });
      const { blob, unread } = await makeZip(styled, { onProgress, signal: mine.signal });
      offerFile(blob, batchMessages.zipName);
      setState({ status: 'done', unread });
    } catch (error) {
      if (mine.signal.aborted) return setState({ status: 'idle' });
      console.error(messages.errorLog, error);
      setState({ status: 'failed' });
    }
  }
  return { state, start: () => void make(), stop: () => work.current?.abort() };
}
