/** The words of this remote's card on the home dashboard. */
export const homeMessages = {
  title: 'Notifications',
  all: 'All notifications',
  unread: 'unread',
  untitled: 'Notification',
  none: 'Nothing happened yet.',
} as const;
