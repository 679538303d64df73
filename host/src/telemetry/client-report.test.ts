import { realtimeStore } from '@frontdesk/shared/app';
import { sendClientReport } from '@frontdesk/shared/endpoints/client-report';
import { fakeApi } from '@frontdesk/shared/testing';
import { useServerCalls } from '../contributions/server-calls';
import { useReports } from '../remotes/registry/registry-store';
import { sortRegistry, watchedRollouts } from '../remotes/registry/sort-registry';
import { ClientReport, sendWith } from './client-report';

const event = { remote: 'qr', version: '1.4.0', failure: 'missing' } as const;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  jest.useFakeTimers();
  useReports.setState(false, true);
  realtimeStore.setState({ status: 'Connected' });
  useServerCalls.setState({ 'GET /api/people': { has: true, at: 0 } }, true);
  api = fakeApi().on(sendClientReport, () => null);
});
afterEach(() => {
  api.restore();
  jest.useRealTimers();
  realtimeStore.setState(realtimeStore.getInitialState());
});
const sent = () => api.calls.map(({ request }) => (request as { events: unknown[] }).events);

test('sends the events of several seconds together', async () => {
  const report = new ClientReport();
  report.add(event);
  report.add({ ...event, remote: 'agents' });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(sent()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual([[event, { ...event, remote: 'agents' }]]);
});

test('counts a tab once for each watched rollout that it found when it was opened', async () => {
  watchedRollouts.clear();
  const entry = (since: string) => ({ name: 'qr', version: '2.0.0', halt: true, since, rollout: 50, previous: {} });
  sortRegistry([entry('2026-11-20T10:00:00.000Z')]);
  // This registry is newer than the one from which the tab loaded its remotes.
  sortRegistry([entry('2026-11-21T10:00:00.000Z'), { ...entry('2026-11-21T10:00:00.000Z'), name: 'agents' }]);
  const report = new ClientReport();
  const load = { remote: 'qr', version: '2.0.0', loadMs: 1 };
  for (const one of [load, load, event, { ...event, failure: 'timeout' as const }]) report.add(one);
  report.add({ remote: 'qr', version: '2.0.0', changed: 'fetch' });
  report.add({ ...event, remote: 'agents' });
  await jest.advanceTimersByTimeAsync(5_000);
  const since = sent().flatMap((events) => events.map((one) => (one as { since?: string }).since));
  const first = '2026-11-20T10:00:00.000Z';
  expect(since).toEqual([first, undefined, first, undefined, undefined, undefined]);
  watchedRollouts.clear();
});

test('sends waiting events when the page closes', async () => {
  const beacon = jest.fn((..._: [string, Blob]) => true);
  sendWith({ 'navigator.': { sendBeacon: { value: beacon } } });
  new ClientReport().add(event);
  window.dispatchEvent(new Event('pagehide'));
  const [path, body] = beacon.mock.calls.at(-1) ?? [];
  expect([path, body?.type]).toEqual([sendClientReport.path, 'application/json']);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(api.calls).toEqual([]);
  sendWith({});
});

test('reports nothing from a tab that shows a preview', async () => {
  sessionStorage.setItem('PREVIEW', 'qr@0123456789abcdef');
  new ClientReport().add(event);
  await jest.advanceTimersByTimeAsync(6_000);
  sessionStorage.removeItem('PREVIEW');
  expect(api.calls).toEqual([]);
});

test('cuts a name and a version to the maximum lengths in a report', async () => {
  const report = new ClientReport();
  report.add({ remote: 'x'.repeat(60), version: `1.0.0-${'y'.repeat(60)}`, error: 'a.js:1:2' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent()).toEqual([[{ remote: 'x'.repeat(50), version: `1.0.0-${'y'.repeat(44)}`, error: 'a.js:1:2' }]]);
});

test('sends at most 20 events per tab', async () => {
  const report = new ClientReport();
  for (let at = 0; at < 15; at++) report.add(event);
  await jest.advanceTimersByTimeAsync(5_000);
  for (let at = 0; at < 15; at++) report.add(event);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent().map(({ length }) => length)).toEqual([15, 5]);
});

test('sends events from before the server was known', async () => {
  useServerCalls.setState({}, true);
  new ClientReport().add(event);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(api.calls).toEqual([]);
  useReports.setState(true, true);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent()).toEqual([[event]]);
});

test.each([
  ['has no other call of ours', () => useServerCalls.setState({}, true)],
  ['has no hub', () => realtimeStore.setState({ status: 'Unavailable' })],
])('sends nothing to a server that %s', async (_, setUp) => {
  setUp();
  new ClientReport().add(event);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(api.calls).toEqual([]);
});
