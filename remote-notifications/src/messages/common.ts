import { count } from '@frontdesk/shared/endpoints/count';

// Texts for the owner: those from spec sections 2 and 8 verbatim, and additional ones. Each group is a separate export,
// so that a page loads only its own.

export const listTitle = 'Notifications';
export const listIntro = 'What happened with your agents, documents and conversations.';

export const columns = {
  title: 'Title',
  message: 'Message',
  created: 'Created',
  read: 'Read',
  actions: 'Actions',
} as const;

export const unread = 'Unread';
export const untitled = 'Untitled';
export const view = 'View';
export const open = 'Open';
export const deleteOne = 'Delete';
export const deleteNamed = (title: string) => `Delete ${title}`;
export const showGroup = (number: number) => `Show ${count(number)} more`;
export const hideGroup = 'Hide';
export const refresh = 'Refresh';
export const markAllRead = 'Mark all as read';
export const markAllUnavailable = 'Marking as read is not available on this server.';
export const none = 'No notifications available.';
export const toDashboard = 'Go to Dashboard';
export const loading = 'Loading...';
export const loadFailed = 'Unable to load notifications';
export const unreadable = 'The server sent a response that this page cannot read.';
export const deleteFailed = 'Could not delete notification';
export const deleteFailedAbout = (title: string) => `Could not delete “${title}”.`;
export const errorLog = 'Error:';
export const shown = (shown: number, all: number) => `${count(shown)} of ${count(all)} notifications`;
export const onlyNewest = (max: number) => `Only the newest ${count(max)} are listed. Delete some to see older ones.`;
export const showMore = 'Show more';

export const detailTitle = 'Notification';
export const created = 'Created';
export const read = 'Read';
export const unknown = 'This notification no longer exists.';
export const backToList = 'All notifications';
