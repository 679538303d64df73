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
const open = (path: `/${string}` = '/notificationHub') =>
  new HubLink({
    path,
    handlers: {},
    onStatus: (status, problem) => told.push([status, problem]),
    onReconnected,
  });

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  told.length = 0;
  onReconnected.mockClear();
  mockHub.start = jest.fn().mockRejectedValue(new Error('Failed to fetch'));
});
afterEach(() => jest.useRealTimers());

test("the spec's times and sizes are kept", () => {
  open();
  expect(mockHub.settings).toMatchObject({
    withAutomaticReconnect: [0, 2000, 10000, 30000],
    withServerTimeout: 30000,
    withKeepAliveInterval: 15000,
    withStatefulReconnect: { bufferSize: 100000 },
  });
});

test('a first connection that fails is tried after 2, 10 and 30 seconds, then given up in words', async () => {
  void open().start();
  for (const [seconds, tries] of [
    [0, 1],
    [2, 2],
    [10, 3],
    [30, 4],
    [600, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    expect(mockHub.start).toHaveBeenCalledTimes(tries);
  }
  expect(told.at(-1)).toEqual(['Disconnected', 'Unable to reconnect to server.']);
});

test('a server without a hub is asked once', async () => {
  mockHub.start.mockRejectedValue(new Error("Not Found: Status code '404'"));
  void open().start();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(mockHub.start).toHaveBeenCalledTimes(1);
  expect(told.at(-1)).toEqual(['Unavailable', null]);
});

test('that a server has no hub is remembered by the tab for ten minutes, and a hub at another path is asked for', async () => {
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

test('a reload by hand asks a server again that had no hub', async () => {
  mockHub.start.mockRejectedValue(new Error("Not Found: Status code '404'"));
  await open().start();
  const value = () => [{ type: 'reload' }];
  Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true });
  await open().start();
  expect(mockHub.start).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('after it gave up it can be asked to try again, and tells that there is a new connection', async () => {
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
