import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import { remoteProxies } from './remote-proxies';

const manifest = (name: string, api: RemoteManifest['api']): RemoteManifest => ({
  name,
  version: '1.0.0',
  contract: '^1.0.0',
  pages: {},
  routes: [],
  ...(api && { api }),
});
const APIS: Readonly<Record<string, RemoteManifest['api']>> = {
  team: { prefix: '/team-api', origin: 'https://team.example' },
  shop: { prefix: '/shop' },
};
const read = async (name: string) => manifest(name, APIS[name]);

it('forwards calls below a prefix to the server of the command line, of the manifest, or of the site', async () => {
  assert.deepEqual(
    (await remoteProxies(['team', 'shop', 'qr'], {}, 'http://site', read)).map(({ context, target }) => [
      ...context,
      target,
    ]),
    [
      ['/team-api', 'https://team.example'],
      ['/shop', 'http://site'],
    ],
  );
  assert.deepEqual(
    (await remoteProxies(['team', 'shop'], { team: 'http://localhost:9000' }, 'http://site', read)).map(
      ({ context, target }) => [...context, target],
    ),
    [
      ['/team-api', 'http://localhost:9000'],
      ['/shop', 'http://site'],
    ],
  );
});
