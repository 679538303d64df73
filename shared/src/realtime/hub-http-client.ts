import { AbortError, HttpClient, HttpError, type HttpRequest, HttpResponse, TimeoutError } from '@microsoft/signalr';
import { ApiError } from '../http/api-error';
import { retryAfterMs } from '../http/retry-after';
import { noteWait } from '../http/waits';

/**
 * Sends the requests of a hub connection. Replaces the library's client, which drops the headers of a refusal and so
 * cannot see `Retry-After`. `path` is the hub's.
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
      // biome-ignore lint/style/noRestrictedGlobals: the library requires an HTTP client of its own.
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
