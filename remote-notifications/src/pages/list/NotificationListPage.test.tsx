import { toastStore } from '@frontdesk/shared/app';
import {
  deleteNotification,
  getNotifications,
  markAllNotificationsRead,
} from '@frontdesk/shared/endpoints/notification';
import { useQuery } from '@frontdesk/shared/query';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notificationsQuery } from '../../api/notifications';
import { NotificationListPage } from './NotificationListPage';

const READY = { id: 1, title: 'Document ready', message: 'menu.pdf', dateCreated: '2026-05-01T10:00:00Z' };
const READ = {
  id: 2,
  title: 'New visitor',
  message: 'Hello',
  dateCreated: '2026-04-01T10:00:00Z',
  dateRead: '2026-04-02T10:00:00Z',
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi().on(getNotifications, () => ({ count: 1, notifications: [READ, READY] }));
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

/** Simulates the host's top bar, which shows the count from the same query. */
function TopBar() {
  return <p>{useQuery(notificationsQuery).data?.count} unread</p>;
}
const open = () =>
  renderPage(
    <>
      <TopBar />
      <NotificationListPage />
    </>,
    { at: '/notifications' },
  );
const toasts = () => screen.getByRole('status', { name: 'Toasts' });
const rows = () => screen.getAllByRole('row').slice(1);

test('shows title, message, creation and read times, newest first', async () => {
  open();
  await screen.findByRole('table');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Title',
    'Message',
    'Created',
    'Read',
    'Actions',
  ]);
  const [first, second] = rows().map((row) => within(row).getAllByRole('cell').slice(0, 4));
  expect(first?.map((cell) => cell.textContent)).toEqual([
    'Document ready',
    'menu.pdf',
    new Date('2026-05-01T10:00:00Z').toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
    'Unread',
  ]);
  expect(second?.[3]).toHaveTextContent(
    new Date('2026-04-02T10:00:00Z').toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  );
});

test('View opens the notification', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'View Document ready' }));
  expect(screen.getByText('Went to /notifications/1')).toBeInTheDocument();
});

test('Delete removes the row, and updates the count in the top bar', async () => {
  api.on(deleteNotification, () => null);
  open();
  expect(await screen.findByText('1 unread')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Document ready' }));
  expect(await screen.findByText('0 unread')).toBeInTheDocument();
  expect(rows()).toHaveLength(1);
  expect(api.callsOf(deleteNotification)).toMatchObject([{ method: 'DELETE', path: '/api/notification/1' }]);
});

test('a double click deletes one row: the row that moves up ignores the second click', async () => {
  api.on(deleteNotification, () => null);
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Document ready' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  const movedUp = screen.getByRole('button', { name: 'Delete New visitor' });
  fireEvent.click(movedUp, { detail: 1 });
  now.mockReturnValue(1500);
  fireEvent.click(movedUp, { detail: 2 });
  expect(api.callsOf(deleteNotification)).toHaveLength(1);
  fireEvent.click(movedUp, { detail: 1 });
  expect(await screen.findByText('No notifications available.')).toBeInTheDocument();
  expect(api.callsOf(deleteNotification)).toHaveLength(2);
});

test('shows why a deletion failed, keeps the row, and can retry', async () => {
  api.on(deleteNotification, () => refuse(500));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete New visitor' }));
  expect(await within(toasts()).findByText('Could not delete notification')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Could not delete “New visitor”.');
  expect(rows()).toHaveLength(2);
  api.on(deleteNotification, () => null);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('shows that there are no notifications', async () => {
  api.on(getNotifications, () => ({ count: 0, notifications: [] }));
  open();
  expect(await screen.findByText('No notifications available.')).toBeInTheDocument();
});

test('Refresh loads the list again', async () => {
  open();
  await screen.findByRole('table');
  api.on(getNotifications, () => []);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('No notifications available.')).toBeInTheDocument();
});

test('shows why a list cannot be loaded, and loads it on a retry', async () => {
  api.on(getNotifications, () => refuse(503));
  open();
  expect(await within(toasts()).findByText('Unable to load notifications')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Unable to load notifications.');
  api.on(getNotifications, () => [READY]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps the rows when a refresh fails, and shows the failure each time', async () => {
  open();
  await screen.findByRole('table');
  api.on(getNotifications, () => refuse(503));
  for (const _ of [1, 2]) {
    act(() => toastStore.setState({ toasts: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await within(toasts()).findByText('Unable to load notifications')).toBeInTheDocument();
  }
  expect(rows()).toHaveLength(2);
});

test('renders fifty of a thousand notifications, and more on request', async () => {
  api.on(getNotifications, () => Array.from({ length: 1000 }, (_, id) => ({ id: id + 1, title: `No ${id}` })));
  open();
  expect(await screen.findByText('50 of 1,000 notifications')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toHaveLength(100);
});

test('shows the newest of several notifications of one kind on one day, and the others on request', async () => {
  const chat = (id: number, time: string) => ({
    id,
    title: 'New conversation',
    message: `Guest ${id} wrote to Rosa.`,
    subject: 'chat',
    link: `/conversations/${id}`,
    dateCreated: `2026-05-01T${time}:00Z`,
  });
  api
    .on(getNotifications, () => [
      READ,
      chat(5, '10:00'),
      { ...READY, subject: 'documents' },
      chat(6, '11:00'),
      { ...chat(7, '12:00'), dateRead: '2026-05-01T12:30:00Z' },
    ])
    .on(deleteNotification, () => null);
  open();
  const newest = within((await screen.findByText('Guest 7 wrote to Rosa.')).closest('tr') as HTMLElement);
  // The others are unread.
  expect(newest.queryByText('Unread')).not.toBeInTheDocument();
  expect(screen.getByText('Guest 7 wrote to Rosa.').closest('tr')).toHaveAttribute('data-unread');
  expect(newest.getByRole('link', { name: 'View New conversation' })).toHaveAttribute('href', '/notifications/7');
  expect(rows()).toHaveLength(3);
  await userEvent.click(newest.getByRole('button', { name: 'Show 2 more New conversation' }));
  expect(rows()).toHaveLength(5);
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete New conversation' })[0] as HTMLElement);
  // Two notifications are not grouped: reading them is as quick as opening a group.
  await waitFor(() => expect(screen.queryByRole('button', { name: /New conversation$/, expanded: true })).toBeNull());
  expect(rows()).toHaveLength(4);
});

test('marks all as read immediately, and updates the count', async () => {
  api.on(markAllNotificationsRead, () => null);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('0 unread')).toBeInTheDocument();
  expect(screen.queryByText('Unread')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('says that a server cannot mark all, and removes the button', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Marking as read is not available on this server.')).toBeInTheDocument();
  expect(screen.getByText('Unread')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('links each row to a single address, the page of its notification', async () => {
  api.on(getNotifications, () => ({ count: 1, notifications: [{ ...READY, link: '/conversations/7' }] }));
  renderPage(<NotificationListPage />, { at: '/notifications' });
  const row = (await screen.findByRole('link', { name: 'View Document ready' })).closest('tr') as HTMLElement;
  const addresses = within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(new Set(addresses).size).toBe(1);
});
