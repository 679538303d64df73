import { call } from '@frontdesk/shared/app';
import { setAllowedSites as endpoint } from '@frontdesk/shared/endpoints/allowed-sites';

export function setAllowedSites(botId: string, allowedSites: readonly string[]): Promise<void> {
  return call(endpoint, { botId, allowedSites: [...allowedSites] });
}
