import { showToast } from '@frontdesk/shared/app';
import { useState } from 'react';
import { deleteNotification } from '../api/notifications';
import * as messages from '../messages/common';
import { type Notification, type Notifications, withoutNotification } from '../model/notifications';

interface FailedDeletion {
  readonly notification: Notification;
  readonly error: unknown;
}

/** Deletes notifications, several at the same time if needed, and stores the last failure. */
export function useDeleteNotification(change: (changed: (current: Notifications) => Notifications) => Promise<void>) {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<FailedDeletion | null>(null);

  /** Resolves to whether it was deleted. */
  async function remove(notification: Notification): Promise<boolean> {
    const { id } = notification;
    setFailed(null);
    setPending((ids) => new Set(ids).add(id));
    try {
      await deleteNotification(id);
      await change((current) => withoutNotification(current, id));
      return true;
    } catch (error) {
      console.error(messages.errorLog, error);
      showToast('error', messages.deleteFailed);
      setFailed({ notification, error });
      return false;
    } finally {
      setPending((ids) => new Set([...ids].filter((other) => other !== id)));
    }
  }
  return { remove, pending, failed };
}
