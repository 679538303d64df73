import { ApiError } from '../http/api-error';
import { endWait, noteWait, waitMs } from '../http/waits';
import { HubLink } from './hub-link';

interface FakeHub {
  start: jest.Mock<Promise<void>, []>;
  state: string;
  closed: (error?: Error) => void;
  reconnected: () => void;
  settings: Record<string, unknown>;
}
const mockHub: FakeHub = {
  start: jest.fn(),
  state: 'Disconnected',
  closed: () => {},
  reconnected: () => {},
  settings: {},
};

jest.mock('@microsoft/signalr', () => ({
  HttpClient: class {},
  LogLevel: { None: 6 },
  HubConnectionBuilder: function Builder() {
    const builder: unknown = new Proxy(
      {},
      {
        get: (_, name: string) =>
          name === 'build'
            ? () => ({
                get state() {
                  return mockHub.state;
                },
                on: () => {},
                onreconnecting: () => {},
                onreconnected: (listener: () => void) => {
                  mockHub.reconnected = listener;
                },
                onclose: (listener: () => void) => {
                  mockHub.closed = listener;
                },
                start: () => mockHub.start(),
                stop: () => Promise.resolve(),
              })
            : (setting: unknown) => {
                mockHub.settings[name] = setting;
                return builder;
              },
      },
    );
    return builder;
  },
}));

const reported: [string, string | null][] = [];
const onReconnected = jest.fn();
const links: HubLink[] = [];
function open(path: `/${string}` = '/notificationHub'): HubLink {
  const onStatus = (status: string, problem: string | null) => reported.push([status, problem]);
  const link = new HubLink({ path, handlers: {}, onStatus, onReconnected });
  links.push(link);
  return link;
}

/** Starts a link whose first four attempts fail. */
async function started(): Promise<void> {
  void open().start();
  await jest.advanceTimersByTimeAsync(42_000);
  expect(mockHub.start).toHaveBeenCalledTimes(4);
}

beforeEach(() => {
  sessionStorage.clear();
  endWait('/notificationHub');
  jest.useFakeTimers();
  reported.length = 0;
  onReconnected.mockClear();
  mockHub.start = jest.fn().mockRejectedValue(new Error('Failed to fetch'));
});
afterEach(() => {
  for (const link of links.splice(0)) link.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Returns the delay before one of the library's own attempts. */
function reconnectDelay(previousRetryCount: number): number | null {
  const policy = mockHub.settings['withAutomaticReconnect'] as {
    nextRetryDelayInMilliseconds: (context: object) => number | null;
  };
  return policy.nextRetryDelayInMilliseconds({ previousRetryCount });
}

/** Starts a wait as the link's HTTP client does when negotiation is refused with Retry-After. */
function requireWait(seconds: number) {
  noteWait({ method: 'GET', path: '/notificationHub' }, new ApiError('status', '', 503), seconds * 1000);
}

test("uses the spec's times and sizes", () => {
  open();
  expect([0, 1, 2, 3, 4].map(reconnectDelay)).toEqual([0, 2000, 10000, 30000, null]);
  expect(mockHub.settings).toMatchObject({
    withServerTimeout: 30000,
    withKeepAliveInterval: 15000,
    withStatefulReconnect: { bufferSize: 100000 },
  });
});

test('retries a failed first connection after 2, 10 and 30 seconds, then shows the error', async () => {
  void open().start();
  for (const [seconds, tries] of [
    [0, 1],
    [2, 2],
    [10, 3],
    [30, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    expect(mockHub.start).toHaveBeenCalledTimes(tries);
  }
  expect(reported.at(-1)).toEqual(['Disconnected', 'Unable to reconnect to server.']);
});

test('retries slowly in a visible tab after showing the error, and reports the new connection', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await started();
  for (const [seconds, tries] of [
    [29, 4],
    [1, 5],
    [60, 6],
    [120, 7],
    [120, 8],
  ] as const) {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    expect(mockHub.start).toHaveBeenCalledTimes(tries);
  }
  expect(reported.at(-1)).toEqual(['Disconnected', 'Unable to reconnect to server.']);
  mockHub.start.mockResolvedValue();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(reported.at(-1)).toEqual(['Connected', null]);
});

test('retries at different times in different tabs', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  await started();
  await jest.advanceTimersByTimeAsync(22_500);
  expect(mockHub.start).toHaveBeenCalledTimes(5);
  for (const link of links.splice(0)) link.stop();
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  mockHub.start.mockClear();
  await started();
  await jest.advanceTimersByTimeAsync(22_500);
  expect(mockHub.start).toHaveBeenCalledTimes(4);
});

test('waits in a hidden tab until it is visible, then retries immediately', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await started();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(mockHub.start).toHaveBeenCalledTimes(4);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(mockHub.start).toHaveBeenCalledTimes(5);
  visibility.mockRestore();
});

test('ends the pause before the next attempt when the network returns', async () => {
  void open().start();
  await jest.advanceTimersByTimeAsync(0);
  expect(mockHub.start).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(mockHub.start).toHaveBeenCalledTimes(2);
});

test('tries a server without a hub once', async () => {
  mockHub.start.mockRejectedValue(new Error("Not Found: Status code '404'"));
  void open().start();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(mockHub.start).toHaveBeenCalledTimes(1);
  expect(reported.at(-1)).toEqual(['Unavailable', null]);
});

test('remembers for ten minutes that a server has no hub at a path, but still tries other paths', async () => {
  mockHub.start.mockRejectedValue(new Error("Not Found: Status code '404'"));
  await open().start();
  await open().start();
  expect(mockHub.start).toHaveBeenCalledTimes(1);
  expect(reported.at(-1)).toEqual(['Unavailable', null]);
  await open('/chatHub').start();
  expect(mockHub.start).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(600_000);
  await open().start();
  expect(mockHub.start).toHaveBeenCalledTimes(3);
});

test('tries a server without a hub again after a manual reload', async () => {
  mockHub.start.mockRejectedValue(new Error("Not Found: Status code '404'"));
  await open().start();
  const value = () => [{ type: 'reload' }];
  Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true });
  await open().start();
  expect(mockHub.start).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('retries a hub that answers 404 after it was connected, and does not remember it as absent', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  mockHub.start.mockResolvedValueOnce();
  await open().start();
  mockHub.start.mockRejectedValue(new Error("Not Found: Status code '404'"));
  mockHub.closed(new Error("Not Found: Status code '404'"));
  expect(reported.at(-1)).toEqual(['Disconnected', 'Unable to reconnect to server.']);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(mockHub.start).toHaveBeenCalledTimes(2);
  expect(reported.map(([status]) => status)).not.toContain('Unavailable');
  mockHub.start.mockResolvedValue();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reported.at(-1)).toEqual(['Connected', null]);
  expect(onReconnected).toHaveBeenCalledTimes(1);
});

test.each([401, 403])(
  'stops the quick attempts when the hub answers %i, and fetches data to check the session',
  async (status) => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    mockHub.start.mockRejectedValue(new Error(`Refused: Status code '${status}'`));
    await open().start();
    expect(mockHub.start).toHaveBeenCalledTimes(1);
    expect(reported.at(-1)).toEqual(['Disconnected', 'Unable to reconnect to server.']);
    expect(onReconnected).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(mockHub.start).toHaveBeenCalledTimes(1);
    mockHub.start.mockResolvedValue();
    await jest.advanceTimersByTimeAsync(1);
    expect(reported.at(-1)).toEqual(['Connected', null]);
  },
);

test('lengthens shorter delays to a short wait that the server requires', async () => {
  mockHub.start.mockImplementationOnce(() => {
    requireWait(20);
    return Promise.reject(new Error("Status code '503'"));
  });
  void open().start();
  await jest.advanceTimersByTimeAsync(19_999);
  expect(mockHub.start).toHaveBeenCalledTimes(1);
  expect([0, 1, 2, 3, 4].map(reconnectDelay).map((ms) => ms && Math.ceil(ms / 10_000))).toEqual([1, 1, 1, 3, null]);
  await jest.advanceTimersByTimeAsync(1);
  expect(mockHub.start).toHaveBeenCalledTimes(2);
});

test('shows the error immediately for a long wait, and connects before its end only on a manual retry', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  mockHub.start.mockImplementationOnce(() => {
    requireWait(600);
    return Promise.reject(new Error("Status code '503'"));
  });
  const link = open();
  await link.start();
  expect(reported.at(-1)).toEqual(['Disconnected', 'Unable to reconnect to server.']);
  expect(reconnectDelay(0)).toBeNull();
  await jest.advanceTimersByTimeAsync(300_000);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(299_999);
  expect(mockHub.start).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(mockHub.start).toHaveBeenCalledTimes(2);
  requireWait(600);
  mockHub.start.mockResolvedValue();
  await link.start();
  expect(reported.at(-1)).toEqual(['Connected', null]);
  expect(waitMs('/notificationHub')).toBe(0);
});

test('does not retry immediately when the server requires a wait of months', async () => {
  mockHub.start.mockImplementationOnce(() => {
    requireWait(10_000_000);
    return Promise.reject(new Error("Status code '503'"));
  });
  await open().start();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(mockHub.start).toHaveBeenCalledTimes(1);
});

test('connects again on a retry after it stopped, and reports the new connection', async () => {
  mockHub.start.mockResolvedValue();
  const link = open();
  await link.start();
  expect(reported.at(-1)).toEqual(['Connected', null]);
  mockHub.closed(new Error('Server timeout elapsed without receiving a message from the server.'));
  expect(reported.at(-1)?.[1]).toMatch(/^Unable to reconnect to server\. Server timeout: /);
  await link.start();
  expect(reported.at(-1)).toEqual(['Connected', null]);
  expect(onReconnected).toHaveBeenCalledTimes(1);
});

test('reports when it is stopped that it is disconnecting, then that it is disconnected', async () => {
  const link = open();
  mockHub.start.mockResolvedValue();
  await link.start();
  mockHub.state = 'Connected';
  reported.length = 0;
  link.stop();
  expect(reported).toEqual([['Disconnecting', null]]);
  await jest.advanceTimersByTimeAsync(0);
  expect(reported).toEqual([
    ['Disconnecting', null],
    ['Disconnected', null],
  ]);
  mockHub.state = 'Disconnected';
});
