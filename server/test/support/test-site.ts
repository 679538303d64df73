import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The response at a path: the HTML of a page, or a complete response. */
export type TestPage =
  | string
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Buffer;
      readonly delayMs?: number;
    };

/** A small website for a test. Its pages may change at any time. */
export class TestSite {
  readonly requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
  isDown = false;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  constructor(public pages: Record<string, TestPage | ((path: string, address: string) => TestPage)>) {}

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    // The process must also end if a test fails before it stops the site.
    this.#server.unref();
    return this;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  get paths(): string[] {
    return this.requests.map(({ path }) => path);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    this.requests.push({ path, headers: request.headers });
    if (this.isDown) return void request.socket.destroy();
    const found = this.pages[path] ?? this.pages['*'];
    const page = typeof found === 'function' ? found(path, this.address) : found;
    if (page === undefined) return void response.writeHead(404).end();
    const { status = 200, headers = {}, body = '', delayMs = 0 } = typeof page === 'string' ? { body: page } : page;
    await setTimeout(delayMs);
    if (headers['etag'] && request.headers['if-none-match'] === headers['etag']) {
      return void response.writeHead(304).end();
    }
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  }
}
