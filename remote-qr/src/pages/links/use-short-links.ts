import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { type ShortLinks, shortLinksQuery } from '../../api/get-short-links';

/** The organization's short links: undefined while they load or cannot be loaded, null when this server has none. */
export function useShortLinks(): ShortLinks | undefined {
  const isOurs = useOwnCalls();
  const { data } = useQuery({ ...shortLinksQuery, enabled: isOurs });
  return isOurs ? data : null;
}
