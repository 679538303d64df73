/** The floor of the redirect bench: a bare Node handler that answers 302. Prints its address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const HEADERS = { location: 'https://example.com/menu', 'cache-control': 'no-store', 'content-length': '0' };
const server = createServer((_, response) => {
  response.writeHead(302, HEADERS).end();
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
