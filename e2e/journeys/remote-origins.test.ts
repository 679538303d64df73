/** A remote on another origin, under the policy of our server: what it may do, and how its failures are explained. */

import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { replaceFile } from '../harness/copy-build';
import { inFull, test } from '../harness/journey';
import { registerOwner } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';
import { type Fault, type RegistryEntry, type StaticSite, startStaticSite } from '../harness/static-site';

// Each failure is logged to the console, and the sites are stopped with the tests.
test.use({ expectedComplaints: /./ });

let site: Site;
let elsewhere: StaticSite;
let page: Page;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.end());
test.beforeEach(async ({ newTab }) => {
  elsewhere = await startStaticSite({});
  const file = path.join(site.folder, 'admin/remotes.json');
  const { remotes } = JSON.parse(await readFile(file, 'utf8')) as {
    remotes: (RegistryEntry & { integrity: Record<string, string> })[];
  };
  for (const remote of remotes.filter(({ name }) => name === 'qr')) {
    const [hash = ''] = Object.values(remote.integrity);
    remote.entry = new URL(new URL(remote.entry, site.url).pathname, elsewhere.url).href;
    remote.integrity = { [remote.entry]: hash };
  }
  await writeFile(file, JSON.stringify({ remotes }));
  const { token } = await registerOwner(site.url);
  ({ page } = await newTab(site.url, { token }));
});
test.afterEach(() => elsewhere.end());

test('the remote loads from there, and no code on the page can send anything there', async () => {
  await page.goto('/MyQr');
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  assert.ok(elsewhere.asked.some((address) => address.includes('MyQrPage')));
  const asked = elsewhere.asked.length;
  const outcome = await page.evaluate(
    (origin) =>
      fetch(`${origin}/collect`, { method: 'POST', mode: 'no-cors', body: 'secret' }).then(
        () => 'sent',
        () => 'blocked',
      ),
    elsewhere.url,
  );
  assert.equal(outcome, 'blocked');
  assert.ok(!elsewhere.asked.slice(asked).some((address) => address.includes('collect')));
});

const FAULTS: readonly (readonly [fault: Fault, kind: string, sentence: RegExp])[] = [
  ['missing', 'missing', /One of its files is missing\./],
  ['html', 'missing', /One of its files is missing\./],
  ['error', 'server error', /Its server answered with error 503\./],
  ['no-cors', 'blocked', /http:\/\/localhost:\d+ does not allow this site to load it \(CORS\)\./],
  ['syntax', 'syntax error', /\.js:2:9 cannot be read: Unexpected token '='\./],
];
for (const [fault, kind, sentence] of FAULTS) {
  test(`a script with the fault '${fault}' is reported as ${kind}`, inFull(fault !== 'no-cors'), async () => {
    elsewhere.break(/qr\/__federation_expose_MyQrPage/, fault);
    await page.goto('/MyQr');
    const alert = page.getByRole('alert').first();
    await alert.getByText(`chunk load failure (${kind}): qr `).waitFor();
    await alert.getByText(sentence).waitFor();
    elsewhere.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  });
}

test('a changed entry script of the remote is reported as invalid', async () => {
  const { remotes } = JSON.parse(await readFile(path.join(site.folder, 'admin/remotes.json'), 'utf8')) as {
    remotes: RegistryEntry[];
  };
  const { pathname } = new URL(remotes.find(({ name }) => name === 'qr')?.entry ?? '');
  const entry = path.join(elsewhere.folder, pathname);
  replaceFile(entry, `${await readFile(entry, 'utf8')}\n;globalThis.wasTampered = true;`);
  await page.goto('/MyQr');
  await page.getByText('Its entry script is not the one that was released.').first().waitFor();
  assert.equal(await page.evaluate(() => 'wasTampered' in globalThis), false);
});
