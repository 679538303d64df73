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
  };
});
afterEach(() => {
  sessionStore.setState(sessionStore.getInitialState());
  globalThis.frontdeskEarlyAnswers = undefined;
});

/** What a page shows at its first render. */
function firstData(options: { queryKey: QueryKey; initialData?: unknown }): unknown {
  const client = new QueryClient();
  return client.getQueryCache().build(client, client.defaultQueryOptions(options)).state.data;
}

test('a query begins with the early answer', () => {
  expect(firstData(endpointQuery(getBots, {}))).toMatchObject([{ id: '7' }]);
});

test('a raw query begins with the early answer as the server sent it', () => {
  expect(firstData(rawAnswerQuery(BOTS))).toEqual([BOT]);
});

test('a query without an early answer begins without data', () => {
  globalThis.frontdeskEarlyAnswers = undefined;
  expect(firstData(endpointQuery(getBots, {}))).toBeUndefined();
});
