import { ApiError, call } from '@frontdesk/shared/app';
import { getMyQrs as getMyQrsEndpoint } from '@frontdesk/shared/endpoints/qr';
import { getShortLinks as getShortLinksEndpoint } from '@frontdesk/shared/endpoints/short-link';
import { endpointQuery } from '@frontdesk/shared/query';
import type { ShortLink } from '../model/qr-content';

/** Returns the query of the owner's saved codes, which host and remotes share. */
export function getMyQrs() {
  return endpointQuery(getMyQrsEndpoint, {});
}

/** The organization's short links, by the saved code's id as a string; null on a server without short links. */
export type ShortLinks = ReadonlyMap<string, ShortLink> | null;

const REFRESH_MS = 15_000;
const LIVE_MAX = 500;

/**
 * Query options that keep visible counts up to date. Not for pages without counts: a long list is too large to load
 * that often.
 */
export const liveCounts = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** Returns how long to wait before the counts are fetched again; false for a long list. */
export function countsIntervalMs(links: ShortLinks | undefined): number | false {
  return (links?.size ?? 0) <= LIVE_MAX && REFRESH_MS;
}

export const shortLinksQuery = {
  queryKey: [getShortLinksEndpoint.path],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<ShortLinks> => {
    try {
      const links = await call(getShortLinksEndpoint, {}, { signal });
      return new Map(links.map((link) => [String(link.qrId), link]));
    } catch (error) {
      // Another server may not have this call, which is not in the spec.
      if (error instanceof ApiError && error.isUnknownCall) return null;
      throw error;
    }
  },
};

/** Resolves to the answer of a call that is not in the spec; null on another server, which may not have it. */
export async function nullWhenUnknown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.isUnknownCall) return null;
    throw error;
  }
}
