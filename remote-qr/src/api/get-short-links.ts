import { ApiError, call } from '@frontdesk/shared/app';
import { getShortLinks as endpoint } from '@frontdesk/shared/endpoints/short-link';
import type { ShortLink } from '../model/short-link';

/** The organization's short links by the saved code's id, as a text; null on a server that has none. */
export type ShortLinks = ReadonlyMap<string, ShortLink> | null;

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
