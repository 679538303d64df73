import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePorts } from '../../server/test/support/free-port';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { copySources } from '../harness/copy-sources';
import { test } from '../harness/journey';
import { registerOwner } from '../harness/sign-up';
import { type Development, saveAtomically, startDevelopment } from '../harness/start-development';
import { untilReloaded } from '../harness/until-reloaded';

test.describe.configure({ mode: 'serial' });
// The API and a remote's server restart, and a source does not compile for a while.
test.use({
  expectedComplaints:
    /WebSocket|hot-update|Failed to load resource|ERR_CONNECTION|compil|chunk load failure|Module |HMR/i,
});

let folder: string;
let port: number;
let url: string;
let dev: Development;
let page: Page;

test.beforeAll(async ({ newTab }) => {
  folder = await copySources(['account', 'qr']);
  // The host, two remotes and the API.
  port = await freePorts(4);
  url = `http://localhost:${port}`;
  dev = startDevelopment(folder, { PORT: String(port), DATA_DIR: path.join(folder, '.data') });
  await dev.waitFor('is ready on');
  const { token } = await registerOwner(url);
  // Each step waits for a compiler, which is slow on a busy machine.
  ({ page } = await newTab(url, { token }));
});
test.afterAll(async () => {
  dev?.kill();
  await rm(folder, { recursive: true, force: true });
});

const change = (file: string, from: string, to: string) =>
  saveAtomically(path.join(folder, file), (text) => {
    assert.ok(text.includes(from), `${file} holds ${from}`);
    return text.replace(from, to);
  });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('the address to open is printed last, and the site answers there', async () => {
  assert.equal(dev.printed().trim().split('\n').at(-1), `Frontdesk for developers is ready on ${url}`);
  await page.goto('/MyQr');
  await heading('My Qr').waitFor();
});

test('the API server restarts after every save, however many there are', async () => {
  const sentence = async () => {
    const answer = await fetch(`${url}/api/nothing`).catch(() => null);
    return ((await answer?.json().catch(() => null)) as { message?: string } | null)?.message;
  };
  const original = 'There is nothing at this address.';
  let now: string = original;
  await untilEqual(sentence, now);
  // The server's types accept only translated sentences, so the last save restores the original.
  for (const next of ['First save.', 'Second save.', original]) {
    await change('server/src/site/site-routes.ts', now, next);
    await untilEqual(sentence, next);
    now = next;
  }
});

test('a route added to a manifest opens after the page reloads by itself', async () => {
  await untilReloaded(page, async () => {
    await change(
      'remote-qr/remote.manifest.ts',
      'routes: [',
      "routes: [\n    { path: '/Codes', page: 'GenerateQrPage', access: 'signed-in', title: 'Codes' },",
    );
    await dev.waitFor('qr was rebuilt');
  });
  await heading('My Qr').waitFor();
  await page.goto('/Codes');
  await heading('Generate Qr Codes').waitFor();
});

test('a syntax error shows over the page, with file and line after a reload', async () => {
  const file = 'remote-qr/src/pages/my-qr/MyQrPage.tsx';
  await page.goto('/MyQr');
  await heading('My Qr').waitFor();
  const overlay = page.locator('iframe#webpack-dev-server-client-overlay');
  await change(file, 'export function MyQrPage() {', 'export function MyQrPage() {{');
  await overlay
    .contentFrame()
    .getByText(/MyQrPage\.tsx/)
    .first()
    .waitFor();
  await page.reload();
  await page.getByText(/It does not compile: .+ at src\/pages\/my-qr\/MyQrPage\.tsx:\d+:\d+\./).waitFor();
  await change(file, 'export function MyQrPage() {{', 'export function MyQrPage() {');
  await overlay.waitFor({ state: 'detached' });
  await heading('My Qr').waitFor();
});

test('a type error is printed, and so is its fix', async () => {
  await saveAtomically(
    path.join(folder, 'remote-qr/src/urls.ts'),
    (text) => `${text}export const wrong: number = 'text';\n`,
  );
  await dev.waitFor(/remote-qr\/src\/urls\.ts.*error.*TS2322/);
  await change('remote-qr/src/urls.ts', "export const wrong: number = 'text';\n", '');
  await dev.waitFor('No type errors.');
});

test('a port in use is reported with advice on what to do, and no process is left running', async () => {
  const second = startDevelopment(folder, { PORT: String(port - 1), DATA_DIR: path.join(folder, '.data2') });
  assert.equal(await second.exit(), 1);
  assert.match(second.printed(), new RegExp(`Port ${port} is in use\\. .*stop the other program, or choose others`));
  assert.doesNotMatch(second.printed(), /\n\s+at /);
  assert.equal(second.isRunning(), false);
});

test('stopping the command leaves no process running', async () => {
  dev.stop();
  await dev.exit();
  await untilEqual(() => dev.isRunning(), false);
});
