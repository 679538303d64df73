import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import type { Notification } from '../notify/notification-bus';
import type { Connections } from './protocol/connections';
import type { Hub } from './protocol/hub';
import { encodeInvocation } from './protocol/message';

/** Pushes notifications; clients send nothing here. */
export const notificationHub: Hub = { path: '/notificationHub', methods: {} };

/** Sends a notification to everybody of an organization who is connected here. */
export function pushNotification(connections: Connections, organizationId: string, notification: Notification): void {
  // Encoded once for all receivers.
  const record = encodeInvocation('ReceiveNotification', [notification]);
  for (const connection of connections.of(notificationHub, organizationId)) connection.send(record);
}

/** Makes the open screens of an organization here refresh what belongs to `subject`. */
export function pushChange(connections: Connections, organizationId: string, subject: NotificationSubject): void {
  const record = encodeInvocation('ReceiveChange', [subject]);
  for (const connection of connections.of(notificationHub, organizationId)) connection.send(record);
}
