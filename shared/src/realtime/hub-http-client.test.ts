import { AbortError, TimeoutError } from '@microsoft/signalr';
import { endWait, waitMs } from '../http/waits';
import { HubHttpClient, hubProblem, problemSentence } from './hub-http-client';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const client = new HubHttpClient('/notificationHub');
const URL = 'http://localhost/notificationHub/negotiate?negotiateVersion=1';
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  endWait('/notificationHub');
});

/** Hangs until the request is aborted. */
const hang = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

test('returns an answer with its text', async () => {
  fetched.mockResolvedValue(new Response('{"a":1}', { status: 200 }));
  const request = { headers: { Authorization: 'Bearer t' }, content: '', withCredentials: true };
  await expect(client.post(URL, request)).resolves.toMatchObject({ statusCode: 200, content: '{"a":1}' });
  expect(fetched.mock.calls[0]).toMatchObject([
    URL,
    {
      method: 'POST',
      body: null,
      credentials: 'include',
      headers: { Authorization: 'Bearer t', 'X-Requested-With': 'XMLHttpRequest' },
    },
  ]);
});

test.each([503, 429])('reports a %i with Retry-After as a refusal with a wait', async (status) => {
  fetched.mockResolvedValue(new Response('', { status, headers: { 'Retry-After': '90' } }));
  await expect(client.post(URL)).rejects.toMatchObject({ name: 'Error', statusCode: status });
  expect(Math.round(waitMs('/notificationHub') / 1000)).toBe(90);
});

test('reports a refusal without Retry-After without a wait', async () => {
  fetched.mockResolvedValue(new Response('down', { status: 503 }));
  await expect(client.post(URL)).rejects.toThrow("down: Status code '503'");
  expect(waitMs('/notificationHub')).toBe(0);
});

test('distinguishes a request that times out from one that is cancelled', async () => {
  fetched.mockImplementation(hang);
  await expect(client.post(URL, { timeout: 5 })).rejects.toBeInstanceOf(TimeoutError);
  const abortSignal: { aborted: boolean; onabort: (() => void) | null } = { aborted: false, onabort: null };
  const ended = client.post(URL, { abortSignal });
  abortSignal.onabort?.();
  await expect(ended).rejects.toBeInstanceOf(AbortError);
  await expect(client.post(URL, { abortSignal: { aborted: true, onabort: null } })).rejects.toBeInstanceOf(AbortError);
});

test.each([
  ["Failed to complete negotiation with the server: Error: Not Found: Status code '404'", 'no-hub'],
  ["Error: Method Not Allowed: Status code '405'", 'no-hub'],
  ['SyntaxError: Unexpected token \'<\', "<!doctype "... is not valid JSON', 'no-hub'],
  ["Error: Unauthorized: Status code '401'", 'refused-session'],
  ['Error: Server returned an error on close: The session has ended.', 'refused-session'],
  ['Error: Server timeout elapsed without receiving a message from the server.', 'server-timeout'],
  ['Error: Server returned handshake error: no.', 'handshake'],
  ['TypeError: Failed to fetch', 'unreachable'],
] as const)('reads %s as the problem %s', (words, problem) => {
  expect(hubProblem(new Error(words))).toBe(problem);
});

test('names a server timeout and a handshake error', () => {
  expect(problemSentence('server-timeout')).toMatch(/^Server timeout: /);
  expect(problemSentence('handshake')).toMatch(/^Handshake error: /);
});
