import { getBots } from '../endpoints/bot';
import { startChatSession } from '../endpoints/chat';
import { getConversations } from '../endpoints/conversation';
import { uploadDocuments } from '../endpoints/document';
import { deleteNotification, getNotifications } from '../endpoints/notification';
import { sessionStore, signIn } from '../session/session-store';
import { fakeApi, refuse } from '../testing/fake-api';
import { call } from './call';

const upload = {
  botId: '1',
  documents: [{ documentId: 'd', name: 'a.txt', type: 0, status: 0, base64Content: 'YQ==' }],
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  sessionStore.setState(sessionStore.getInitialState());
  signIn('token');
});
afterEach(() => api.restore());

test('a protected call carries the session token as a bearer', async () => {
  signIn('opaque');
  api.on(getBots, () => []);
  await call(getBots, {});
  expect(api.calls[0]?.headers.get('Authorization')).toBe('Bearer opaque');
});

test('a field named in the path travels there and nowhere else', async () => {
  api.on(deleteNotification, ({ id }) => ({ id }));
  await call(deleteNotification, { id: 'a/b' });
  expect(api.calls[0]).toMatchObject({ method: 'DELETE', path: '/api/notification/a%2Fb' });
});

test('a query field that is absent does not travel', async () => {
  api.on(getConversations, (request) => ({ conversations: [], next: JSON.stringify(request) }));
  await expect(call(getConversations, { search: 'a b', outcome: undefined })).resolves.toMatchObject({
    next: '{"search":"a b"}',
  });
  await call(getConversations, {});
  expect(api.calls.map(({ request }) => request)).toEqual([{ search: 'a b' }, {}]);
});

test('a bare list of notifications counts its unread ones', async () => {
  api.on(getNotifications, () => [{ id: 1 }, { id: 2, dateRead: '2026-01-01T00:00:00Z' }]);
  await expect(call(getNotifications, {})).resolves.toMatchObject({
    count: 1,
    notifications: [{ id: '1' }, { id: '2' }],
  });
});

test('without a session a protected call is refused here, and nothing is sent', async () => {
  sessionStore.setState({ token: null });
  await expect(call(getBots, {})).rejects.toMatchObject({ status: 401 });
  expect(api.calls).toHaveLength(0);
});

test('a refused token ends the session, and the error says so', async () => {
  signIn('old');
  api.on(getBots, () => refuse(401));
  await expect(call(getBots, {})).rejects.toMatchObject({ kind: 'session', status: 401 });
  expect(sessionStore.getState()).toMatchObject({ token: null, ended: 'expired' });
});

test('a refused client id does not end the session, nor does the error say so', async () => {
  api.on(startChatSession, () => refuse(401));
  const request = { conversationId: 'c' };
  const refusal = await call(startChatSession, request, { clientId: 'x' }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ kind: 'status', status: 401, message: 'The server did not accept this.' });
  expect(sessionStore.getState().token).toBe('token');
});

test('a late refusal of an older token leaves the new session alone', async () => {
  signIn('old');
  api.on(getBots, () => {
    signIn('new');
    return refuse(401);
  });
  await expect(call(getBots, {})).rejects.toThrow();
  expect(sessionStore.getState().token).toBe('new');
});

test.each([
  [['First.', 'Second.'], 'First. Second.', ['First.', 'Second.']],
  ['Only one.', 'Only one.', ['Only one.']],
  [{ message: 'Said so.' }, 'Said so.', ['Said so.']],
  [null, 'The server could not do this (error 500). Please try again later.', undefined],
])('the error carries the best sentence of %j', async (body, message, messages) => {
  api.on(getBots, () => refuse(500, body));
  await expect(call(getBots, {})).rejects.toMatchObject({ message, ...(messages && { messages }) });
});

test.each([
  ['40', 'The server is busy. Please try again in 40 seconds.'],
  [() => new Date(Date.now() + 300_000).toUTCString(), 'The server is busy. Please try again in 5 minutes.'],
])('a reading call is not repeated before the time that Retry-After names', async (header, message) => {
  jest.useFakeTimers();
  const value = typeof header === 'string' ? header : header();
  let requests = 0;
  globalThis.fetch = async () => {
    requests += 1;
    return new Response('', { status: 429, headers: { 'Retry-After': value } });
  };
  const attempt = () => call(getBots, {}).catch((error: Error) => error.message);
  expect(await attempt()).toBe(message);
  jest.advanceTimersByTime(39_000);
  expect(await attempt()).toBe(message);
  expect(requests).toBe(1);
  jest.advanceTimersByTime(261_000);
  await attempt();
  expect(requests).toBe(2);
  jest.useRealTimers();
});

test('a wait of hours is kept as long as the server asked for', async () => {
  jest.useFakeTimers();
  let requests = 0;
  globalThis.fetch = async () => {
    requests += 1;
    return new Response('', { status: 503, headers: { 'Retry-After': '10800' } });
  };
  const attempt = () => call(getBots, {}).catch((error: Error) => error.message);
  expect(await attempt()).toBe('The server is busy. Please try again in 3 hours.');
  jest.advanceTimersByTime(10_799_000);
  await attempt();
  expect(requests).toBe(1);
  jest.advanceTimersByTime(1_000);
  await attempt();
  expect(requests).toBe(2);
  jest.useRealTimers();
});

test('a wait that a server asked for holds back neither other calls nor what a person sends', async () => {
  let requests = 0;
  globalThis.fetch = async () => {
    requests += 1;
    return new Response('', { status: 503, headers: { 'Retry-After': '60' } });
  };
  for (const send of [
    () => call(getBots, {}),
    () => call(getNotifications, {}),
    () => call(uploadDocuments, upload),
    () => call(uploadDocuments, upload),
  ]) {
    await expect(send()).rejects.toMatchObject({ status: 503 });
  }
  expect(requests).toBe(4);
});

test('no answer at all is told as such', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(call(getBots, {})).rejects.toMatchObject({
    kind: 'network',
    message: 'No response from server. Please try again later.',
  });
});

test("an index page in an answer's place is unreadable, not empty", async () => {
  globalThis.fetch = () => Promise.resolve(new Response('<!doctype html><title>x</title>'));
  await expect(call(getBots, {})).rejects.toMatchObject({ kind: 'unreadable' });
});

test('a call that is asked for its progress tells it, and is answered, refused and ended like any other', async () => {
  const told: number[] = [];
  const onProgress = (share: number) => told.push(share);
  signIn('opaque');
  api.on(uploadDocuments, () => null);
  await call(uploadDocuments, upload, { onProgress });
  expect(told).toEqual([0.5]);
  expect(api.calls[0]?.headers.get('Authorization')).toBe('Bearer opaque');
  api.on(uploadDocuments, () => refuse(413, { message: 'Too large.' }));
  await expect(call(uploadDocuments, upload, { onProgress })).rejects.toMatchObject({
    status: 413,
    message: 'Too large.',
  });
  const controller = new AbortController();
  api.on(uploadDocuments, () => new Promise(() => {}));
  const ended = call(uploadDocuments, upload, { onProgress, signal: controller.signal });
  controller.abort();
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
});
