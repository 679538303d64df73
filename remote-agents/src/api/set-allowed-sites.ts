import { call } from '@frontdesk/shared/app';
import { setAllowedSites as endpoint } from '@frontdesk/shared/endpoints/allowed-sites';
import type { WireId } from '@frontdesk/shared/endpoints/readers';

export function setAllowedSites(botId: WireId, allowedSites: readonly string[]): Promise<void> {
  return call(endpoint, { botId, allowedSites: [...allowedSites] });
}
