import { ApiError, call } from '@frontdesk/shared/app';
import { markNotificationRead as endpoint } from '@frontdesk/shared/endpoints/notification';

/** Resolves to whether it is now marked: a server without this call, which is ours, leaves it unread. */
export async function markNotificationRead(id: string): Promise<boolean> {
  try {
    await call(endpoint, { id });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.isUnknownCall) return false;
    throw error;
  }
}
