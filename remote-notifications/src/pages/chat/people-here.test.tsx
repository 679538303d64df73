import { type PeerChatEvents, providePeerChat, realtimeStore } from '@frontdesk/shared/app';
import { getLoggedUser } from '@frontdesk/shared/endpoints/user';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeerChatPage } from './PeerChatPage';

let api: ReturnType<typeof fakeApi>;
let events: PeerChatEvents | null;
const names: string[] = [];
beforeEach(() => {
  api = fakeApi().on(getLoggedUser, () => ({ email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' }));
  names.length = 0;
  realtimeStore.setState({ status: 'Connected', problem: null });
  providePeerChat((opened) => {
    events = opened;
    queueMicrotask(() => act(() => opened.onStatus('Connected')));
    return {
      setName: async (name) => void names.push(name),
      sendMessage: async () => undefined,
      sendSignal: async () => undefined,
      close: () => undefined,
    };
  });
});
afterEach(() => {
  api.restore();
  providePeerChat(null);
  realtimeStore.setState({ status: 'Connecting', problem: null });
});
const pushed = (...present: string[]) => act(() => events?.onPresence?.(present));

test("enters under the user's own name until another is typed", async () => {
  renderPage(<PeerChatPage />);
  await waitFor(() => expect(screen.getByLabelText('Your Name')).toHaveValue('Ada Lovelace'));
  await waitFor(() => expect(names).toEqual(['Ada Lovelace']));
  await userEvent.clear(screen.getByLabelText('Your Name'));
  await userEvent.type(screen.getByLabelText('Your Name'), 'Countess');
  await userEvent.tab();
  await waitFor(() => expect(names.at(-1)).toBe('Countess'));
});

test('shows who joins and leaves, and selects a person', async () => {
  renderPage(<PeerChatPage />);
  await waitFor(() => expect(names).toHaveLength(1));
  expect(screen.queryByText('Here now')).not.toBeInTheDocument();
  pushed('Ada Lovelace');
  expect(screen.getByText('Nobody else is here. People appear when they open this page.')).toBeInTheDocument();
  pushed('Ada Lovelace', 'Grace Hopper');
  expect(screen.queryByRole('button', { name: 'Ada Lovelace' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Grace Hopper' }));
  expect(screen.getByLabelText('Peer User')).toHaveValue('Grace Hopper');
  expect(screen.getByRole('button', { name: 'Grace Hopper' })).toHaveAttribute('aria-pressed', 'true');
  pushed('Ada Lovelace');
  expect(screen.queryByRole('button', { name: 'Grace Hopper' })).not.toBeInTheDocument();
});

test('ignores what a closed link still reports, and keeps the people of the new one', async () => {
  renderPage(<PeerChatPage />);
  await waitFor(() => expect(names).toHaveLength(1));
  const closed = events;
  act(() => realtimeStore.setState({ status: 'Connecting', problem: null }));
  act(() => realtimeStore.setState({ status: 'Connected', problem: null }));
  await waitFor(() => expect(names).toHaveLength(2));
  pushed('Ada Lovelace', 'Grace Hopper');
  act(() => {
    closed?.onMessage('Heidi', 'A late message');
    closed?.onPresence?.(['Heidi']);
    closed?.onStatus('Disconnected');
  });
  expect(screen.getByRole('button', { name: 'Grace Hopper' })).toBeInTheDocument();
  expect(screen.queryByText('A late message')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Heidi' })).not.toBeInTheDocument();
});
