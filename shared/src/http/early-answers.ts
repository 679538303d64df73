/** The answers that the page's first script requested before any other script loaded (early.js of the host). */
export interface EarlyAnswers {
  /** The session token of the calls. */
  readonly token: string;
  /** Time of the calls, as from `performance.now()`. */
  readonly at: number;
  /** Answers by the path and query of each GET call. */
  readonly answers: Map<string, Promise<Response>>;
  /** Bodies of the loaded successful answers, by the same keys. */
  readonly texts: Map<string, string>;
}

declare global {
  var frontdeskEarlyAnswers: EarlyAnswers | undefined;
}

/** An answer older than this is out of date. */
const FRESH_MS = 15_000;

/** Returns the early answer to a GET call of this session; each can be used once. */
export function takeEarlyAnswer(url: string, token: string | null): Promise<Response> | undefined {
  const answer = usable(token)?.answers.get(url);
  globalThis.frontdeskEarlyAnswers?.answers.delete(url);
  globalThis.frontdeskEarlyAnswers?.texts.delete(url);
  return answer;
}

/** Returns the body of an unused early answer that loaded successfully. */
export function peekEarlyText(url: string, token: string | null): string | undefined {
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
