import { createServer, type IncomingMessage } from 'node:http';
import { type AnswerShape, BARE } from './answer-shape';
import { createCalls, type Fields, Refusal, TOKEN } from './literal-calls';
import { LiteralHub } from './literal-hub';

/**
 * Somebody else's server: it implements section 7 of the specification and nothing else, in memory. It ignores fields
 * that the section does not name, reports nothing that it does not name, has a hub for notifications and none for chat,
 * and answers 404 to all other calls.
 */
export interface LiteralServer {
  readonly url: string;
  /** Method and path of every call that it does not know. */
  readonly unknownCalls: Set<string>;
  /** Pushes `ReceiveNotification` with these arguments. Returns to how many connections. */
  push(...args: readonly unknown[]): number;
  end(): Promise<void>;
}

export async function startLiteralServer(shape: AnswerShape = BARE): Promise<LiteralServer> {
  const calls = createCalls(shape);
  const hub = new LiteralHub();
  const unknownCalls = new Set<string>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server');
    const name = `${request.method} ${pathname}`;
    const text = await readText(request);
    if (hub.handle(request, response, text, TOKEN)) return;
    const [, handle] = Object.entries(calls).find(([path]) => name === path || isBelow(name, path)) ?? [];
    if (!handle) unknownCalls.add(name);
    let [status, answer]: [number, unknown] = [404, { message: 'Not Found' }];
    try {
      const body = text === '' ? {} : (JSON.parse(text) as Fields);
      requireCredentials(request, pathname);
      if (handle)
        [status, answer] = [200, handle({ body, query: searchParams, last: pathname.split('/').at(-1) ?? '' })];
    } catch (error) {
      [status, answer] = [error instanceof Refusal ? error.status : 500, { message: String(error) }];
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    unknownCalls,
    push: (...args) => hub.push(...args),
    async end() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** `DELETE /api/notification/7` is a call of `DELETE /api/notification/`. */
const isBelow = (name: string, path: string) => path.endsWith('/') && name.startsWith(path) && name !== path;

/** Spec section 6: a bearer token, for chat calls the client id, for signing in nothing. */
function requireCredentials({ headers }: IncomingMessage, path: string): void {
  if (path.startsWith('/api/authentication/') || !/^\/(api|qr)\//.test(path)) return;
  const isChat = path.startsWith('/api/v1/chat/');
  if (isChat ? !headers['client_id'] : headers.authorization !== `Bearer ${TOKEN}`) throw new Refusal(401);
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
