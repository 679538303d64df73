import { ApiError, call } from '@frontdesk/shared/app';
import { getShortLinks as endpoint } from '@frontdesk/shared/endpoints/short-link';
import type { ShortLink } from '../model/short-link';

/** The organization's short links by the saved code's id, as a text; null on a server that has none. */
export type ShortLinks = ReadonlyMap<string, ShortLink> | null;

const REFRESH_MS = 15_000;
const LIVE_MAX = 500;

/** Options that keep the counts fresh where they are shown; of many links the list is too heavy to load it so often. */
export const liveCounts = {
  staleTime: 0,
  refetchInterval: ({ state }: { readonly state: { readonly data?: ShortLinks | undefined } }) =>
    (state.data?.size ?? 0) <= LIVE_MAX && REFRESH_MS,
  refetchOnWindowFocus: 'always',
} as const;

export const shortLinksQuery = {
  queryKey: [endpoint.path],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<ShortLinks> => {
    try {
      const links = await call(endpoint, {}, { signal });
      return new Map(links.map((link) => [String(link.qrId), link]));
    } catch (error) {
      // The call is ours, so another server may not know it.
      if (error instanceof ApiError && error.isUnknownCall) return null;
      throw error;
    }
  },
};
