import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, it } from 'node:test';
import { defineRemote } from '@frontdesk/shared/contract';
import webpack, { type Stats } from 'webpack';
import { ROOT } from '../run-command.mjs';
import { remoteConfig } from './webpack';

const CACHE = path.join(ROOT, '.cache');
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(path.join(CACHE, 'kit-remote-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const manifest = defineRemote({
  name: 'hours',
  version: '1.0.0',
  contract: '^1.0.0',
  pages: { HoursPage: './src/HoursPage.tsx' },
  routes: [{ path: '/hours', page: 'HoursPage', access: 'public', title: 'Hours' }],
});

/** Builds a remote whose page is this code, as an outside team does. */
async function buildPage(code: string): Promise<Stats> {
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'src/HoursPage.tsx'), code);
  rmSync(path.join(folder, 'node_modules'), { force: true });
  symlinkSync(path.join(ROOT, 'remote-qr/node_modules'), path.join(folder, 'node_modules'));
  const config = { ...remoteConfig(manifest, { folder, isDevelopment: false }), cache: false };
  return new Promise((resolve, reject) => {
    webpack(config as never, (error, stats) => (stats ? resolve(stats) : reject(error)));
  });
}

it('builds a public page, without a first view', async () => {
  const stats = await buildPage('export const HoursPage = () => <p>Hours</p>;');
  assert.deepEqual([stats.compilation.errors, stats.compilation.warnings], [[], []]);
  const files = readdirSync(path.join(folder, 'dist'));
  assert.ok(files.includes('remote.json') && !files.includes('first-views.json'), files.join(' '));
});

it('names the module of the kit for a library of the host', async () => {
  const page = "import { Link } from 'react-router-dom'; export const HoursPage = () => <Link to='/'>Home</Link>;";
  const { compilation } = await buildPage(page);
  assert.match(
    compilation.errors.map(({ message }) => message).join('\n'),
    /HoursPage\.tsx imports react-router-dom, .* Import from @frontdesk\/remote-kit\/app\./,
  );
});
