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

const told: [string, string | null][] = [];
const onReconnected = jest.fn();
const links: HubLink[] = [];
function open(path: `/${string}` = '/notificationHub'): HubLink {
  const onStatus = (status: string, problem: string | null) => told.push([status, problem]);
  const link = new HubLink({ path, handlers: {}, onStatus, onReconnected });
  links.push(link);
  return link;
}

/** A link whose first four tries failed. */
async function started(): Promise<void> {
  void open().start();
  await jest.advanceTimersByTimeAsync(42_000);
  expect(mockHub.start).toHaveBeenCalledTimes(4);
}

beforeEach(() => {
  sessionStorage.clear();
  endWait('/notificationHub');
  jest.useFakeTimers();
  told.length = 0;
  onReconnected.mockClear();
  mockHub.start = jest.fn().mockRejectedValue(new Error('Failed to fetch'));
});
afterEach(() => {
  for (const link of links.splice(0)) link.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The delay before one of the library's own tries. */
function reconnectDelay(previousRetryCount: number): number | null {
  const policy = mockHub.settings['withAutomaticReconnect'] as {
    nextRetryDelayInMilliseconds: (context: object) => number | null;
  };
  return policy.nextRetryDelayInMilliseconds({ previousRetryCount });
}

/** What the link's HTTP client notes when negotiation is refused with Retry-After. */
function askToWait(seconds: number) {
  noteWait({ method: 'GET', path: '/notificationHub' }, new ApiError('status', '', 503), seconds * 1000);
}

test("the spec's times and sizes are kept", () => {
  open();
  expect([0, 1, 2, 3, 4].map(reconnectDelay)).toEqual([0, 2000, 10000, 30000, null]);
  expect(mockHub.settings).toMatchObject({
    withServerTimeout: 30000,
    withKeepAliveInterval: 15000,
    withStatefulReconnect: { bufferSize: 100000 },
  });
});

test('a first connection that fails is tried after 2, 10 and 30 seconds, then the error is shown', async () => {
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
  expect(told.at(-1)).toEqual(['Disconnected', 'Unable to reconnect to server.']);
});

test('after the error is shown a visible tab keeps trying slowly, and reports the new connection', async () => {
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
  expect(told.at(-1)).toEqual(['Disconnected', 'Unable to reconnect to server.']);
  mockHub.start.mockResolvedValue();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(told.at(-1)).toEqual(['Connected', null]);
});

test('two tabs do not try at the same moment', async () => {
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

test('a hidden tab waits until it is visible, and then tries at once', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await started();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(mockHub.start).toHaveBeenCalledTimes(4);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(mockHub.start).toHaveBeenCalledTimes(5);
  visibility.mockRestore();
});

test('a returning network ends the pause before the next try', async () => {
  void open().start();
  await jest.advanceTimersByTimeAsync(0);
  expect(mockHub.start).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(mockHub.start).toHaveBeenCalledTimes(2);
});

test('a server without a hub is asked once', async () => {
  mockHub.start.mockRejectedValue(new Error("Not Found: Status code '404'"));
  void open().start();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(mockHub.start).toHaveBeenCalledTimes(1);
  expect(told.at(-1)).toEqual(['Unavailable', null]);
});

test('the tab remembers for ten minutes that a server has no hub, but still tries a hub at another path', async () => {
  mockHub.start.mockRejectedValue(new Error("Not Found: Status code '404'"));
  await open().start();
  await open().start();
  expect(mockHub.start).toHaveBeenCalledTimes(1);
  expect(told.at(-1)).toEqual(['Unavailable', null]);
  await open('/chatHub').start();
  expect(mockHub.start).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(600_000);
  await open().start();
  expect(mockHub.start).toHaveBeenCalledTimes(3);
});

test('a manual reload tries a server again that had no hub', async () => {
  mockHub.start.mockRejectedValue(new Error("Not Found: Status code '404'"));
  await open().start();
  const value = () => [{ type: 'reload' }];
  Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true });
  await open().start();
  expect(mockHub.start).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('a hub that answers 404 after it was connected is tried again, and is not remembered as absent', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  mockHub.start.mockResolvedValueOnce();
  await open().start();
  mockHub.start.mockRejectedValue(new Error("Not Found: Status code '404'"));
  mockHub.closed(new Error("Not Found: Status code '404'"));
  expect(told.at(-1)).toEqual(['Disconnected', 'Unable to reconnect to server.']);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(mockHub.start).toHaveBeenCalledTimes(2);
  expect(told.map(([status]) => status)).not.toContain('Unavailable');
  mockHub.start.mockResolvedValue();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told.at(-1)).toEqual(['Connected', null]);
  expect(onReconnected).toHaveBeenCalledTimes(1);
});

test.each([401, 403])(
  'a hub that answers %i stops the quick tries, and data is fetched to see the session',
  async (status) => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    mockHub.start.mockRejectedValue(new Error(`Refused: Status code '${status}'`));
    await open().start();
    expect(mockHub.start).toHaveBeenCalledTimes(1);
    expect(told.at(-1)).toEqual(['Disconnected', 'Unable to reconnect to server.']);
    expect(onReconnected).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(mockHub.start).toHaveBeenCalledTimes(1);
    mockHub.start.mockResolvedValue();
    await jest.advanceTimersByTimeAsync(1);
    expect(told.at(-1)).toEqual(['Connected', null]);
  },
);

test('a short wait that the server requires lengthens shorter delays', async () => {
  mockHub.start.mockImplementationOnce(() => {
    askToWait(20);
    return Promise.reject(new Error("Status code '503'"));
  });
  void open().start();
  await jest.advanceTimersByTimeAsync(19_999);
  expect(mockHub.start).toHaveBeenCalledTimes(1);
  expect([0, 1, 2, 3, 4].map(reconnectDelay).map((ms) => ms && Math.ceil(ms / 10_000))).toEqual([1, 1, 1, 3, null]);
  await jest.advanceTimersByTimeAsync(1);
  expect(mockHub.start).toHaveBeenCalledTimes(2);
});

test('a long wait shows the error at once, and only a manual retry comes before its end', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  mockHub.start.mockImplementationOnce(() => {
    askToWait(600);
    return Promise.reject(new Error("Status code '503'"));
  });
  const link = open();
  await link.start();
  expect(told.at(-1)).toEqual(['Disconnected', 'Unable to reconnect to server.']);
  expect(reconnectDelay(0)).toBeNull();
  await jest.advanceTimersByTimeAsync(300_000);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(299_999);
  expect(mockHub.start).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(mockHub.start).toHaveBeenCalledTimes(2);
  askToWait(600);
  mockHub.start.mockResolvedValue();
  await link.start();
  expect(told.at(-1)).toEqual(['Connected', null]);
  expect(waitMs('/notificationHub')).toBe(0);
});

test('a wait of months does not overflow into an immediate retry', async () => {
  mockHub.start.mockImplementationOnce(() => {
    askToWait(10_000_000);
    return Promise.reject(new Error("Status code '503'"));
  });
  await open().start();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(mockHub.start).toHaveBeenCalledTimes(1);
});

test('a retry after it gave up connects again and reports the new connection', async () => {
  mockHub.start.mockResolvedValue();
  const link = open();
  await link.start();
  expect(told.at(-1)).toEqual(['Connected', null]);
  mockHub.closed(new Error('Server timeout elapsed without receiving a message from the server.'));
  expect(told.at(-1)?.[1]).toMatch(/^Unable to reconnect to server\. Server timeout: /);
  await link.start();
  expect(told.at(-1)).toEqual(['Connected', null]);
  expect(onReconnected).toHaveBeenCalledTimes(1);
});
