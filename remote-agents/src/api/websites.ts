import { call } from '@frontdesk/shared/app';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import * as endpoints from '@frontdesk/shared/endpoints/website';
import { endpointQuery } from '@frontdesk/shared/query';

export type Website = ResponseOf<typeof endpoints.getWebsites>['websites'][number];

export const websitesQuery = (agentId: WireId) => endpointQuery(endpoints.getWebsites, { botId: String(agentId) });

export async function addWebsite(agentId: WireId, address: string): Promise<void> {
  await call(endpoints.addWebsite, { botId: agentId, address });
}

export function refreshWebsite(id: string): Promise<void> {
  return call(endpoints.refreshWebsite, { id });
}

export function removeWebsite(id: string): Promise<void> {
  return call(endpoints.removeWebsite, { id });
}
