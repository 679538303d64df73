import { ApiError } from '@frontdesk/shared/app';
import { getNotifications as endpoint } from '@frontdesk/shared/endpoints/notification';
import { rawAnswerQuery } from '@frontdesk/shared/query';
import type { Notifications } from '../model/notifications';

/** The answer that the host polls for the badge: one entry in the cache, so list and count never disagree. */
export const notificationsQuery = { ...rawAnswerQuery(endpoint.path), select: readNotifications };

/** Reads an answer of the cache. Throws `ApiError` when it cannot be read. */
export function readNotifications(answer: unknown): Notifications {
  const read = endpoint.response['~standard'].validate(answer);
  if ('value' in read) return read.value;
  throw new ApiError('unreadable', 'The server sent an answer that this page cannot read.');
}
