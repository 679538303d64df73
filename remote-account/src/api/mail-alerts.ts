import { call } from '@frontdesk/shared/app';
import { getMailAlerts, type MailAlerts, setMailAlerts, stopMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { endpointQuery } from '@frontdesk/shared/query';

export const mailAlertsQuery = () => endpointQuery(getMailAlerts, {});

export function saveMailAlerts(mail: MailAlerts): Promise<void> {
  return call(setMailAlerts, { mail });
}

/** Stops mails to the user whose mail contained the link. */
export function stopMails(token: string): Promise<void> {
  return call(stopMailAlerts, { token });
}
