import { createServer, type IncomingMessage } from 'node:http';
import { type AnswerShape, BARE } from './answer-shape';
import type { Fields } from './fields';
import { createCalls, Refusal, TOKEN } from './literal-calls';
import { LiteralHub } from './literal-hub';

/**
 * A third-party server: it implements only spec section 7, in memory. It ignores fields
 * that the section does not define, returns no others, has a hub for notifications but none for chat,
 * and returns 404 for all other calls.
 */
export interface LiteralServer {
  readonly url: string;
  /** Method and path of every unknown call. */
  readonly unknownCalls: Set<string>;
  /** Pushes `ReceiveNotification` with these arguments. Returns the number of connections. */
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

/** Matches `DELETE /api/notification/7` to `DELETE /api/notification/`. */
const isBelow = (name: string, path: string) => path.endsWith('/') && name.startsWith(path) && name !== path;

/** Spec section 6: requires a bearer token, the client id for chat calls, and nothing for signing in. */
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
