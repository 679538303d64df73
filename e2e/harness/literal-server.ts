import { createServer, type IncomingMessage } from 'node:http';
import { createCalls, type Fields, Refusal, TOKEN } from './literal-calls';

/**
 * Somebody else's server: it implements section 7 of the specification and nothing else, in memory. It ignores fields
 * that the section does not name, reports nothing that it does not name, has no hub, and answers 404 to all other calls.
 */
export interface LiteralServer {
  readonly url: string;
  /** Method and path of every call that it does not know. */
  readonly unknownCalls: Set<string>;
  end(): Promise<void>;
}

export async function startLiteralServer(): Promise<LiteralServer> {
  const calls = createCalls();
  const unknownCalls = new Set<string>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server');
    const name = `${request.method} ${pathname}`;
    const [, handle] = Object.entries(calls).find(([path]) => name === path || isBelow(name, path)) ?? [];
    if (!handle) unknownCalls.add(name);
    let [status, answer]: [number, unknown] = [404, { message: 'Not Found' }];
    try {
      const body = await readBody(request);
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

async function readBody(request: IncomingMessage): Promise<Fields> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : (JSON.parse(text) as Fields);
}
