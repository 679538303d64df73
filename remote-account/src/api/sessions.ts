import { call } from '@frontdesk/shared/app';
import {
  endSession as endEndpoint,
  endOtherSessions as endOthersEndpoint,
  getSessions,
} from '@frontdesk/shared/endpoints/session';
import { endpointQuery } from '@frontdesk/shared/query';

/** The user's open sessions. */
export const sessionsQuery = () => endpointQuery(getSessions, {});

export async function endSession(id: string): Promise<void> {
  await call(endEndpoint, { id });
}

export async function endOtherSessions(): Promise<void> {
  await call(endOthersEndpoint, {});
}
