import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyBuild } from './copy-build';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * The ways in which a file can fail: it is missing; the server returns a page instead, never responds or returns an
 * error; the script is invalid; or other origins may not load it.
 */
export type Fault = 'missing' | 'html' | 'hanging' | 'error' | 'syntax' | 'no-cors';

/** A plain static server for a copy of `dist/` that can break files. Forwards calls to the real API. */
export interface StaticSite {
  readonly url: string;
  readonly folder: string;
  /** Every requested address, in order. */
  readonly asked: string[];
  /** Breaks every file whose address matches, until `heal`. */
  break(file: RegExp, fault: Fault): void;
  heal(): void;
  /** Changes the registry. */
  editRegistry(edit: (remotes: RegistryEntry[]) => unknown[]): Promise<void>;
  end(): Promise<void>;
}

export interface RegistryEntry {
  name: string;
  entry: string;
  globalName?: string | undefined;
  version: string;
  contract: string;
  routes: { path: string; page: string; access: string; title: string; preload?: object }[];
}

/** Serves a copy of `folder` (the built site); `api` is the address of the real server. */
export async function startStaticSite({ api, source = DIST }: { api?: string; source?: string }): Promise<StaticSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'frontdesk-static-'));
  copyBuild(source, folder);
  const faults: { readonly file: RegExp; readonly fault: Fault }[] = [];
  const asked: string[] = [];

  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://site');
    asked.push(incoming.url ?? '/');
    if (/^\/(api|qr|r)\/|Hub(\/|$)/.test(pathname))
      return api ? pass(api, incoming, response) : answer(response, 404, '');
    const fault = faults.find(({ file }) => file.test(pathname))?.fault;
    if (fault === 'hanging') return;
    if (fault === 'missing') return answer(response, 404, '');
    if (fault === 'error') return answer(response, 503, 'Down.', 'text/plain');
    if (fault === 'syntax') return answer(response, 200, '\n  const = 1;', TYPES['.js']);
    if (fault === 'html') return answer(response, 200, '<!doctype html><title>Another page</title>');
    void serve(pathname, response, fault !== 'no-cors');
  });

  async function serve(pathname: string, response: ServerResponse, cors: boolean): Promise<void> {
    const file = path.join(folder, path.normalize(pathname));
    if (
      await stat(file).then(
        (found) => found.isFile(),
        () => false,
      )
    ) {
      return answer(response, 200, await readFile(file), TYPES[path.extname(file)], cors);
    }
    const isFile = pathname.startsWith('/admin/') && path.extname(pathname) !== '';
    if (isFile) return answer(response, 404, '');
    return answer(response, 200, await readFile(path.join(folder, 'admin/index.html')));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The static server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    folder,
    asked,
    break: (file, fault) => void faults.push({ file, fault }),
    heal: () => void faults.splice(0),
    async editRegistry(edit) {
      const file = path.join(folder, 'admin/remotes.json');
      const { remotes } = JSON.parse(await readFile(file, 'utf8')) as { remotes: RegistryEntry[] };
      await writeFile(file, JSON.stringify({ remotes: edit(remotes) }));
    },
    async end() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answer(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = TYPES['.html'],
  cors = true,
): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-cache',
    ...(cors && { 'access-control-allow-origin': '*' }),
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(body);
}

/** Forwards a request to another server. */
export function pass(api: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = incoming;
  const onward = forward(new URL(incoming.url ?? '/', api), { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  onward.on('error', () => response.destroy());
  // Also ends a poll at the server when the page closes it.
  response.once('close', () => onward.destroy());
  incoming.pipe(onward);
}
