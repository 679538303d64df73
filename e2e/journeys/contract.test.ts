import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { remoteConfig } from '@frontdesk/tooling/webpack/remote';
import type { Browser, Page } from 'playwright-core';
import webpack from 'webpack';
import sample from '../contract-samples/1.0/remote.manifest';
import { newToken } from '../harness/new-token';
import { openBrowser, openPage } from '../harness/open-browser';
import { type Site, startSite } from '../harness/start-site';
import { type RegistryEntry, type StaticSite, startStaticSite } from '../harness/static-site';

const SAMPLE = path.resolve(import.meta.dirname, '../contract-samples/1.0');

let api: Site;
let site: StaticSite;
let browser: Browser;
let page: Page;
let complaints: string[];

before(async () => {
  api = await startSite();
  site = await startStaticSite({ api: api.url });
  await build(path.join(site.folder, 'admin/remotes/sample'));
  browser = await openBrowser();
  const opened = await openPage(browser, site.url);
  ({ page, complaints } = opened);
  const token = await newToken(api.url);
  await opened.context.addInitScript({ content: `localStorage.setItem('TOKEN', ${JSON.stringify(token)})` });
});
after(async () => {
  await browser.close();
  await site.end();
  await api.end();
});

/** Builds the sample as its team would have. */
async function build(folder: string): Promise<void> {
  const config = remoteConfig(sample, { folder: SAMPLE, isDevelopment: false });
  const compiler = webpack({ ...config, output: { ...config.output, path: folder } });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

async function register(changes: Partial<RegistryEntry> = {}): Promise<void> {
  const file = path.join(site.folder, 'admin/remotes/sample/remote.json');
  const built = JSON.parse(await readFile(file, 'utf8')) as RegistryEntry;
  const entry = `/admin/remotes/sample/${built.entry}`;
  await site.editRegistry((remotes) => [
    ...remotes.filter(({ name }) => name !== 'sample'),
    { ...built, entry, ...changes },
  ]);
}

/** What the presets of contract 1.0 and 1.1 built: the container under the bare name, of which the registry says nothing. */
async function buildAsBefore(): Promise<void> {
  const folder = path.join(site.folder, 'admin/remotes/sample');
  for (const file of await readdir(folder)) {
    if (!/\.js(on)?$/.test(file)) continue;
    const content = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), content.replaceAll('frontdesk_remote_sample', 'sample'));
  }
}

test('a remote that was built for contract 1.0 works in this host, with all that the contract promised', async () => {
  await register();
  await page.goto('/sample/well');
  await page.getByRole('heading', { level: 1, name: 'Sample well' }).waitFor();
  await page.getByText('0 agents').waitFor();
  await page.getByLabel('Typed').fill('really');
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Everything, really').waitFor();
  await page.getByRole('link', { name: 'To another remote' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  assert.deepEqual(
    complaints.filter((complaint) => !/hub/i.test(complaint)),
    [],
  );
});

test('so does one that an older preset built, with its container under its bare name', async () => {
  await buildAsBefore();
  await register({ globalName: undefined });
  await page.goto('/sample/old');
  await page.getByRole('heading', { level: 1, name: 'Sample old' }).waitFor();
  await register({ globalName: undefined, entry: '/admin/remotes/sample/mf-manifest.json' });
  await page.goto('/sample/manifest');
  await page.getByRole('heading', { level: 1, name: 'Sample manifest' }).waitFor();
  assert.equal(await page.evaluate(() => 'sample' in globalThis && !('frontdesk_remote_sample' in globalThis)), true);
});

test('a remote that needs a newer contract than this host has is refused, both versions named; the rest goes on', async () => {
  await register({ contract: '^2.0.0' });
  await page.goto('/sample/well');
  await page
    .getByText(/It needs contract \^2\.0\.0, this site has 1\.\d+\.\d+\./)
    .first()
    .waitFor();
  await page.getByText('chunk load failure (incompatible): sample 1.0.0').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Qr', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
});
