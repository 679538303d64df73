import { hasUnsavedWork, realtimeStore, signOut } from '@frontdesk/shared/app';
import { getLoggedUser } from '@frontdesk/shared/endpoints/user';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeerChatPage } from './PeerChatPage';

afterEach(() => {
  realtimeStore.setState({ status: 'Connecting', problem: null });
  // Clears drafts from earlier tests.
  signOut();
});

test.each(['Start Call', 'Send'])('%s without a connection shows an alert and keeps the typed text', async (name) => {
  realtimeStore.setState({ status: 'Disconnected', problem: null });
  renderPage(<PeerChatPage />);
  await userEvent.type(screen.getByLabelText('Your Name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Peer User'), 'Grace');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('No connection to server yet.', {}, { timeout: 3_000 })).toBeInTheDocument();
  expect(screen.getByLabelText('Your Name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Peer User')).toHaveValue('Grace');
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
});

test('restores both names after a visit to another page', async () => {
  renderPage(<PeerChatPage />);
  await userEvent.type(screen.getByLabelText('Your Name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Peer User'), 'Grace');
  cleanup();
  expect(hasUnsavedWork()).toBe(true);
  renderPage(<PeerChatPage />);
  expect(screen.getByLabelText('Your Name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Peer User')).toHaveValue('Grace');
  await userEvent.clear(screen.getByLabelText('Your Name'));
  await userEvent.clear(screen.getByLabelText('Peer User'));
  expect(hasUnsavedWork()).toBe(false);
});

test("shows the user's own name, and keeps no draft when it is typed again", async () => {
  const api = fakeApi().on(getLoggedUser, () => ({ email: 'ada@example.com', firstName: 'Ada', lastName: 'Owner' }));
  renderPage(<PeerChatPage />);
  const field = screen.getByLabelText('Your Name');
  await waitFor(() => expect(field).toHaveValue('Ada Owner'));
  await userEvent.type(field, 's');
  expect(hasUnsavedWork()).toBe(true);
  await userEvent.type(field, '{Backspace}');
  expect(field).toHaveValue('Ada Owner');
  expect(hasUnsavedWork()).toBe(false);
  await userEvent.clear(field);
  expect(field).toHaveValue('');
  api.restore();
});
