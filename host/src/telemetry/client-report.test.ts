import { realtimeStore } from '@frontdesk/shared/app';
import { sendClientReport } from '@frontdesk/shared/endpoints/client-report';
import { fakeApi } from '@frontdesk/shared/testing';
import { useServerCalls } from '../contributions/server-calls';
import { useReports } from '../remotes/registry/registry-store';
import { ClientReport } from './client-report';

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

test('cuts a name and a version to what a report may contain', async () => {
  const report = new ClientReport();
  report.add({ remote: 'x'.repeat(60), version: `1.0.0-${'y'.repeat(60)}`, error: 'a.js:1:2' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent()).toEqual([[{ remote: 'x'.repeat(50), version: `1.0.0-${'y'.repeat(44)}`, error: 'a.js:1:2' }]]);
});

test('sends at most 20 events of a tab', async () => {
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
