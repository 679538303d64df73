import { realtimeStore, signIn } from '@frontdesk/shared/app';
import { getPeople } from '@frontdesk/shared/endpoints/people';
import { QueryClient } from '@frontdesk/shared/query';
import { fakeApi, refuse } from '@frontdesk/shared/testing';
import { useRegistry, useReports, useSaidCalls } from '../remotes/registry/registry-store';
import { findRequiredCalls, findServerCalls } from './find-server-calls';
import { hasCall, useServerCalls } from './server-calls';
import { contributionsNow } from './use-contributions';

const CALL = 'GET /api/people';
const has = () => hasCall(useServerCalls.getState(), CALL);

let api: ReturnType<typeof fakeApi>;
let queries: QueryClient;
beforeEach(() => {
  api = fakeApi().on(getPeople, () => ({ people: [], invitations: [] }));
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  useServerCalls.setState({}, true);
  localStorage.clear();
  signIn('token');
});
afterEach(() => api.restore());

test('shows an entry that requires no call, and hides an entry whose call has not been found yet', () => {
  expect(hasCall({}, undefined)).toBe(true);
  expect(has()).toBe(false);
});

test('stores in the browser that the server has a call when it answers', async () => {
  await findServerCalls([CALL], queries);
  expect(has()).toBe(true);
  expect(localStorage.getItem('SERVER_CALLS')).toContain(CALL);
});

test.each([404, 405])(
  'treats a call answered with %i as missing, and makes it once, not on every page',
  async (status) => {
    api.on(getPeople, () => refuse(status));
    await findServerCalls([CALL, CALL], queries);
    await findServerCalls([CALL], queries);
    expect(has()).toBe(false);
    expect(api.calls).toHaveLength(1);
  },
);

test('treats a refused call as one that the server has', async () => {
  api.on(getPeople, () => refuse(403));
  await findServerCalls([CALL], queries);
  expect(has()).toBe(true);
});

test('stores nothing and returns false when the server does not answer', async () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await findServerCalls([CALL], queries)).toBe(false);
  expect(useServerCalls.getState()).toEqual({});
  globalThis.fetch = fetch;
  expect(await findServerCalls([CALL], queries)).toBe(true);
  expect(has()).toBe(true);
});

test('checks the server again after a day', async () => {
  useServerCalls.setState({ [CALL]: { has: false, at: Date.now() - 25 * 60 * 60_000 } });
  await findServerCalls([CALL], queries);
  expect(has()).toBe(true);
});

test('finds the calls that fills of other pages require', async () => {
  const remote = { routes: [], fills: [{ slot: 'agents.agent', component: 'Fill', title: 'Team', requires: CALL }] };
  useRegistry.setState({ registry: { remotes: [remote] } as never });
  await findRequiredCalls('shown', queries);
  expect(has()).toBe(true);
});

test('trusts a server that lists its calls, and makes no calls to check', async () => {
  useSaidCalls.setState([CALL], true);
  expect(has()).toBe(true);
  expect(realtimeStore.getState().isOwnServer).toBe(true);
  expect(localStorage.getItem('SERVER_CALLS')).toContain(CALL);
  useReports.setState(true, true);
  const mayHave = () =>
    contributionsNow((_, shownBy) => [CALL, 'GET /api/no', 'GET /team/list'].map((call) => shownBy.mayHave?.(call)));
  expect(mayHave()).toEqual([true, false, true]);
  useSaidCalls.setState([], true);
  expect(mayHave()).toEqual([true, true, true]);
  useReports.setState(false, true);
  await findServerCalls([CALL], queries);
  expect(api.calls).toHaveLength(0);
});
