import { ApiError, call } from '@frontdesk/shared/app';
import { getLimits } from '@frontdesk/shared/endpoints/limits';
import { getQrTags as getQrTagsEndpoint } from '@frontdesk/shared/endpoints/many-qrs';
import { getQrStyles as getQrStylesEndpoint, type QrStyle, readStyle } from '@frontdesk/shared/endpoints/qr-style';
import { getShortLinkChanges } from '@frontdesk/shared/endpoints/short-link';
import { endpointKey, type QueryClient } from '@frontdesk/shared/query';
import { getMyQrs, nullWhenUnknown, shortLinksQuery } from './codes';

/**
 * The styles of saved codes whose style is not plain, by the code's id as a string; null on a server without styles.
 */
export type QrStyles = ReadonlyMap<string, QrStyle> | null;

export const qrStylesQuery = {
  queryKey: [getQrStylesEndpoint.path],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<QrStyles> => {
    const answer = await nullWhenUnknown(call(getQrStylesEndpoint, {}, { signal }));
    if (!answer) return null;
    const logos = new Map(answer.logos.map(({ id, logo }) => [id, logo]));
    return new Map(
      answer.styles.flatMap(({ qrId, style, logoId }): [string, QrStyle][] => {
        const read = readStyle(style);
        const logo = logoId === null ? null : (logos.get(logoId) ?? null);
        return read ? [[qrId, { ...read, logo }]] : [];
      }),
    );
  },
};

/** The tags of tagged codes, by the code's id as a string; null on a server without tags. */
export type QrTags = ReadonlyMap<string, readonly string[]> | null;

export const qrTagsQuery = {
  queryKey: [getQrTagsEndpoint.path],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<QrTags> => {
    const codes = await nullWhenUnknown(call(getQrTagsEndpoint, {}, { signal }));
    return codes && new Map(codes.map(({ qrId, tags }) => [qrId, tags]));
  },
};

/** How many codes the organization may save; null on a server without that limit. */
export const qrQuotaQuery = {
  queryKey: [getLimits.path, 'qr codes'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<number | null> => {
    try {
      return (await call(getLimits, {}, { signal })).quotas?.qrCodes.most ?? null;
    } catch (error) {
      // Another server may not have this call, which is not in the spec. Any other refusal says nothing about quotas.
      if (error instanceof ApiError && error.isUnknownCall) return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
};

const CHANNEL = 'frontdesk-codes';

/** Refreshes all data about the codes on a page. Resolves once it is loaded. */
export async function refreshCodes(queries: QueryClient): Promise<void> {
  const keys = [getMyQrs(), shortLinksQuery, qrStylesQuery, qrTagsQuery].map(({ queryKey }) => queryKey);
  const refresh = (queryKey: readonly unknown[]) => queries.invalidateQueries({ queryKey });
  await Promise.all([...keys, endpointKey(getShortLinkChanges)].map(refresh));
}

/** Makes other tabs in this browser refresh the codes. */
export function announceCodesChanged(): void {
  // Old browsers have no channel; in those, other tabs refresh on focus.
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Refreshes the codes when another tab has changed them. Returns a function that stops this. */
export function followCodeChanges(queries: QueryClient): () => void {
  if (!globalThis.BroadcastChannel) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => void refreshCodes(queries);
  return () => channel.close();
}
