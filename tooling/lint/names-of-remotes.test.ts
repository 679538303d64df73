import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import { SUPPORTED_NODES } from '../nodes/try-product';
import { remoteNames } from '../parts';
import { ROOT } from '../run-command.mjs';
import { excludedNodes, namesOfRemotes } from './names-of-remotes';

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

it('the host names no remote, no address of one, no subject and no call of one', async () => {
  const files = hostFiles();
  assert.ok(files.length > 50);
  assert.deepEqual(namesOfRemotes(files, await manifests()), []);
});

const qr: RemoteManifest = {
  name: 'qr',
  version: '1.0.0',
  contract: '^1.0.0',
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

const lock = readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8');

it('every package that is installed fits every Node version that is supported', () =>
  assert.deepEqual(excludedNodes(lock, SUPPORTED_NODES), []));

it('finds the engines of every package that names them', () => {
  const naming = [...lock.matchAll(/^ {4}engines: \{.*\bnode: /gm)].length;
  assert.ok(naming > 500);
  // No range includes a prerelease that it does not name.
  assert.equal(excludedNodes(lock, ['1.2.3-none']).length, naming);
});

const SAMPLE = `lockfileVersion: '9.0'

packages:

  '@scope/new@2.0.0':
    resolution: {integrity: sha512-a==}
    engines: {node: '>=22'}

  both@1.0.0:
    resolution: {integrity: sha512-b==}
    cpu: [x64]
    engines: {node: ^20.19.0 || >=22.12.0, npm: '>=8'}
    os: [linux]

  old@1.0.0:
    resolution: {integrity: sha512-c==}
    engines: {npm: '>=6', node: '<26'}
    hasBin: true

  silent@1.0.0:
    resolution: {integrity: sha512-d==}

snapshots:

  later@1.0.0:
    engines: {node: '>=99'}
`;

it('reports what excludes the oldest Node, and what excludes the newest', () =>
  assert.deepEqual(excludedNodes(SAMPLE, SUPPORTED_NODES), [
    '@scope/new@2.0.0 wants Node >=22, which excludes 20.19.0.',
    'old@1.0.0 wants Node <26, which excludes 26.0.0.',
  ]));
