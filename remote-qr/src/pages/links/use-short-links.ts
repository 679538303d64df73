import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { type ShortLinks, shortLinksQuery } from '../../api/get-short-links';

const REFRESH_MS = 15_000;

/** Where counts are shown, they are refreshed; anywhere else what is known will do. */
const LIVE = { staleTime: 0, refetchInterval: REFRESH_MS, refetchOnWindowFocus: true } as const;

/**
 * The organization's short links: undefined while they load or cannot be loaded, null when this server has none.
 * `isLive` keeps their counts fresh.
 */
export function useShortLinks({ isLive = false } = {}): ShortLinks | undefined {
  const isOurs = useOwnCalls();
  const { data } = useQuery({ ...shortLinksQuery, ...(isLive && LIVE), enabled: isOurs });
  return isOurs ? data : null;
}
