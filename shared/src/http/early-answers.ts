/** What the page's first script requested before any other script loaded (early.js of the host). */
export interface EarlyAnswers {
  /** The session that the calls were made with. */
  readonly token: string;
  /** When they were made, as `performance.now()` counts. */
  readonly at: number;
  /** By the path and query of each GET call. */
  readonly answers: Map<string, Promise<Response>>;
  /** Bodies of the answers that loaded with a status of success, by the same keys. */
  readonly texts: Map<string, string>;
}

declare global {
  var frontdeskEarlyAnswers: EarlyAnswers | undefined;
}

/** An answer that waited longer is out of date. */
const FRESH_MS = 15_000;

/** Takes the answer to a GET call that was made early in this session; each is taken once. */
export function takeEarlyAnswer(url: string, token: string | null): Promise<Response> | undefined {
  const answer = usable(token)?.answers.get(url);
  globalThis.frontdeskEarlyAnswers?.answers.delete(url);
  globalThis.frontdeskEarlyAnswers?.texts.delete(url);
  return answer;
}

/** Returns the body of an unused early answer that loaded with a status of success. */
export function peekEarlyText(url: string, token: string | null): string | undefined {
  const early = usable(token);
  return early?.answers.has(url) ? early.texts.get(url) : undefined;
}

function usable(token: string | null): EarlyAnswers | undefined {
  const early = globalThis.frontdeskEarlyAnswers;
  return early?.token === token && performance.now() - early.at < FRESH_MS ? early : undefined;
}

/** Removes the answers that no call used, because data has changed. */
export function dropEarlyAnswers(): void {
  globalThis.frontdeskEarlyAnswers = undefined;
}
