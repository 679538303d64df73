import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** How a receiver reacts to a message: with a status, with a redirect to an address, not at all, or by hanging up. */
export type Manners = number | { readonly to: string } | 'hang' | 'close';

interface Received {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly path: string;
}

/** Another system that receives webhooks, at a free port on this machine. */
export class WebhookReceiver {
  readonly messages: Received[] = [];
  /** The reaction at each path; other paths respond 200. */
  readonly manners = new Map<string, Manners>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  addressOf(path: string): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  at(path: string): Received[] {
    return this.messages.filter((message) => message.path === path);
  }

  /** The messages at a path, after the specification's own library has verified their signatures. */
  verified(path: string, secret: string) {
    const webhook = new Webhook(secret);
    return this.at(path).map(({ headers, body }) => webhook.verify(body, headers) as WebhookMessage);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const path = request.url ?? '';
    const headers = request.headers as Record<string, string>;
    const id = headers['webhook-id'] ?? '';
    this.messages.push({ id, headers, body: Buffer.concat(pieces).toString(), path });
    const manners = this.manners.get(path) ?? 200;
    if (manners === 'hang') return;
    if (manners === 'close') return void request.socket.destroy();
    if (typeof manners === 'object') return void response.writeHead(302, { location: manners.to }).end();
    response.writeHead(manners).end();
  }
}

export interface WebhookMessage {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}
