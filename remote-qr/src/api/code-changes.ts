import type { QueryClient } from '@frontdesk/shared/query';
import { getMyQrs } from './get-my-qrs';
import { qrStylesQuery } from './get-qr-styles';
import { qrTagsQuery } from './get-qr-tags';
import { shortLinksQuery } from './get-short-links';

const CHANNEL = 'frontdesk-codes';

/** Loads everything about the codes anew, where a page shows it. */
export function refreshCodes(queries: QueryClient): void {
  for (const { queryKey } of [getMyQrs(), shortLinksQuery, qrStylesQuery, qrTagsQuery])
    void queries.invalidateQueries({ queryKey });
}

/** Makes the browser's other tabs load the codes anew. */
export function announceCodesChanged(): void {
  // Old browsers have no channel; there other tabs load anew when they get the focus.
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Loads the codes anew when another tab has changed some. Returns a function that stops it. */
export function followCodeChanges(queries: QueryClient): () => void {
  if (!globalThis.BroadcastChannel) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => refreshCodes(queries);
  return () => channel.close();
}
