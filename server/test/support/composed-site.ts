import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forgotPassword, resetPassword } from '@frontdesk/shared/endpoints/authentication';
import { publishRelease } from '@frontdesk/shared/endpoints/releases';
import JSZip from 'jszip';
import type { Config } from '../../src/config/config';
import { type ApiClient, PASSWORD } from './api-client';
import { linkIn, mailTo } from './mail';
import type { TestApp } from './test-app';

const idOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The files in a remote's build. */
export function buildOf(name: string, version: string, manifest: object = {}): Record<string, string> {
  const entry = `entry.${idOf(name + version)}.js`;
  const routes = [{ path: `/${name}`, page: 'Page', access: 'signed-in', title: name }];
  return {
    [entry]: `throw new Error('${name} ${version} ran');`,
    'remote.json': JSON.stringify({ name, version, contract: '^1.0.0', entry, routes, ...manifest }),
  };
}

/** Writes the releases of a host and of `qr` 1.0.0, and composes the site from them, as a build does. */
export async function composeSite({ siteDir, releasesDir }: Config): Promise<void> {
  const write = async (path: string, content: string) => {
    await mkdir(join(releasesDir, path, '..'), { recursive: true });
    await writeFile(join(releasesDir, path), content);
  };
  const qr = buildOf('qr', '1.0.0');
  const manifest = JSON.parse(qr['remote.json'] ?? '') as { entry: string };
  const common = { version: '1.0.0', commit: null, time: '2026-01-01T00:00:00Z', lastUsed: '2026-01-01T00:00:00Z' };
  const log = {
    releases: [
      { ...common, part: 'host', id: 'aa01', contract: '1.9.0', from: null, entry: null, files: ['index.html'] },
      {
        ...common,
        part: 'qr',
        id: 'bb01',
        contract: '^1.0.0',
        from: null,
        entry: { ...manifest, entry: `/admin/remotes/qr/${manifest.entry}` },
        files: Object.keys(qr),
      },
    ],
    choices: {},
    live: { host: ['aa01'], qr: ['bb01'] },
  };
  await write('host/aa01/index.html', '<!doctype html><title>Host</title><!--first-views-->');
  await write(`qr/files/${manifest.entry}`, qr[manifest.entry] ?? '');
  await write('qr/bb01/remote.json', qr['remote.json'] ?? '');
  await write('releases.json', JSON.stringify(log));
  const { stdout, stderr } = spawnSync(process.execPath, ['dist/compose.js', '--json'], {
    input: '{"changes":[]}',
    env: { ...process.env, SITE_DIR: siteDir, RELEASES_DIR: releasesDir },
  });
  assert.match(String(stdout), /^\{"ok":true/, String(stdout) + String(stderr));
}

/** Returns the registry in the file, as another server would serve it. */
export async function registryOnDisk({ siteDir }: Config) {
  const text = await readFile(join(siteDir, 'admin/remotes.json'), 'utf8');
  return remotesIn(text);
}

/** Returns the remotes of a registry, by name. */
export function remotesIn(text: string) {
  const { remotes } = JSON.parse(text) as {
    remotes: { name: string; version: string; rollout?: number; since?: string; previous?: { version: string } }[];
  };
  return Object.fromEntries(remotes.map((remote) => [remote.name, remote]));
}

/** Zips files. */
export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content, { createFolders: false });
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', compressionOptions: { level: 1 } });
}

/** Publishes a zip as a team does, with only HTTP and a token. */
export function publish(
  test: TestApp,
  token: string,
  query: Record<string, string>,
  zip: Buffer,
  type = 'application/zip',
) {
  return test.app.inject({
    method: 'POST',
    url: `${publishRelease.path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload: zip,
  });
}

/** Signs up with the email, and confirms it as an operator does. */
export async function signUpOperator(test: TestApp, email: string): Promise<ApiClient> {
  await test.visitor.signUp(email);
  const clientURI = 'http://localhost/admin/reset_password';
  await test.visitor.from(`198.51.100.${Math.ceil(Math.random() * 250)}`).call(forgotPassword, { email, clientURI });
  const token = linkIn(await mailTo(test.config.dataDir, email)).searchParams.get('token') ?? '';
  const password = `${PASSWORD}${randomUUID()}`;
  await test.visitor.call(resetPassword, { email, token, password, confirmPassword: password });
  return test.visitor.signIn(email, password);
}
