import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';

import type { Page } from '@playwright/test';
import { remoteNames } from '../../tooling/parts';
import { contractFits } from '../../tooling/releases/check-remotes';
import { test } from '../harness/journey';
import { CONTRACT_SAMPLES, readReleasedHost, replaceHost } from '../harness/released-host';
import { type Site, startSite } from '../harness/start-site';
import type { RegistryEntry } from '../harness/static-site';

test.describe.configure({ mode: 'serial' });

const MINORS = readdirSync(CONTRACT_SAMPLES).filter((name) => /^\d+\.\d+$/.test(name));
/** Texts that each sample's page shows when a part of the contract works. */
const OF_1_0 = ['0 agents', 'Storage: kept', 'Background work: Sampling', 'Peer chat: presence', 'Calls: raw answer'];
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  '1.0': OF_1_0,
  '1.1': [...OF_1_0, 'Slot: filled for well'],
  '1.2': [...OF_1_0, 'Slot: filled for well'],
};
// Remotes that are refused.
test.use({ expectedComplaints: /chunk load failure \(incompatible\)/ });

let site: Site;
let page: Page;

test.beforeAll(async ({ newOwner }) => {
  site = await startSite();
  ({ page } = await newOwner({ url: site.url }));
});
test.afterAll(async () => {
  await site.end();
});

async function editRegistry(edit: (remotes: RegistryEntry[]) => RegistryEntry[]): Promise<void> {
  const file = path.join(site.folder, 'admin/remotes.json');
  const { remotes } = JSON.parse(await readFile(file, 'utf8')) as { remotes: RegistryEntry[] };
  await writeFile(file, JSON.stringify({ remotes: edit(remotes) }));
}

/** Adds the original build of a minor version's sample to the site, byte for byte. */
async function addSample(minor: string, changes: Partial<RegistryEntry> = {}): Promise<void> {
  const folder = path.join(site.folder, 'admin/remotes/sample');
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(CONTRACT_SAMPLES, minor, 'built'), folder, { recursive: true });
  const built = JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8')) as RegistryEntry;
  const entry = `/admin/remotes/sample/${built.entry}`;
  await editRegistry((remotes) => [
    ...remotes.filter(({ name }) => name !== 'sample'),
    { ...built, entry, ...changes },
  ]);
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('the samples include a remote for every released minor version of the contract', () => {
  const [major, minor] = CONTRACT_VERSION.split('.').map(Number);
  const released = Array.from({ length: minor ?? 0 }, (_, at) => `${major}.${at}`);
  assert.deepEqual(
    released.filter((version) => !MINORS.includes(version)),
    [],
  );
  assert.deepEqual(
    MINORS.filter((version) => SHOWN[version] === undefined),
    [],
  );
});

for (const minor of MINORS) {
  test(`a remote that was built for contract ${minor} works in this host, with everything that the contract promised`, async () => {
    await addSample(minor);
    await page.goto('/sample/well');
    await heading('Sample well').waitFor();
    for (const text of SHOWN[minor] ?? []) await page.getByText(text).first().waitFor();
    await page.getByLabel('Typed').fill('really');
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await page.getByText('Everything, really').waitFor();
    await page.getByLabel('Typed').fill('');
    await page.getByRole('link', { name: 'To another remote' }).click();
    await heading('My Qr').waitFor();
  });
}

test('a draft in a remote for contract 1.0 is restored when its page opens again', async () => {
  await addSample('1.0');
  await page.goto('/sample/draft');
  await page.getByLabel('Note').fill('Not lost');
  await page.getByRole('link', { name: 'To another remote' }).click();
  await heading('My Qr').waitFor();
  await page.goBack();
  assert.equal(await page.getByLabel('Note').inputValue(), 'Not lost');
  await page.getByLabel('Note').fill('');
});

test('a remote for contract 1.0 also works when it is registered by its manifest', async () => {
  await addSample('1.0', { entry: '/admin/remotes/sample/mf-manifest.json' });
  await page.goto('/sample/manifest');
  await heading('Sample manifest').waitFor();
  assert.equal(await page.evaluate(() => 'frontdesk_remote_sample' in globalThis), true);
});

test('a remote that needs a newer contract is refused with both versions named, and other remotes work', async () => {
  await addSample('1.0', { contract: '^2.0.0' });
  await page.goto('/sample/well');
  await page
    .getByText(/It needs contract \^2\.0\.0, but this site has 1\.\d+\.\d+\./)
    .first()
    .waitFor();
  await page.getByText('chunk load failure (incompatible): sample 1.0.0').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Qr', exact: true }).click();
  await heading('My Qr').waitFor();
});

test('today’s remotes work in the last released host, or are refused if their range excludes it', async () => {
  const host = await readReleasedHost();
  await replaceHost(site.folder, host);
  let remotes: readonly RegistryEntry[] = [];
  await editRegistry((listed) => {
    remotes = listed.filter(({ name }) => name !== 'sample');
    return listed;
  });
  assert.deepEqual(remotes.map(({ name }) => name).sort(), remoteNames().sort());
  for (const { name, version, contract, routes } of remotes) {
    const own = routes.find(({ path: address, access }) => access === 'signed-in' && !/:|logout/i.test(address));
    assert.ok(own, `${name} has no page to open`);
    await page.goto(own.path);
    if (contractFits(host.contract, contract)) {
      await page.waitForFunction((title) => document.title.startsWith(title), own.title);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // The page may contain a place for a remote that this host refuses.
      const failures = page.getByText(/chunk load failure|crashed: /).filter({ hasText: name });
      assert.equal(await failures.count(), 0, name);
    } else await page.getByText(`chunk load failure (incompatible): ${name} ${version}`).first().waitFor();
  }
  const scripts = await page
    .locator('script[defer][src]')
    .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
  for (const src of scripts) assert.ok(host.files[String(src).replace('/admin/', '')], `${src} is not of that host`);
});
