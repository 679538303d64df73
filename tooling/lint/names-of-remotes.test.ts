import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import { remoteNames } from '../parts';
import { ROOT } from '../run-command.mjs';
import { namesOfRemotes } from './names-of-remotes';

const SOURCES = path.join(ROOT, 'host/src');

function hostFiles() {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|js|html)$/.test(file) && !/\.test\.|^testing[\\/]/.test(file))
    .map((file) => ({ path: `host/src/${file}`, text: readFileSync(path.join(SOURCES, file), 'utf8') }));
}

async function manifests(): Promise<RemoteManifest[]> {
  const files = remoteNames().map((name) => path.join(ROOT, `remote-${name}`, 'remote.manifest.ts'));
  const modules = await Promise.all(files.map((file) => import(file) as Promise<{ default: RemoteManifest }>));
  return modules.map((module) => module.default);
}

it('the host names no remote, and no address, subject or call of a remote', async () => {
  const files = hostFiles();
  assert.ok(files.length > 50);
  assert.deepEqual(namesOfRemotes(files, await manifests()), []);
});

const qr: RemoteManifest = {
  name: 'qr',
  version: '1.0.0',
  contract: '^1.4.0',
  pages: {},
  routes: [{ path: '/MyQr/:id', page: 'P', access: 'signed-in', title: 'My Qr' }],
  notifications: [{ subject: 'codes', refreshes: ['/api/qr/getmyqrs'] }],
};
const found = (text: string) => namesOfRemotes([{ path: 'a.ts', text }], [qr]);

for (const [code, named] of [
  [`const name = 'qr';`, 'the remote qr'],
  [`<RouterLink to="/myqr">`, '/MyQr/:id of qr'],
  ['`/MyQr/7`', '/MyQr/:id of qr'],
  [`to('/MyQr?search=x')`, '/MyQr/:id of qr'],
  [`subject === 'codes'`, 'the subject codes of qr'],
  [`invalidate(['/api/qr/getmyqrs'])`, '/api/qr/getmyqrs of qr'],
  [`import { getMyQrs } from '@frontdesk/shared/endpoints/qr';`, 'the endpoints of qr'],
] as const) {
  it(`refuses ${code}`, () => assert.deepEqual(found(`/* first\n line */ ${code}`), [`a.ts:2 names ${named}.`]));
}

for (const code of [
  `import QrCode from 'lucide-react/icons/qr-code';`,
  `// '/MyQr'`,
  `'/MyQrs'`,
  `'/admin'`,
  `'QR code'`,
]) {
  it(`accepts ${code}`, () => assert.deepEqual(found(code), []));
}
