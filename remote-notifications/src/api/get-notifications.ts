import { ApiError } from '@frontdesk/shared/app';
import { getNotifications as endpoint } from '@frontdesk/shared/endpoints/notification';
import { rawAnswerQuery } from '@frontdesk/shared/query';
import type { Notifications } from '../model/notifications';

/** The answer that the host polls for the badge. List and count share a cache entry, so they always agree. */
export const notificationsQuery = { ...rawAnswerQuery(endpoint.path), select: readNotifications };

/** Reads an answer from the cache. Throws `ApiError` when it is unreadable. */
export function readNotifications(answer: unknown): Notifications {
  const read = endpoint.response['~standard'].validate(answer);
  if ('value' in read) return read.value;
  throw new ApiError('unreadable', 'The server sent an answer that this page cannot read.');
}
