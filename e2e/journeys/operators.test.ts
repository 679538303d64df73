/**
 * A team publishes from its machine, and the operator releases in the browser: nobody needs access to the site's
 * machine.
 */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { composeSite } from '../../tooling/releases/compose-site';
import { sitePaths } from '../../tooling/releases/site-paths';
import { copyBuild } from '../harness/copy-build';
import { inFull, type NewTab, test } from '../harness/journey';
import { linkIn, type MailBox, startMailBox } from '../harness/mail-box';
import { releaseQr } from '../harness/release-qr';
import { PASSWORD, registerOwner } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });
// The page that somebody who is not an operator sees.
test.use({ expectedComplaints: /403.*\/api\/releases/ });

const OPERATOR = 'operator@example.com';
const FIRST = 'The QR codes you have saved.';
const SECOND = 'The second release.';

let newTab: NewTab;
let site: Site;
let mails: MailBox;
/** The team's machine. */
let team: string;
let owner: string;
let page: Page;
let token = '';

test.beforeAll(async ({ newTab: open }) => {
  newTab = open;
  mails = await startMailBox();
  site = await startSite({ OPERATORS: OPERATOR, SMTP_URL: mails.url });
  await composeSite({ paths: { ...sitePaths(), site: site.folder, store: path.join(site.folder, '../.releases') } });
  team = await mkdtemp(path.join(tmpdir(), 'frontdesk-team-'));
  copyBuild(sitePaths().buildOf('qr'), team);
  await releaseQr(team, SECOND);
  ({ token: owner } = await registerOwner(site.url));
  ({ page } = await newTab(site.url, { token: await operatorsToken() }));
});
test.afterAll(async () => {
  await site.end();
  await mails.end();
  await rm(team, { recursive: true, force: true });
});

/** Registers the operator, confirms the address with a mailed link, and logs in. */
async function operatorsToken(): Promise<string> {
  const post = (call: string, body: object) =>
    fetch(`${site.url}/api/authentication/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const names = { firstName: 'Olga', lastName: 'Ops', organization: 'Operations' };
  await post('register', { email: OPERATOR, password: PASSWORD, ...names });
  await post('forgotPassword', { email: OPERATOR, clientURI: `${site.url}/admin/reset_password` });
  const link = new URL(linkIn(await mails.next()));
  const password = `${PASSWORD}-new`;
  const secret = link.searchParams.get('token') ?? '';
  await post('resetPassword', { email: OPERATOR, token: secret, password, confirmPassword: password });
  const answer = await post('login', { email: OPERATOR, password });
  return ((await answer.json()) as { token: string }).token;
}

/** Publishes files as a team does from its CI: with a token and a call. */
async function publish(remote: string, files: Readonly<Record<string, string | Buffer>>, more: object = {}) {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content);
  const query = new URLSearchParams({ remote, mode: 'preview', ...more });
  const answer = await fetch(`${site.url}/api/releases/publish?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/zip' },
    body: (await zip.generateAsync({ type: 'uint8array' })) as BodyInit,
  });
  return { status: answer.status, json: (await answer.json()) as { state?: string; message?: string } };
}

async function filesOfQr(version: string): Promise<Record<string, string | Buffer>> {
  const names = (await readdir(team)).filter((name) => !/\.(?:map|br)$|^mf-stats/.test(name));
  const files = await Promise.all(names.map(async (name) => [name, await readFile(path.join(team, name))] as const));
  const manifest = JSON.parse(await readFile(path.join(team, 'remote.json'), 'utf8')) as object;
  return { ...Object.fromEntries(files), 'remote.json': JSON.stringify({ ...manifest, version }) };
}

const part = (name: string) => page.getByRole('article', { name, exact: true });

/** Creates a token in the browser, and returns it. */
async function newToken(remote: string): Promise<string> {
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Remote', { exact: true }).fill(remote);
  await page.getByRole('button', { name: 'Create token' }).click();
  const secret = (await page.getByRole('dialog').locator('output').textContent()) ?? '';
  await page.getByRole('button', { name: 'Done' }).click();
  return secret;
}

/** What a browser in this share of the rollout shows. */
async function shows(share: number, line: string): Promise<void> {
  const tab = await newTab(site.url, { token: owner });
  await tab.context.addInitScript(`localStorage.setItem('ROLLOUT_SHARE', '${share}');`);
  await tab.page.goto('/MyQr');
  await tab.page.getByText(line).waitFor();
}

/** The version of the codes that the site offers, and to what percentage of browsers; undefined for all. */
async function offered(): Promise<readonly [version: string | undefined, rollout: number | undefined]> {
  const answer = await fetch(`${site.url}/admin/remotes.json`);
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string; rollout?: number }[] };
  const qr = remotes.find(({ name }) => name === 'qr');
  return [qr?.version, qr?.rollout];
}

test('somebody who is not an operator sees who may open the page', async () => {
  const tab = await newTab(site.url, { token: owner });
  await tab.page.goto('/admin/releases');
  await tab.page.getByText('Only operators of this site may do this. OPERATORS lists their email addresses.').waitFor();
});

test('a team publishes, and the operator releases to a share, stops and rolls back', inFull(), async () => {
  await page.goto('/admin/releases');
  await page.getByRole('heading', { level: 1, name: 'Releases' }).waitFor();
  token = await newToken('qr');
  assert.match(token, /^fr_/);
  const first = await offered();
  assert.deepEqual(await publish('qr', await filesOfQr('98.0.0')).then(({ status, json }) => [status, json.state]), [
    200,
    'stored',
  ]);
  assert.deepEqual(await offered(), first);

  await page.reload();
  await part('qr')
    .getByRole('button', { name: /^Release qr 98\.0\.0/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click();
  await page.getByText('qr 98.0.0 goes to 10% of browsers.').waitFor();
  await part('qr')
    .getByText(/^98\.0\.0 for 10% of browsers/)
    .waitFor();
  // The journey `compose` tests which browsers these are.
  await shows(5, SECOND);
  assert.deepEqual(await offered(), ['98.0.0', 10]);

  await part('qr').getByRole('button', { name: 'Stop' }).click();
  await part('qr')
    .getByText(/^98\.0\.0 is stopped/)
    .waitFor();
  await shows(5, FIRST);

  await part('qr').getByRole('button', { name: 'End rollout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End rollout' }).click();
  await page.getByText('The rollout of qr has ended.').waitFor();

  await part('qr')
    .getByRole('button', { name: /^Release qr 98\.0\.0/ })
    .click();
  await page.getByRole('dialog').getByLabel('Browsers that get it').selectOption('all');
  await page.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click();
  await page.getByText('qr 98.0.0 is live.').waitFor();
  assert.deepEqual(await offered(), ['98.0.0', undefined]);
  await part('qr')
    .getByRole('button', { name: /^Roll back to / })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Roll back to / })
    .click();
  await page.getByText(/^qr was rolled back to /).waitFor();
  await shows(50, FIRST);

  await part('qr').getByText('Tokens (1)').click();
  await part('qr')
    .getByRole('button', { name: /^Revoke token/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click();
  await page.getByText('The token was revoked.').waitFor();
  assert.equal((await publish('qr', await filesOfQr('98.0.0'))).status, 401);
  await page.getByText('Ended the release token').first().waitFor();
});

/** A page without React, in the form that the loader expects. */
const HOURS = `globalThis.frontdesk_remote_hours = {
  init() {},
  get: () => Promise.resolve(() => ({ HoursPage: () => 'We open at nine.' })),
};`;

test('a new remote waits until the operator has seen what it adds, and added it', async () => {
  await page.goto('/admin/releases');
  token = await newToken('hours');
  const manifest = {
    name: 'hours',
    version: '0.1.0',
    contract: '^1.0.0',
    entry: 'entry.0123abcd.js',
    routes: [
      { path: '/hours', page: 'HoursPage', access: 'signed-in', title: 'Opening hours', navigation: { icon: 'bot' } },
    ],
  };
  const files = { 'entry.0123abcd.js': HOURS, 'remote.json': JSON.stringify(manifest) };
  const { json } = await publish('hours', files, { mode: 'live' });
  assert.equal(json.state, 'waiting', json.message);
  const listed = async () => (await (await fetch(`${site.url}/admin/remotes.json`)).text()).includes('"hours"');
  assert.equal(await listed(), false);

  await page.reload();
  await part('hours').getByText('waiting for you').waitFor();
  await part('hours').getByText('Opening hours /hours, signed-in users').waitFor();
  await part('hours').getByRole('button', { name: 'Add to the site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to the site' }).click();
  await page.getByText('hours is live.').waitFor();
  await untilEqual(listed, true, 'the registry lists it');
  const tab = await newTab(site.url, { token: owner });
  await tab.page.goto('/admin');
  await tab.page.getByRole('link', { name: 'Opening hours' }).click();
  await tab.page.getByText('We open at nine.').waitFor();
});
