import type { Endpoint, RequestOf, ResponseOf } from '../endpoints/endpoint';
import { sessionStore } from '../session/session-store';
import { peekEarlyText, takeEarlyAnswer } from './early-answers';
import { locate } from './locate';
import { looksLikeHtml, parseJson } from './read-body';

/**
 * Returns the data of a GET call that early.js sent, if it has loaded and is valid. Otherwise returns undefined, and
 * the query makes the call.
 */
export function earlyData<E extends Endpoint>(endpoint: E, request: RequestOf<E>): ResponseOf<E> | undefined {
  if (globalThis.frontdeskEarlyAnswers === undefined || endpoint.method !== 'GET') return undefined;
  const { url } = locate(endpoint, request as Record<string, unknown>);
  const { token } = sessionStore.getState();
  const text = peekEarlyText(url, token);
  if (text === undefined || looksLikeHtml(text)) return undefined;
  const parsed = parseJson(text);
  const read = endpoint.response['~standard'].validate(parsed === undefined ? text : parsed);
  if (read instanceof Promise || read.issues) return undefined;
  void takeEarlyAnswer(url, token);
  return read.value as ResponseOf<E>;
}
