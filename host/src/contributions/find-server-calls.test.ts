import { signIn } from '@frontdesk/shared/app';
import { getPeople } from '@frontdesk/shared/endpoints/people';
import { QueryClient } from '@frontdesk/shared/query';
import { fakeApi, refuse } from '@frontdesk/shared/testing';
import { findServerCalls } from './find-server-calls';
import { hasCall, useServerCalls } from './server-calls';

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

test('an entry without a required call shows, and an entry whose call is still unknown does not', () => {
  expect(hasCall({}, undefined)).toBe(true);
  expect(has()).toBe(false);
});

test('a call that the server answers is there, and the browser remembers it', async () => {
  await findServerCalls([CALL], queries);
  expect(has()).toBe(true);
  expect(localStorage.getItem('SERVER_CALLS')).toContain(CALL);
});

test.each([404, 405])(
  'a call that the server answers with %i is not, and is made once, not with every page',
  async (status) => {
    api.on(getPeople, () => refuse(status));
    await findServerCalls([CALL, CALL], queries);
    await findServerCalls([CALL], queries);
    expect(has()).toBe(false);
    expect(api.calls).toHaveLength(1);
  },
);

test('a refusal means that the server knows the call', async () => {
  api.on(getPeople, () => refuse(403));
  await findServerCalls([CALL], queries);
  expect(has()).toBe(true);
});

test('without an answer nothing is known, and the next page tries again', async () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await findServerCalls([CALL], queries);
  expect(useServerCalls.getState()).toEqual({});
  globalThis.fetch = fetch;
  await findServerCalls([CALL], queries);
  expect(has()).toBe(true);
});

test('after a day the server is asked again', async () => {
  useServerCalls.setState({ [CALL]: { has: false, at: Date.now() - 25 * 60 * 60_000 } });
  await findServerCalls([CALL], queries);
  expect(has()).toBe(true);
});
