import { ApiError, call } from '@frontdesk/shared/app';
import {
  deleteNotification as deleteNotificationEndpoint,
  getNotifications as getNotificationsEndpoint,
  markAllNotificationsRead,
  markNotificationRead as markNotificationReadEndpoint,
} from '@frontdesk/shared/endpoints/notification';
import { rawAnswerQuery } from '@frontdesk/shared/query';
import { unreadable } from '../messages/common';
import type { Notifications } from '../model/notifications';

/** The answer that the host polls for the badge. The list and the count share a cache entry, so they always agree. */
export const notificationsQuery = { ...rawAnswerQuery(getNotificationsEndpoint.path), select: readNotifications };

/** Reads an answer from the cache. Throws `ApiError` when it is unreadable. */
export function readNotifications(answer: unknown): Notifications {
  const read = getNotificationsEndpoint.response['~standard'].validate(answer);
  if ('value' in read) return read.value;
  throw new ApiError('unreadable', unreadable);
}

/**
 * Resolves to whether they are now marked; a server without this call, which is not in the spec, leaves them unread.
 */
export async function markAllRead(): Promise<boolean> {
  try {
    await call(markAllNotificationsRead, {});
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.isUnknownCall) return false;
    throw error;
  }
}

/** Resolves to whether it is now marked; a server without this call, which is not in the spec, leaves it unread. */
export async function markNotificationRead(id: string): Promise<boolean> {
  try {
    await call(markNotificationReadEndpoint, { id });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.isUnknownCall) return false;
    throw error;
  }
}

export function deleteNotification(id: string): Promise<void> {
  return call(deleteNotificationEndpoint, { id });
}
