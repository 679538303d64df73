import { call } from '@frontdesk/shared/app';
import {
  endSession as endEndpoint,
  endOtherSessions as endOthersEndpoint,
  getSessions,
} from '@frontdesk/shared/endpoints/session';
import { endpointQuery } from '@frontdesk/shared/query';

/** Where the person is signed in. */
export const sessionsQuery = () => endpointQuery(getSessions, {});

export async function endSession(id: string): Promise<void> {
  await call(endEndpoint, { id });
}

/** Ends all sessions but this one. */
export async function endOtherSessions(): Promise<void> {
  await call(endOthersEndpoint, {});
}
