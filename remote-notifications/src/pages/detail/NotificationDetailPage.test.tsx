import { deleteNotification, getNotifications, markNotificationRead } from '@frontdesk/shared/endpoints/notification';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationDetailPage } from './NotificationDetailPage';

const UNREAD = { id: 'a', title: 'Document ready', message: '<b>menu.pdf</b>', dateCreated: '2026-05-01T10:00:00Z' };

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  api = fakeApi().on(getNotifications, () => ({ count: 1, notifications: [UNREAD] }));
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

const open = (id = 'a') =>
  renderPage(<NotificationDetailPage />, { at: `/notifications/${id}`, path: '/notifications/:id' });

test('opens a notification by its address, shows its text as text, and marks it as read once', async () => {
  api.on(markNotificationRead, () => null);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Document ready' })).toBeInTheDocument();
  expect(screen.getByText('<b>menu.pdf</b>')).toBeInTheDocument();
  expect(
    screen.getByText(
      new Date('2026-05-01T10:00:00Z').toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
    ),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument());
  expect(api.callsOf(markNotificationRead)).toHaveLength(1);
});

test('leaves it unread without a message when the server cannot mark it', async () => {
  open();
  await waitFor(() => expect(api.callsOf(markNotificationRead)).toHaveLength(1));
  expect(screen.getByText('Unread')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
});

test('does not mark a read notification again', async () => {
  api.on(getNotifications, () => [{ ...UNREAD, dateRead: '2026-05-02T10:00:00Z' }]);
  open();
  await screen.findByText('<b>menu.pdf</b>');
  expect(api.callsOf(markNotificationRead)).toHaveLength(0);
});

test('shows that a notification is unknown, with a link to the list', async () => {
  open('gone');
  expect(await screen.findByText('This notification no longer exists.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'All notifications' }));
  expect(screen.getByText('Went to /notifications')).toBeInTheDocument();
});

test('Delete returns to the list', async () => {
  api.on(deleteNotification, () => null);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Went to /notifications')).toBeInTheDocument();
});

test('stays on the page and shows the failure when a deletion fails', async () => {
  api.on(deleteNotification, () => refuse(500));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Could not delete notification')).toBeInTheDocument();
  expect(screen.getByText('<b>menu.pdf</b>')).toBeInTheDocument();
});

test('retries a failed load', async () => {
  api.on(getNotifications, () => refuse(500));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load notifications.');
  api.on(getNotifications, () => [UNREAD]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('<b>menu.pdf</b>')).toBeInTheDocument();
});

test('opens the page that the notification is about', async () => {
  api.on(getNotifications, () => ({ count: 1, notifications: [{ ...UNREAD, link: '/conversations/7' }] }));
  renderPage(<NotificationDetailPage hasAddress={(path) => path === '/conversations/7'} />, {
    at: '/notifications/a',
    path: '/notifications/:id',
  });
  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', '/conversations/7');
});
