import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { NotificationsCard } from './NotificationsCard';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

test('shows the unread count and the newest notifications, each with a link', async () => {
  api.on(getNotifications, () => ({ count: 7, notifications: [{ id: 'n', title: 'Document ready' }] }));
  renderPage(<NotificationsCard />);
  expect(await screen.findByText('7')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Document ready' })).toHaveAttribute('href', '/notifications/n');
});

test('shows that nothing has happened yet', async () => {
  api.on(getNotifications, () => []);
  renderPage(<NotificationsCard />);
  expect(await screen.findByText('No notifications yet.')).toBeInTheDocument();
});
