import { call } from '@frontdesk/shared/app';
import { getMailAlerts, type MailAlerts, setMailAlerts, stopMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import {
  endSession as endEndpoint,
  endOtherSessions as endOthersEndpoint,
  getSessions,
} from '@frontdesk/shared/endpoints/session';
import { endpointQuery } from '@frontdesk/shared/query';

/** The person's open sessions. */
export const sessionsQuery = () => endpointQuery(getSessions, {});

export async function endSession(id: string): Promise<void> {
  await call(endEndpoint, { id });
}

export async function endOtherSessions(): Promise<void> {
  await call(endOthersEndpoint, {});
}

export const mailAlertsQuery = () => endpointQuery(getMailAlerts, {});

export function saveMailAlerts(mail: MailAlerts): Promise<void> {
  return call(setMailAlerts, { mail });
}

/** Stops mails to the person whose mail contained the link. */
export function stopMails(token: string): Promise<void> {
  return call(stopMailAlerts, { token });
}
