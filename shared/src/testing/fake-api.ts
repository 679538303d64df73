import * as v from 'valibot';
import type { CheckedRequestOf, Endpoint } from '../endpoints/endpoint';

/** Replaces XMLHttpRequest in tests: reports progress once, at one half, and then calls `fetch`. */
class FakeUpload {
  readonly upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  readonly #abort = new AbortController();
  readonly #headers = new Headers();
  #method = 'GET';
  #url = '';

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  send(body?: string): void {
    const total = body?.length ?? 0;
    this.upload.onprogress?.({ lengthComputable: true, loaded: total / 2, total });
    void this.#answer(body).finally(() => this.onloadend?.());
  }

  abort(): void {
    this.#abort.abort();
    this.onabort?.();
  }

  async #answer(body?: string): Promise<void> {
    const { signal } = this.#abort;
    try {
      const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal });
      this.status = response.status;
      this.responseText = await response.text();
      if (!signal.aborted) this.onload?.();
    } catch {
      if (!signal.aborted) this.onerror?.();
    }
  }
}

type Handler<E extends Endpoint> = (request: CheckedRequestOf<E>) => unknown;

/** A call to the fake API. */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly request: unknown;
}

/** An error answer from the fake API. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: unknown = null,
  ) {}
}

/** Makes a handler answer with an error status. */
export function refuse(status: number, body: unknown = null): Refusal {
  return new Refusal(status, body);
}

/** The fake API for a test or for a page that is shown alone. */
export interface FakeApi extends ReturnType<typeof fakeApi> {}

/**
 * Creates a fake API from the endpoints. It validates every request with the endpoint's own schema, as the server does,
 * and answers 404 without a handler. Replaces `fetch` and uploads with progress until `restore`.
 */
export function fakeApi(): {
  /** All calls, in order. */
  calls: RecordedCall[];
  /** Sets the handler for calls to `endpoint`; replaces an earlier one. */
  on<E extends Endpoint>(endpoint: E, handler: Handler<E>): FakeApi;
  /** Returns the calls to an endpoint, in order. */
  callsOf(endpoint: Endpoint): readonly RecordedCall[];
  /** Restores `fetch` and uploads. */
  restore(): void;
} {
  const handlers: { readonly endpoint: Endpoint; readonly handler: Handler<Endpoint> }[] = [];
  const calls: RecordedCall[] = [];
  const original = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };

  async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), 'http://localhost');
    const method = init.method ?? 'GET';
    const found = handlers.findLast(({ endpoint }) => endpoint.method === method && match(endpoint.path, url.pathname));
    const request = {
      ...(found && match(found.endpoint.path, url.pathname)),
      ...Object.fromEntries(url.searchParams),
      ...(typeof init.body === 'string' ? JSON.parse(init.body) : {}),
    };
    calls.push({ method, path: url.pathname, headers: new Headers(init.headers), request });
    if (!found) return json(404, { message: 'Not found.' });
    const checked = v.safeParse(found.endpoint.request, request);
    if (!checked.success) return json(400, { message: checked.issues[0].message });
    const reply = await found.handler(checked.output);
    init.signal?.throwIfAborted();
    return reply instanceof Refusal ? json(reply.status, reply.body) : json(200, reply ?? null);
  }

  globalThis.fetch = answer;
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return {
    calls,
    on(endpoint, handler) {
      handlers.push({ endpoint, handler: handler as Handler<Endpoint> });
      return this;
    },
    callsOf(endpoint) {
      return calls.filter((made) => made.method === endpoint.method && match(endpoint.path, made.path));
    },
    restore() {
      Object.assign(globalThis, original);
    },
  };
}

function match(pattern: string, path: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const found = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(path);
  return found && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}
