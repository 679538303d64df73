import { useExpectsOwnCalls, useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { liveCounts, type ShortLinks, shortLinksQuery } from '../../api/codes';

/**
 * Returns the organization's short links: undefined while they load or if they cannot be loaded, and null if this
 * server has no short links. With `isLive`, fetches them again when the user returns to the tab.
 */
export function useShortLinks({ isLive = false } = {}): ShortLinks | undefined {
  const isOurs = useOwnCalls();
  const { data } = useQuery({ ...shortLinksQuery, ...(isLive && liveCounts), enabled: isOurs });
  const isExpected = useExpectsOwnCalls();
  return isExpected ? data : null;
}
