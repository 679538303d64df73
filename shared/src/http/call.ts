import type { Endpoint, RequestOf, ResponseOf } from '../endpoints/endpoint';
import { pageLanguage } from '../endpoints/page-language';
import * as words from '../messages/call';
import { expireSession, sessionStore } from '../session/session-store';
import { ApiError, retryAfterMs } from './api-error';
import { dropEarlyAnswers, isStart, takeEarlyAnswer } from './early-data';
import { locate, looksLikeHtml, parseJson } from './locate';
import { timeCall } from './slow-calls';
import { busyFor, noteWait, throwWhileWaiting } from './waits';

/**
 * Fields in which servers send their messages, best first; the titles that RFC 9457 defines are the least informative.
 */
const FIELDS = ['message', 'description', 'detail', 'errors', 'error', 'title'];

/**
 * Returns every message in the body of an error answer: an array of sentences, a text, or an object with `message`
 * (spec section 7.1).
 */
export function errorMessages(body: unknown): string[] {
  if (typeof body === 'string') return isSentence(body) ? [body.trim()] : [];
  if (Array.isArray(body)) return body.flatMap(errorMessages);
  if (typeof body !== 'object' || body === null) return [];
  const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  for (const candidate of FIELDS.map((name) => fields[name])) {
    const found = typeof candidate === 'object' || typeof candidate === 'string' ? errorMessages(candidate) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether the text is a sentence for the user, and not an HTML error page or a stack trace. */
function isSentence(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length > 0 && trimmed.length < 1000 && !trimmed.startsWith('<');
}

/**
 * Works like `fetch`, and also reports the sent share of the body, from 0 to 1. If the browser does not know the size,
 * it may never call `onProgress`.
 */
export function sendWithProgress(
  url: string,
  {
    method,
    headers,
    body,
    signal,
  }: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal },
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('The request failed.'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    if (signal.aborted) reject(signal.reason);
    else request.send(body);
  });
}

/** The time-out for calls (spec section 9.7). */
const CALL_TIMEOUT_MS = 100_000;

export interface CallOptions {
  /** Aborts the call, for example when the user leaves a screen. */
  readonly signal?: AbortSignal;
  /** The agent's client id; endpoints with `auth: 'client-id'` need it. */
  readonly clientId?: string;
  /** Called with the share of the request that has been sent, from 0 to 1. For uploads. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Makes a call and reads its answer. Throws only `ApiError`, or the reason of `signal`. A refused session token ends
 * the session, but only once, however many calls are refused. A reading call that the server refused with `Retry-After`
 * fails the same way, without a request, until that time has passed.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { signal, clientId, onProgress }: CallOptions = {},
): Promise<ResponseOf<E>> {
  const { token } = sessionStore.getState();
  // The server would refuse a protected call without a session.
  if (endpoint.auth === 'bearer' && token === null) throw new ApiError('session', words.sessionEnded, 401);
  const { url, body } = locate(endpoint, request as Record<string, unknown>);
  const { method } = endpoint;
  throwWhileWaiting({ method, path: url });
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': pageLanguage() };
  if (body !== undefined || endpoint.auth === 'bearer') headers['Content-Type'] = 'application/json';
  if (endpoint.auth === 'bearer') headers['Authorization'] = `Bearer ${token}`;
  if (endpoint.auth === 'client-id' && clientId) headers['client_id'] = clientId;

  let response: Response;
  let text: string;
  const answered = timeCall();
  try {
    const init = {
      method,
      headers,
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    };
    response = await (onProgress ? sendWithProgress(url, init, onProgress) : send(url, init, token));
    text = await response.text();
  } catch {
    signal?.throwIfAborted();
    throw timeout.aborted ? new ApiError('timeout', words.tooLate) : new ApiError('network', words.noResponse);
  } finally {
    answered();
  }

  const parsed = parseJson(text);
  if (!response.ok) {
    const isSessionRefused = response.status === 401 && endpoint.auth === 'bearer' && !endpoint.origin;
    if (isSessionRefused) expireSession(token);
    const waitMs = retryAfterMs(response.headers);
    const body = parsed === undefined ? text : parsed;
    const error = refusal(isSessionRefused ? 'session' : 'status', response.status, body, waitMs);
    if (waitMs !== null) noteWait({ method, path: url }, error, waitMs);
    throw error;
  }
  // Uses the schema's standard interface, so that calls need no schema library.
  const answer = await endpoint.response['~standard'].validate(parsed === undefined ? text : parsed);
  const isOther = endpoint.success !== undefined && response.status !== endpoint.success;
  if (answer.issues || isOther || looksLikeHtml(text)) {
    throw new ApiError('unreadable', words.unreadable, response.status);
  }
  return answer.value as ResponseOf<E>;
}

/**
 * Uses the early answer to a call if there is one; makes the call again if the early one failed, or has only the first
 * rows.
 */
function send(url: string, init: RequestInit, token: string | null): Promise<Response> {
  if (init.method !== 'GET') dropEarlyAnswers();
  const early = takeEarlyAnswer(url, token);
  if (!early) return fetch(url, init);
  const aborted = new Promise<never>((_, reject) =>
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true }),
  );
  const again = () => fetch(url, init);
  return Promise.race([early.then((answer) => (isStart(answer) ? again() : answer), again), aborted]);
}

function refusal(kind: 'session' | 'status', status: number, body: unknown, waitMs: number | null): ApiError {
  const messages = errorMessages(body);
  const plain = kind === 'session' ? words.sessionEnded : plainWords(status, waitMs);
  return new ApiError(kind, messages.join(' ') || plain, status, body, messages);
}

function plainWords(status: number, waitMs: number | null = null): string {
  if (waitMs !== null) return busyFor(waitMs);
  if (status === 404) return words.notFound;
  if (status === 413) return words.tooLarge;
  if (status === 429) return words.tooMany;
  if (status === 401) return words.notAccepted;
  if (status === 403) return words.notAllowed;
  return words.failed(status);
}
