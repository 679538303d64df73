import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { getBots } from '../endpoints/bot';
import { sessionStore, signIn } from '../session/session-store';
import { endpointQuery, rawAnswerQuery } from './endpoint-query';

const BOTS = '/api/bot/getBots';
const BOT = { id: '7', name: 'Reception', status: true };

beforeEach(() => {
  signIn('token');
  globalThis.frontdeskEarlyAnswers = {
    token: 'token',
    at: performance.now(),
    answers: new Map([[BOTS, Promise.resolve({ ok: true } as Response)]]),
    texts: new Map([[BOTS, JSON.stringify([BOT])]]),
    starts: new Map(),
  };
});
afterEach(() => {
  sessionStore.setState(sessionStore.getInitialState());
  globalThis.frontdeskEarlyAnswers = undefined;
});

/** Returns the data of a page's first render. */
function firstData(options: { queryKey: QueryKey; initialData?: unknown }): unknown {
  const client = new QueryClient();
  return client.getQueryCache().build(client, client.defaultQueryOptions(options)).state.data;
}

test('starts a query with the early answer', () => {
  expect(firstData(endpointQuery(getBots, {}))).toMatchObject([{ id: '7' }]);
});

test('starts a raw query with the early answer as the server sent it', () => {
  expect(firstData(rawAnswerQuery(BOTS))).toEqual([BOT]);
});

test('starts a query without data when there is no early answer', () => {
  globalThis.frontdeskEarlyAnswers = undefined;
  expect(firstData(endpointQuery(getBots, {}))).toBeUndefined();
});
