import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { containerNameOf } from '@frontdesk/shared/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { inFull, test } from '../harness/journey';
import { registerOwner } from '../harness/sign-up';
import { type RegistryEntry, type StaticSite, startStaticSite } from '../harness/static-site';

// Registries that are broken on purpose are logged to the console.
test.use({ expectedComplaints: /./ });

let token: string;
let site: StaticSite;
let context: BrowserContext;
let page: Page;
let navigations: number;

test.beforeAll(async ({ site: api }) => {
  ({ token } = await registerOwner(api.url));
});
test.beforeEach(async ({ newTab, site: api }) => {
  site = await startStaticSite({ api: api.url });
  ({ context, page } = await newTab(site.url));
  navigations = 0;
  page.on('framenavigated', () => {
    navigations += 1;
  });
});
test.afterEach(async () => {
  await context.close();
  await site.end();
});

const signIn = () =>
  context.addInitScript({
    content: `if (!sessionStorage.getItem('IN')) { sessionStorage.setItem('IN', '1'); localStorage.setItem('TOKEN', ${JSON.stringify(token)}); }`,
  });
const without = (name: string) => site.editRegistry((remotes) => remotes.filter((remote) => remote.name !== name));

/** Registers a remote written by hand that stores its container under `globalName`. */
async function addRemote(name: string, routePath: string, globalName?: string): Promise<void> {
  const script = `var ${globalName ?? containerNameOf(name)} = {
    async init(scope) { this.React = (await Object.values(scope.react)[0].get())(); },
    async get() { return () => ({ OwnPage: () => this.React.createElement('h1', null, 'The page of ${name}') }); },
  };`;
  await writeFile(path.join(site.folder, `admin/${name}.js`), script);
  const remote: RegistryEntry = {
    name,
    version: '1.0.0',
    contract: '^1.0.0',
    entry: `/admin/${name}.js`,
    globalName,
    routes: [{ path: routePath, page: 'OwnPage', access: 'signed-in', title: name }],
  };
  await site.editRegistry((remotes) => [remote, ...remotes]);
}

test('a site without a login page shows what is missing instead of redirecting forever', inFull(), async () => {
  await without('account');
  await page.goto('/agent');
  await page.getByText('This site has no login page.').waitFor();
  await page.getByText(/The operator of this site must add it to \/admin\/remotes\.json\./).waitFor();
  await page.waitForLoadState('networkidle');
  assert.ok(navigations < 5, `${navigations} navigations`);
});

test('an owner can log out of a site without its account remote', async () => {
  await signIn();
  await without('account');
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log Out' }).click();
  await page.getByText('You have been logged out.').waitFor();
  await page.getByText('This site has no login page.').waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('TOKEN')), null);
});

test('an owner can log out when the files of the account remote are missing', async () => {
  await signIn();
  site.break(/remotes\/account\//, 'missing');
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log Out' }).click();
  await page.getByText('You have been logged out.').waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('TOKEN')), null);
});

for (const name of ['location', 'history', 'performance']) {
  test(`a remote named ${name} is refused on its page, and all others work`, inFull(), async () => {
    await signIn();
    await addRemote(name, '/own');
    await page.goto('/own');
    await page.getByText(`chunk load failure (invalid): ${name} 1.0.0`).waitFor();
    await page.getByText(`name must not be ${name}`).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Qr', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  });
}

test('a remote may have any name that does not clash with a global', inFull(), async () => {
  await signIn();
  await addRemote('team', '/own', 'frontdesk_remote_team');
  await page.goto('/own');
  await page.getByRole('heading', { name: 'The page of team' }).waitFor();
});

test('a route that matches every address is refused: unknown addresses lead home, and the health page shows why', async () => {
  await signIn();
  await addRemote('greedy', '/:x');
  await page.goto('/no-such-page');
  await page.waitForURL('**/admin');
  await page.goto('/MyQr');
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  await page.goto('/admin/health');
  await page.getByText('/:x would answer every unknown address. Begin it with a word, like /team.').first().waitFor();
});

test('a malformed path in the registry does not affect the preloads of other pages', async () => {
  await signIn();
  await addRemote('odd', '/a(b');
  await site.editRegistry((remotes) => [null, { name: 'broken' }, ...remotes]);
  await page.goto('/MyQr');
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  const hints = await page.locator('link[rel=preload]').evaluateAll((links) => links.map((link) => link.outerHTML));
  assert.ok(
    hints.some((hint) => hint.includes('__federation_expose_MyQrPage')),
    hints.join(),
  );
  await page.goto('/a(b');
  await page.getByRole('heading', { name: 'The page of odd' }).waitFor();
});

test('the groups of a page get early hints', async () => {
  await signIn();
  const hints = async () => {
    await page.goto('/MyQr');
    await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
    return page.locator('link[rel=preload]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  };
  const today = await hints();
  await site.editRegistry((remotes) => JSON.parse(JSON.stringify(remotes).replaceAll('"groups":', '"unknown":')));
  assert.ok((await hints()).length < today.length);
});
