import { call } from '@frontdesk/shared/app';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { getOpeningHours, type OpeningHours, setOpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointQuery } from '@frontdesk/shared/query';

/** An agent's opening hours, with what its website and its documents say about them. */
export type KnownHours = ResponseOf<typeof getOpeningHours>;

export const openingHoursQuery = (agentId: WireId) => endpointQuery(getOpeningHours, { botId: String(agentId) });

export const fetchOpeningHours = (agentId: WireId): Promise<KnownHours> =>
  call(getOpeningHours, { botId: String(agentId) });

export async function saveOpeningHours(agentId: WireId, { timeZone, tables }: OpeningHours): Promise<void> {
  await call(setOpeningHours, { botId: agentId, timeZone, tables: tables as never });
}
