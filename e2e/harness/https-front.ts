import { createServer } from 'node:https';
import { generate } from 'selfsigned';
import { pass } from './static-site';

/** Starts an https proxy for a site without https. Its certificate is self-signed: open it with `ignoreHTTPSErrors`. */
export async function startHttpsFront(url: string): Promise<{ url: string; end(): Promise<void> }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createServer({ key, cert }, (incoming, response) => pass(url, incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `https://localhost:${address.port}`,
    async end() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
