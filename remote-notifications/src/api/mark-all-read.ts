import { ApiError, call } from '@frontdesk/shared/app';
import { markAllNotificationsRead } from '@frontdesk/shared/endpoints/notification';

/** Resolves to whether they are now marked: a server without this call, which is ours, leaves them unread. */
export async function markAllRead(): Promise<boolean> {
  try {
    await call(markAllNotificationsRead, {});
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.isUnknownCall) return false;
    throw error;
  }
}
