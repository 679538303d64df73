import { ApiError, call } from '@frontdesk/shared/app';
import { getShortLinks as endpoint } from '@frontdesk/shared/endpoints/short-link';
import type { ShortLink } from '../model/short-link';

/** The organization's short links by the saved code's id as a string; null on a server without short links. */
export type ShortLinks = ReadonlyMap<string, ShortLink> | null;

const REFRESH_MS = 15_000;
const LIVE_MAX = 500;

/**
 * Query options that keep visible counts up to date. Not for pages without counts: a long list is too large to load
 * that often.
 */
export const liveCounts = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** Returns the pause until the counts are fetched again; false for a long list. */
export function countsIntervalMs(links: ShortLinks | undefined): number | false {
  return (links?.size ?? 0) <= LIVE_MAX && REFRESH_MS;
}

export const shortLinksQuery = {
  queryKey: [endpoint.path],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<ShortLinks> => {
    try {
      const links = await call(endpoint, {}, { signal });
      return new Map(links.map((link) => [String(link.qrId), link]));
    } catch (error) {
      // Another server may not have this call, which is ours.
      if (error instanceof ApiError && error.isUnknownCall) return null;
      throw error;
    }
  },
};
