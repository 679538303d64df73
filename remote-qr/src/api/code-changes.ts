import { getShortLinkChanges } from '@frontdesk/shared/endpoints/short-link';
import { endpointKey, type QueryClient } from '@frontdesk/shared/query';
import { getMyQrs } from './get-my-qrs';
import { qrStylesQuery } from './get-qr-styles';
import { qrTagsQuery } from './get-qr-tags';
import { shortLinksQuery } from './get-short-links';

const CHANNEL = 'frontdesk-codes';

/** Refreshes all data of the codes on a page. Resolves once it is loaded. */
export async function refreshCodes(queries: QueryClient): Promise<void> {
  const keys = [getMyQrs(), shortLinksQuery, qrStylesQuery, qrTagsQuery].map(({ queryKey }) => queryKey);
  const refresh = (queryKey: readonly unknown[]) => queries.invalidateQueries({ queryKey });
  await Promise.all([...keys, endpointKey(getShortLinkChanges)].map(refresh));
}

/** Makes the browser's other tabs refresh the codes. */
export function announceCodesChanged(): void {
  // Old browsers have no channel; there other tabs refresh on focus.
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Refreshes the codes when another tab has changed them. Returns a function that stops it. */
export function followCodeChanges(queries: QueryClient): () => void {
  if (!globalThis.BroadcastChannel) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => void refreshCodes(queries);
  return () => channel.close();
}
