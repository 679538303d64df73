import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** A third-party site: a plain server of the given files, on a separate origin. */
export interface Pages {
  readonly url: string;
  /** By path; may change while the server runs. */
  readonly files: Map<string, string | Buffer>;
  end(): Promise<void>;
}

/** Serves files, with `policy` as their Content-Security-Policy unless the path begins with /open/. */
export async function servePages(files: Map<string, string | Buffer>, policy: string): Promise<Pages> {
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const file = files.get(name.endsWith('/') ? `${name}index.html` : name);
    if (name === '/favicon.ico') return void response.writeHead(204).end();
    const isOpen = name.startsWith('/open/');
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': TYPES[path.extname(name) || '.html'] ?? 'application/octet-stream',
      ...(isOpen ? {} : { 'content-security-policy': policy }),
    });
    response.end(file ?? 'Not found');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    files,
    async end() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
