import { call } from '@frontdesk/shared/app';
import { getMailAlerts, type MailAlerts, setMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { endpointQuery } from '@frontdesk/shared/query';

export const mailAlertsQuery = () => endpointQuery(getMailAlerts, {});

export function saveMailAlerts(mail: MailAlerts): Promise<void> {
  return call(setMailAlerts, { mail });
}
