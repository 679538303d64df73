import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePorts } from '../../server/test/support/free-port';
import { copySources } from '../harness/copy-sources';
import { test } from '../harness/journey';
import { registerOwner } from '../harness/sign-up';
import { type Development, saveAtomically, startDevelopment } from '../harness/start-development';
import { untilReloaded } from '../harness/until-reloaded';

let folder: string;
let dev: Development;
let port: number;

test.beforeAll(async () => {
  folder = await copySources(['qr']);
});
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});
test.beforeEach(async () => {
  port = await freePorts(2);
});
test.afterEach(() => dev?.kill());

const url = () => `http://localhost:${port}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('a single remote opens on its own with a fake API, and picks up changes to its manifest', async ({ newTab }) => {
  dev = startDevelopment(folder, { PORT: String(port) }, ['--only', 'qr']);
  await dev.waitFor(`is ready on ${url()}/GenerateQr`);
  const { page } = await newTab(url());
  await page.goto('/GenerateQr');
  await heading(page, 'Generate Qr Codes');
  await untilReloaded(page, async () => {
    await saveAtomically(path.join(folder, 'remote-qr/remote.manifest.ts'), (text) =>
      text.replace("path: '/GenerateQr'", "path: '/Codes'"),
    );
    await dev.waitFor('qr was rebuilt');
  });
  await page.goto('/Codes');
  await heading(page, 'Generate Qr Codes');
});

test('an edit of a single remote on its own keeps what was typed, and calls to its own API are forwarded', async ({
  newTab,
}) => {
  const own = createServer((_, response) => response.end('{"from":"its own server"}'));
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
  try {
    await saveAtomically(path.join(folder, 'remote-qr/remote.manifest.ts'), (text) =>
      text.replace("name: 'qr',", "name: 'qr',\n  api: { prefix: '/own' },"),
    );
    dev = startDevelopment(folder, { PORT: String(port) }, ['--only', 'qr', '--api', `qr=${address}`]);
    await dev.waitFor('is ready on');
    const { page } = await newTab(url());
    await page.goto('/QrUrlCodeGen');
    await page.getByLabel('URL', { exact: true }).fill('https://example.com/typed');
    await saveAtomically(path.join(folder, 'remote-qr/src/messages/studio.ts'), (text) =>
      text.replace("'Generate QR Code'", "'Generate it now'"),
    );
    await page.getByRole('button', { name: 'Generate it now' }).waitFor();
    assert.equal(await page.getByLabel('URL', { exact: true }).inputValue(), 'https://example.com/typed');
    const answer = await page.evaluate(async () => (await fetch('/own/anything')).json());
    assert.deepEqual(answer, { from: 'its own server' });
  } finally {
    own.close();
  }
});

test('one remote from source works among those of a deployed site', async ({ newTab, site }) => {
  try {
    dev = startDevelopment(folder, { PORT: String(port) }, ['--local', 'qr', '--from', site.url]);
    await dev.waitFor(`is ready on ${url()}`);
    const { token } = await registerOwner(url());
    const { page } = await newTab(url(), { token });
    await page.goto('/MyQr');
    await heading(page, 'My Qr');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Agents' }).click();
    await heading(page, 'My Agent Bots');
  } finally {
    dev?.kill();
  }
});

test('an unreachable site ends the command with a message', async () => {
  dev = startDevelopment(folder, { PORT: String(port) }, ['--local', 'qr', '--from', `http://localhost:${port + 1}`]);
  await dev.exit();
  await dev.waitFor(/returned no list of remotes\. Is .* a deployed Frontdesk, and is it running\?/);
});
