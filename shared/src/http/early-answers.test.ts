import { deleteBot, getBot, getBots } from '../endpoints/bot';
import { announceNotification } from '../realtime/realtime-store';
import { sessionStore, signIn } from '../session/session-store';
import { fakeApi } from '../testing/fake-api';
import { call } from './call';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on(getBots, () => []);
  sessionStore.setState(sessionStore.getInitialState());
  signIn('token');
});
afterEach(() => {
  api.restore();
  globalThis.frontdeskEarlyAnswers = undefined;
});

const BOTS = '/api/bot/getBots';
const BOT = { id: '7', name: 'Reception', status: true };
const json = (body: unknown, status = 200) =>
  ({ ok: status < 400, status, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;

function answerEarly(answer: Promise<Response>, { token = 'token', at = performance.now(), url = BOTS } = {}) {
  answer.catch(() => undefined);
  globalThis.frontdeskEarlyAnswers = {
    token,
    at,
    answers: new Map([[url, answer]]),
    texts: new Map(),
    starts: new Map(),
  };
}

test('uses the answer to the early request of a call, once', async () => {
  answerEarly(Promise.resolve(json([BOT])));
  await expect(call(getBots, {})).resolves.toMatchObject([{ id: '7' }]);
  expect(api.calls).toHaveLength(0);
  await expect(call(getBots, {})).resolves.toEqual([]);
  expect(api.calls).toHaveLength(1);
});

test('makes its own request for another query', async () => {
  answerEarly(Promise.resolve(json(BOT)), { url: '/api/bot/getBot?botId=7' });
  await call(getBot, { botId: '8' }).catch(() => undefined);
  expect(api.calls).toHaveLength(1);
});

test('does not use an answer that is outdated or for another session', async () => {
  answerEarly(Promise.resolve(json([BOT])), { token: 'other' });
  await expect(call(getBots, {})).resolves.toEqual([]);
  answerEarly(Promise.resolve(json([BOT])), { at: performance.now() - 60_000 });
  await expect(call(getBots, {})).resolves.toEqual([]);
  expect(api.calls).toHaveLength(2);
});

test('repeats an early request that failed', async () => {
  answerEarly(Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(getBots, {})).resolves.toEqual([]);
  expect(api.calls).toHaveLength(1);
});

test("ends the session when the early request's token is refused", async () => {
  answerEarly(Promise.resolve(json({}, 401)));
  await expect(call(getBots, {})).rejects.toMatchObject({ kind: 'session' });
  expect(sessionStore.getState().token).toBeNull();
});

test('stops waiting for an early answer when the user leaves the screen', async () => {
  answerEarly(new Promise(() => {}));
  const leaving = new AbortController();
  const waiting = call(getBots, {}, { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});

test('drops unused early answers when a call changes data', async () => {
  answerEarly(Promise.resolve(json([BOT])));
  api.on(deleteBot, () => null);
  await call(deleteBot, { botId: '7' });
  await expect(call(getBots, {})).resolves.toEqual([]);
});

test('drops unused early answers when a notification reports a change', async () => {
  answerEarly(Promise.resolve(json([BOT])));
  announceNotification({ id: '1', title: 'Agent deleted', message: '', link: null, subject: 'agents' } as never);
  await expect(call(getBots, {})).resolves.toEqual([]);
});

test('loads the whole list after an early answer with its first rows', async () => {
  const first = json([BOT]);
  first.headers.set('Preference-Applied', 'maxpagesize=500');
  answerEarly(Promise.resolve(first));
  await expect(call(getBots, {})).resolves.toEqual([]);
  expect(api.calls).toHaveLength(1);
});
