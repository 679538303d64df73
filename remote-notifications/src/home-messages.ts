// Texts of this remote's card on the home dashboard. Each is an export, so that a page loads only its own.

export const title = 'Notifications';
export const all = 'All notifications';
export const unread = 'unread';
export const untitled = 'Notification';
export const none = 'No notifications yet.';
