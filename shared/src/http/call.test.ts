import * as v from 'valibot';
import { getBot, getBots } from '../endpoints/bot';
import { addChatParticipant, startChatSession } from '../endpoints/chat';
import { getConversations } from '../endpoints/conversation';
import { uploadDocuments } from '../endpoints/document';
import { defineEndpoint } from '../endpoints/endpoint';
import { deleteNotification, getNotifications } from '../endpoints/notification';
import { generateCalendarEventQr } from '../endpoints/qr';
import { sessionStore, signIn } from '../session/session-store';
import { fakeApi, refuse } from '../testing/fake-api';
import type { ApiError } from './api-error';
import { call } from './call';
import { onSlowCall } from './slow-calls';

const upload = {
  botId: '1',
  documents: [{ documentId: 'd', name: 'a.txt', type: 0, status: 0, base64Content: 'YQ==' }],
};

const visitor = { conversationId: 'c', userName: 'Owner', ipAddress: '' };
const SESSION_ENDED = 'Your session has ended. Please log in again.';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  sessionStore.setState(sessionStore.getInitialState());
  signIn('token');
});
afterEach(() => api.restore());

test('sends the session token as a bearer in a protected call', async () => {
  signIn('opaque');
  api.on(getBots, () => []);
  await call(getBots, {});
  expect(api.calls[0]?.headers.get('Authorization')).toBe('Bearer opaque');
});

test('accepts JSON, and declares the type of a JSON body', async () => {
  await call(getBots, {}).catch(() => undefined);
  await call(addChatParticipant, visitor).catch(() => undefined);
  await call(startChatSession, { conversationId: 'c' }).catch(() => undefined);
  expect(api.calls.map(({ headers }) => headers.get('Accept'))).toEqual(Array(3).fill('application/json'));
  expect(api.calls.map(({ headers }) => headers.get('Content-Type'))).toEqual([
    'application/json',
    'application/json',
    null,
  ]);
});

test("sends the agent's client id and no token in a chat call", async () => {
  await call(addChatParticipant, visitor, { clientId: 'x' }).catch(() => undefined);
  await call(addChatParticipant, visitor).catch(() => undefined);
  expect(api.calls.map(({ headers }) => [headers.get('client_id'), headers.get('Authorization')])).toEqual([
    ['x', null],
    [null, null],
  ]);
});

test('sends no client id in a call with the session token', async () => {
  await call(getBots, {}, { clientId: 'x' }).catch(() => undefined);
  expect(api.calls[0]?.headers.has('client_id')).toBe(false);
});

test('sends a path field only in the path', async () => {
  api.on(deleteNotification, ({ id }) => ({ id }));
  await call(deleteNotification, { id: 'a/b' });
  expect(api.calls[0]).toMatchObject({ method: 'DELETE', path: '/api/notification/a%2Fb' });
});

test('omits absent fields from the query', async () => {
  api.on(getConversations, (request) => ({ conversations: [], next: JSON.stringify(request) }));
  await expect(call(getConversations, { search: 'a b', outcome: undefined })).resolves.toMatchObject({
    next: '{"search":"a b"}',
  });
  await call(getConversations, {});
  expect(api.calls.map(({ request }) => request)).toEqual([{ search: 'a b' }, {}]);
});

test('counts the unread notifications of a bare list', async () => {
  api.on(getNotifications, () => [{ id: 1 }, { id: 2, dateRead: '2026-01-01T00:00:00Z' }]);
  await expect(call(getNotifications, {})).resolves.toMatchObject({
    count: 1,
    notifications: [{ id: '1' }, { id: '2' }],
  });
});

test('refuses a protected call without a session, and sends nothing', async () => {
  sessionStore.setState({ token: null });
  await expect(call(getBots, {})).rejects.toMatchObject({ status: 401, message: SESSION_ENDED });
  expect(api.calls).toHaveLength(0);
});

test('ends the session when the token is refused, and gives the reason in the error', async () => {
  signIn('old');
  api.on(getBots, () => refuse(401));
  await expect(call(getBots, {})).rejects.toMatchObject({ kind: 'session', status: 401, message: SESSION_ENDED });
  expect(sessionStore.getState()).toMatchObject({ token: null, ended: 'expired' });
});

test('keeps the session when a client id is refused, and does not call it expired', async () => {
  api.on(startChatSession, () => refuse(401));
  const request = { conversationId: 'c' };
  const refusal = await call(startChatSession, request, { clientId: 'x' }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ kind: 'status', status: 401, message: 'The server did not accept this.' });
  expect(sessionStore.getState().token).toBe('token');
});

test('keeps a new session when an older token is refused late', async () => {
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
])('shows the best message in %j', async (body, message, messages) => {
  api.on(getBots, () => refuse(500, body));
  await expect(call(getBots, {})).rejects.toMatchObject({ message, ...(messages && { messages }) });
});

test.each([
  [403, 'You are not allowed to do this.'],
  [404, 'The server could not find this.'],
  [413, 'This is too large for the server.'],
  [429, 'Too many requests. Please wait a moment and try again.'],
])('shows our own message for a refusal with %i that has no text', async (status, message) => {
  api.on(getBots, () => refuse(status));
  await expect(call(getBots, {})).rejects.toMatchObject({ kind: 'status', status, message, messages: [] });
});

test('shows a refusal in plain text unchanged', async () => {
  globalThis.fetch = async () => new Response('The disk is full.', { status: 500 });
  await expect(call(getBots, {})).rejects.toMatchObject({ message: 'The disk is full.', body: 'The disk is full.' });
});

test.each([
  ['1', '1 second'],
  ['119', '119 seconds'],
  ['120', '2 minutes'],
  ['7140', '119 minutes'],
  ['7200', '2 hours'],
])('treats Retry-After %s as a wait of %s', async (seconds, words) => {
  globalThis.fetch = async () => new Response('', { status: 503, headers: { 'Retry-After': seconds } });
  await expect(call(deleteNotification, { id: '7' })).rejects.toMatchObject({
    message: `The server is busy. Please try again in ${words}.`,
  });
});

test('does not wait after a refusal without Retry-After', async () => {
  api.on(getBots, () => refuse(503));
  await call(getBots, {}).catch(() => undefined);
  await call(getBots, {}).catch(() => undefined);
  expect(api.calls).toHaveLength(2);
});

test.each([
  ['40', '40 seconds', '1 second'],
  [() => new Date(Date.now() + 300_000).toUTCString(), '5 minutes', '5 minutes'],
])('does not repeat a reading call before the time in Retry-After', async (header, first, later) => {
  jest.useFakeTimers();
  const value = typeof header === 'string' ? header : header();
  let requests = 0;
  globalThis.fetch = async () => {
    requests += 1;
    return new Response('', { status: 429, headers: { 'Retry-After': value } });
  };
  const attempt = () => call(getBots, {}).catch((error: Error) => error.message);
  expect(await attempt()).toBe(`The server is busy. Please try again in ${first}.`);
  jest.advanceTimersByTime(39_000);
  expect(await attempt()).toBe(`The server is busy. Please try again in ${later}.`);
  expect(requests).toBe(1);
  jest.advanceTimersByTime(261_000);
  await attempt();
  expect(requests).toBe(2);
  jest.useRealTimers();
});

test('waits for hours when the server requests it', async () => {
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

test("delays neither other calls nor a user's actions during a wait", async () => {
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

test('reports a network failure with the kind network', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(call(getBots, {})).rejects.toMatchObject({
    kind: 'network',
    message: 'No response from server. Please try again later.',
  });
});

test('reports an index page instead of an answer as unreadable, not as empty', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('<!doctype html><title>x</title>'));
  await expect(call(getBots, {})).rejects.toMatchObject({ kind: 'unreadable' });
});

test('reports an answer that does not match the endpoint as unreadable', async () => {
  for (const answer of ['{"bots":7}', 'no json']) {
    globalThis.fetch = async () => new Response(answer);
    await expect(call(getBot, { botId: '7' })).rejects.toMatchObject({
      kind: 'unreadable',
      status: 200,
      message: 'The server sent a response that this page cannot read.',
    });
  }
});

test('reads plain text when the endpoint returns a text', async () => {
  globalThis.fetch = async () => new Response('p-7');
  await expect(call(addChatParticipant, visitor)).resolves.toEqual({ participantId: 'p-7' });
});

test("reports a status other than the endpoint's success status as unreadable", async () => {
  const event = { subject: 'Tasting', description: 'Red', location: 'Here', startTime: '18:00', endTime: '20:00' };
  const answer = (status: number) => {
    globalThis.fetch = async () => new Response('{"dataUrl":"data:image/png;base64,aGk="}', { status });
    return call(generateCalendarEventQr, event);
  };
  await expect(answer(200)).resolves.toBeDefined();
  await expect(answer(201)).rejects.toMatchObject({ kind: 'unreadable', status: 201 });
});

test('times out after 100 seconds with a message', async () => {
  const timeout = new AbortController();
  const wait = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  globalThis.fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  const given = call(getBots, {}, { signal: new AbortController().signal });
  expect(wait).toHaveBeenCalledWith(100_000);
  wait.mockRestore();
  timeout.abort(new DOMException('late', 'TimeoutError'));
  await expect(given).rejects.toMatchObject({
    kind: 'timeout',
    status: null,
    message: 'The server took too long to respond. Please try again.',
  });
});

test('reports an unanswered call as slow, but not an answered one', async () => {
  jest.useFakeTimers();
  const notified = jest.fn();
  onSlowCall(notified);
  globalThis.fetch = async () => new Response('[]');
  await call(getBots, {});
  jest.advanceTimersByTime(20_000);
  expect(notified).not.toHaveBeenCalled();
  globalThis.fetch = () => new Promise(() => {});
  void call(getBots, {});
  jest.advanceTimersByTime(20_000);
  expect(notified).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('reports upload progress, and handles response, refusal and abort as usual', async () => {
  const reported: number[] = [];
  const onProgress = (share: number) => reported.push(share);
  signIn('opaque');
  api.on(uploadDocuments, () => null);
  await call(uploadDocuments, upload, { onProgress });
  expect(reported).toEqual([0.5]);
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

test('waits only for the agent that the server refused, and counts the seconds down', async () => {
  jest.useFakeTimers();
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    return new Response('', { status: 429, headers: { 'Retry-After': '30' } });
  };
  const read = (botId: string) => call(getBot, { botId }).catch(({ message }: ApiError) => message);
  await expect(read('one')).resolves.toBe('The server is busy. Please try again in 30 seconds.');
  jest.advanceTimersByTime(12_000);
  await expect(read('one')).resolves.toBe('The server is busy. Please try again in 18 seconds.');
  await read('two');
  expect(asked).toEqual(['/api/bot/getBot?botId=one', '/api/bot/getBot?botId=two']);
  jest.useRealTimers();
});

describe("a remote's own server", () => {
  const OWN = { method: 'GET', path: '/tables/:id', origin: 'https://team.example' } as const;
  const parts = { request: v.object({ id: v.string() }), response: v.object({ seats: v.number() }) };
  const answered = (status: number) => {
    const fetched = jest.fn(async () => Response.json({ seats: 4 }, { status }));
    globalThis.fetch = fetched as never;
    return fetched;
  };

  test('gets its calls at its own origin, without the token', async () => {
    const fetched = answered(200);
    await expect(call(defineEndpoint({ ...OWN, ...parts }), { id: '7' })).resolves.toEqual({ seats: 4 });
    expect(fetched).toHaveBeenCalledWith('https://team.example/tables/7', expect.anything());
    expect(JSON.stringify(fetched.mock.calls)).not.toContain('Bearer');
  });

  test('gets the token on request, and cannot end the session', async () => {
    const fetched = answered(401);
    const tables = defineEndpoint({ ...OWN, ...parts, auth: 'bearer' });
    await expect(call(tables, { id: '7' })).rejects.toMatchObject({ kind: 'status', status: 401 });
    expect(JSON.stringify(fetched.mock.calls)).toContain('Bearer token');
    expect(sessionStore.getState().token).toBe('token');
  });
});
