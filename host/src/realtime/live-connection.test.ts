import { QueryClient } from '@frontdesk/shared/query';
import { HubLink } from '@frontdesk/shared/realtime';
import { findRequiredCalls } from '../contributions/find-server-calls';
import { useRegistry } from '../remotes/registry/registry-store';
import { openLiveConnection } from './live-connection';

jest.mock('../contributions/find-server-calls', () => ({ findRequiredCalls: jest.fn() }));
jest.mock('./peer-chat-link', () => ({ openPeerChatLink: jest.fn() }));
jest.mock('@frontdesk/shared/realtime', () => ({
  HubLink: jest.fn(() => ({ start: startLink, stop: () => undefined })),
}));

const startLink = jest.fn(() => Promise.resolve());

const find = jest.mocked(findRequiredCalls);

beforeEach(() => {
  jest.useFakeTimers();
  startLink.mockClear();
  find.mockReset().mockResolvedValue(true);
  jest.mocked(HubLink).mockClear();
});
afterEach(() => jest.useRealTimers());

function open() {
  const live = openLiveConnection(new QueryClient());
  const [options] = jest.mocked(HubLink).mock.calls[0] ?? [];
  return { ...live, connect: () => options?.onStatus('Connected', null) };
}

test('checks the required calls again while one has no answer, until the connection stops', async () => {
  find.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  const { connect, stop } = open();
  connect();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(find).toHaveBeenCalledTimes(2);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(find).toHaveBeenCalledTimes(2);
});

test('checks the required calls of a registry that loads after the connection has opened', async () => {
  const { connect, stop } = open();
  useRegistry.setState({ failure: null });
  expect(find).not.toHaveBeenCalled();
  connect();
  useRegistry.setState({ registry: { remotes: [], removed: [] } as never });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(find).toHaveBeenCalledTimes(2);
  stop();
});

test('does not connect on the page that ends the session', () => {
  window.history.replaceState(null, '', '/Logout');
  open().stop();
  expect(startLink).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/admin');
  open().stop();
  expect(startLink).toHaveBeenCalledTimes(1);
});
