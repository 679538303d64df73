import { realtimeStore } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeerChatPage } from './PeerChatPage';

afterEach(() => realtimeStore.setState({ status: 'Connecting', problem: null }));

test.each(['Start Call', 'Send'])('%s without a connection says so and keeps what was typed', async (name) => {
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
