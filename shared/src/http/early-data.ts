import type { Endpoint, RequestOf, ResponseOf } from '../endpoints/endpoint';
import { sessionStore } from '../session/session-store';
import { locate, looksLikeHtml, parseJson } from './locate';

/** The answers that the host's page requested before any script loaded (early.js of the host). */
export interface EarlyAnswers {
  /** The session token of the calls. */
  readonly token: string;
  /** Time of the calls, from `performance.now()`. */
  readonly at: number;
  /** Answers by the path and query of each GET call. */
  readonly answers: Map<string, Promise<Response>>;
  /** Bodies of the successful answers that have loaded, by the same keys. */
  readonly texts: Map<string, string>;
  /** First rows of long lists, by the same keys: the body, and once it has been read, its data. */
  readonly starts: Map<string, unknown>;
}

declare global {
  var frontdeskEarlyAnswers: EarlyAnswers | undefined;
}

/** An answer that is older than this is outdated. */
const FRESH_MS = 15_000;

/** Returns the early answer to a GET call of this session; each answer can be used once. */
export function takeEarlyAnswer(url: string, token: string | null): Promise<Response> | undefined {
  const answer = usable(token)?.answers.get(url);
  globalThis.frontdeskEarlyAnswers?.answers.delete(url);
  globalThis.frontdeskEarlyAnswers?.texts.delete(url);
  return answer;
}

/** Returns whether the answer has only the first rows of a long list (RFC 7240). */
export const isStart = ({ headers }: Response): boolean => headers.has('preference-applied');

/** Returns the body of an unused early answer that loaded successfully. */
function peekEarlyText(url: string, token: string | null): string | undefined {
  const early = usable(token);
  return early?.answers.has(url) ? early.texts.get(url) : undefined;
}

function usable(token: string | null): EarlyAnswers | undefined {
  const early = globalThis.frontdeskEarlyAnswers;
  return early?.token === token && performance.now() - early.at < FRESH_MS ? early : undefined;
}

/** Removes the unused answers, because data has changed. */
export function dropEarlyAnswers(): void {
  globalThis.frontdeskEarlyAnswers = undefined;
}

/**
 * Returns the data of a GET call that early.js sent, if it has loaded and is valid. Otherwise returns undefined, and
 * the query makes the call.
 */
export function earlyData<E extends Endpoint>(endpoint: E, request: RequestOf<E>): ResponseOf<E> | undefined {
  if (globalThis.frontdeskEarlyAnswers === undefined || endpoint.method !== 'GET') return undefined;
  const { url } = locate(endpoint, request as Record<string, unknown>);
  const { token } = sessionStore.getState();
  const data = readText(endpoint, peekEarlyText(url, token));
  if (data !== undefined) void takeEarlyAnswer(url, token);
  return data;
}

/** Returns the first rows of a long list that early.js requested, which a page shows until the whole list has loaded. */
export function earlyStart<E extends Endpoint>(endpoint: E, request: RequestOf<E>): ResponseOf<E> | undefined {
  const starts = usable(sessionStore.getState().token)?.starts;
  if (!starts?.size) return undefined;
  const { url } = locate(endpoint, request as Record<string, unknown>);
  const start = starts.get(url);
  // Each render asks for them.
  if (typeof start === 'string') starts.set(url, readText(endpoint, start));
  return starts.get(url) as ResponseOf<E> | undefined;
}

function readText<E extends Endpoint>(endpoint: E, text: string | undefined): ResponseOf<E> | undefined {
  if (text === undefined || looksLikeHtml(text)) return undefined;
  const parsed = parseJson(text);
  const read = endpoint.response['~standard'].validate(parsed === undefined ? text : parsed);
  return read instanceof Promise || read.issues ? undefined : (read.value as ResponseOf<E>);
}
