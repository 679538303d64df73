import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, it, mock } from 'node:test';
import { freePort } from '../../server/test/support/free-port';
import { requireFreePorts } from './serve';

const LOCAL = '127.0.0.1';
/** Reserved for documentation (RFC 5737): no machine has it. */
const ELSEWHERE = '203.0.113.1';

let other: Server;
let port: number;
let said: string[];

beforeEach(async () => {
  other = createServer().listen(0, LOCAL);
  await once(other, 'listening');
  ({ port } = other.address() as AddressInfo);
  said = [];
  mock.method(console, 'error', (words: string) => said.push(words));
  mock.method(process, 'exit', (code: number): never => {
    throw new Error(`ended with ${code}`);
  });
});
afterEach(() => {
  mock.restoreAll();
  other.close();
});

it('starts when all ports are free, and leaves them free', async () => {
  const free = await freePort();
  await requireFreePorts([free], LOCAL);
  await requireFreePorts([free], LOCAL);
  assert.deepEqual(said, []);
});

it('names a port in use, and says what to stop or to type', async () => {
  await assert.rejects(requireFreePorts([port], LOCAL), { message: 'ended with 1' });
  assert.deepEqual(said, [
    `Port ${port} is in use. npm run dev needs the ports ${port}: stop the other program, or choose others, for example\n` +
      `  PORT=${port + 1000} npm run dev`,
  ]);
});

it('names all ports that it needs if a later one is in use', async () => {
  await assert.rejects(requireFreePorts([0, port], LOCAL));
  assert.match(said[0] ?? '', new RegExp(`^Port ${port} is in use\\. npm run dev needs the ports 0 to ${port}: `));
});

it("shows the system's reason when a port cannot be used at all", async () => {
  await assert.rejects(requireFreePorts([port], ELSEWHERE));
  assert.match(said[0] ?? '', new RegExp(`^Port ${port} cannot be used \\(EADDRNOTAVAIL\\)\\. `));
});
