import { fakeChannels } from '../testing';
import { startTabPoll } from './tab-poll';

const stops: (() => void)[] = [];
let restoreChannels = () => {};
function openTab(channel = 'badges') {
  const poll = jest.fn().mockResolvedValue(undefined);
  const onResult = jest.fn();
  stops.push(startTabPoll({ channel, intervalMs: () => 15_000, poll, result: () => 'fetched', onResult }));
  return { poll, onResult };
}

beforeEach(() => {
  jest.useFakeTimers();
  restoreChannels = fakeChannels();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  restoreChannels();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('polls in one of three open tabs, and shows the answer in the others', async () => {
  const tabs = [openTab(), openTab(), openTab()];
  await jest.advanceTimersByTimeAsync(15_000 * 8);
  const polls = tabs.map(({ poll }) => poll.mock.calls.length);
  expect(polls.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(10);
  expect(polls[0]).toBe(8);
  expect(tabs[2]?.onResult).toHaveBeenCalledWith('fetched');
});

test('continues in another tab when the polling tab is closed or hidden', async () => {
  const first = openTab();
  const second = openTab();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(first.poll).toHaveBeenCalledTimes(1);
  stops[0]?.();
  await jest.advanceTimersByTimeAsync(19_000);
  expect(second.poll).toHaveBeenCalledTimes(1);
});

test('polls in a hidden tab once it is visible again', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { poll } = openTab();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(poll).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(poll).toHaveBeenCalledTimes(1);
});

test('starts no second fetch while the first takes longer than the interval', async () => {
  const { poll } = openTab();
  poll.mockReturnValue(new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(120_000);
  expect(poll).toHaveBeenCalledTimes(1);
});

test('polls in every tab of a browser without channels', async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const tabs = [openTab(), openTab()];
  await jest.advanceTimersByTimeAsync(15_000);
  for (const { poll } of tabs) expect(poll).toHaveBeenCalledTimes(1);
});

test('does not delay tabs that poll different things', async () => {
  const tabs = [openTab('agent/7'), openTab('agent/8')];
  await jest.advanceTimersByTimeAsync(15_000);
  for (const { poll } of tabs) expect(poll).toHaveBeenCalledTimes(1);
});
