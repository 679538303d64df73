import { realtimeStore } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionLost, ConnectionState } from './ConnectionState';

afterEach(() => realtimeStore.setState({ status: 'Connecting', problem: null }));

test.each(['Connected', 'Connecting', 'Reconnecting', 'Disconnected'] as const)(
  'shows the state %s under this name',
  (status) => {
    realtimeStore.setState({ status });
    renderPage(<ConnectionState />);
    expect(screen.getByText(status)).toBeInTheDocument();
  },
);

test('shows Offline instead of the last state while there is no network', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  realtimeStore.setState({ status: 'Connected' });
  renderPage(<ConnectionState />);
  expect(screen.getByText('Offline')).toBeInTheDocument();
  expect(screen.queryByText('Connected')).not.toBeInTheDocument();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Connected')).toBeInTheDocument();
  network.mockRestore();
});

test('shows nothing for a server without a hub', () => {
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

test('shows that the connection is lost and offers a retry', async () => {
  realtimeStore.setState({ status: 'Disconnected', problem: 'Unable to reconnect to server.' });
  const onRetry = jest.fn();
  renderPage(<ConnectionLost onRetry={onRetry} />);
  expect(screen.getByText('Unable to reconnect to server.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalled();
});
