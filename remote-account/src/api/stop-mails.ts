import { call } from '@frontdesk/shared/app';
import { stopMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';

/** Stops emails to the user whose email contained the link. */
export function stopMails(token: string): Promise<void> {
  return call(stopMailAlerts, { token });
}
