import { AbortError, HttpClient, HttpError, type HttpRequest, HttpResponse, TimeoutError } from '@microsoft/signalr';
import { ApiError, retryAfterMs } from '../http/api-error';
import { noteWait } from '../http/waits';
import { handshake, serverTimeout } from '../messages/realtime';

/**
 * Sends the requests of a hub connection. Replaces the library's client, which drops the headers of a refusal and
 * therefore does not support `Retry-After`. `path` is the path of the hub.
 */
export class HubHttpClient extends HttpClient {
  constructor(private readonly path: `/${string}`) {
    super();
  }

  async send({ url = '', method = 'GET', content, headers, timeout, ...request }: HttpRequest): Promise<HttpResponse> {
    const controller = new AbortController();
    const { abortSignal, responseType, withCredentials } = request;
    if (abortSignal?.aborted) throw new AbortError();
    if (abortSignal) abortSignal.onabort = () => controller.abort(new AbortError());
    const timer = timeout ? setTimeout(() => controller.abort(new TimeoutError()), timeout) : undefined;
    try {
      // biome-ignore lint/style/noRestrictedGlobals: the library requires a separate HTTP client.
      const response = await fetch(url, {
        method,
        body: content || null,
        headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers },
        cache: 'no-cache',
        credentials: withCredentials ? 'include' : 'same-origin',
        signal: controller.signal,
      });
      if (!response.ok) throw this.#refusal(response, await response.text());
      const body = responseType === 'arraybuffer' ? response.arrayBuffer() : response.text();
      return new HttpResponse(response.status, response.statusText, (await body) as string);
    } catch (error) {
      throw controller.signal.aborted ? controller.signal.reason : error;
    } finally {
      clearTimeout(timer);
      if (abortSignal) abortSignal.onabort = null;
    }
  }

  #refusal({ status, statusText, headers }: Response, text: string): HttpError {
    const ms = retryAfterMs(headers);
    if (ms !== null) noteWait({ method: 'GET', path: this.path }, new ApiError('status', statusText, status), ms);
    return new HttpError(text || statusText, status);
  }
}

/** Why there is no connection to a hub. */
export type HubProblem = 'no-hub' | 'refused-session' | 'server-timeout' | 'handshake' | 'unreachable';

const STATUS = /Status code '(\d+)'|status code returned from negotiate '(\d+)'/i;

/** Reads the library's error. Only its message contains its kind. */
export function hubProblem(error: unknown): HubProblem {
  const words = String(error);
  const [, first, second] = STATUS.exec(words) ?? [];
  const status = Number(first ?? second);
  // A plain file server answers a POST with 404 or 405, or with its HTML page.
  if (status === 404 || status === 405 || status === 501 || /Unexpected token '?</.test(words)) return 'no-hub';
  if (status === 401 || status === 403 || /session has ended/i.test(words)) return 'refused-session';
  if (/server timeout/i.test(words)) return 'server-timeout';
  if (/handshake/i.test(words)) return 'handshake';
  return 'unreachable';
}

const SENTENCES: Record<HubProblem, string | null> = {
  'no-hub': null,
  'refused-session': null,
  'server-timeout': serverTimeout,
  handshake,
  unreachable: null,
};

/** Returns a message for the owner; null when there is nothing to say beyond the fact that there is no connection. */
export function problemSentence(problem: HubProblem): string | null {
  return SENTENCES[problem];
}
