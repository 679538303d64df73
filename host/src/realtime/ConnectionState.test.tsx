import { realtimeStore } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionLost, ConnectionState } from './ConnectionState';

afterEach(() => realtimeStore.setState({ status: 'Connecting', problem: null }));

test.each(['Connected', 'Connecting', 'Reconnecting', 'Disconnected'] as const)(
  'shows the state %s by this word',
  (status) => {
    realtimeStore.setState({ status });
    renderPage(<ConnectionState />);
    expect(screen.getByText(status)).toBeInTheDocument();
  },
);

test('a server without a hub is passed over in silence', () => {
  realtimeStore.setState({ status: 'Unavailable', problem: null });
  renderPage(
    <>
      <ConnectionState />
      <ConnectionLost onRetry={() => {}} />
    </>,
  );
  expect(screen.queryByText('Unavailable')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a connection that was given up says so and offers to try again', async () => {
  realtimeStore.setState({ status: 'Disconnected', problem: 'Unable to reconnect to server.' });
  const onRetry = jest.fn();
  renderPage(<ConnectionLost onRetry={onRetry} />);
  expect(screen.getByText('Unable to reconnect to server.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalled();
});
