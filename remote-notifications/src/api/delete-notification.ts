import { call } from '@frontdesk/shared/app';
import { deleteNotification as endpoint } from '@frontdesk/shared/endpoints/notification';

export function deleteNotification(id: string): Promise<void> {
  return call(endpoint, { id });
}
