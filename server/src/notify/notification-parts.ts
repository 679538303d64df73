import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';

/** The contents of an organization's notification. `link` is the path of the page that it is about. */
export type NotificationParts = [
  organizationId: string,
  subject: NotificationSubject,
  title: string,
  message: string,
  link?: string,
];
