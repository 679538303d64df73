import { call } from '@frontdesk/shared/app';
import { stopMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';

/** Stops mails to the user whose mail contained the link. */
export function stopMails(token: string): Promise<void> {
  return call(stopMailAlerts, { token });
}
