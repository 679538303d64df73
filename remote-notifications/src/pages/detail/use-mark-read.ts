import { useEffect } from 'react';
import { markNotificationRead } from '../../api/mark-notification-read';
import * as messages from '../../messages';
import { isUnread, type Notification, type Notifications, withRead } from '../../model/notifications';

/** Marks an opened notification as read, once, and updates the count on every screen. */
export function useMarkRead(
  notification: Notification | undefined,
  change: (changed: (current: Notifications) => Notifications) => Promise<void>,
) {
  const unreadId = notification && isUnread(notification) ? notification.id : null;
  useEffect(
    function markRead() {
      if (unreadId === null) return;
      markNotificationRead(unreadId)
        .then((isMarked) => {
          if (isMarked) return change((current) => withRead(current, unreadId, new Date().toISOString()));
        })
        // The page stays as it is, and the notification stays unread.
        .catch((error) => console.error(messages.errorLog, error));
    },
    [unreadId, change],
  );
}
