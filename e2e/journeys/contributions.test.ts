import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, test } from '../harness/journey';
import { registerOwner } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';
import { type StaticSite, startStaticSite } from '../harness/static-site';

// A card that throws, and a call that this server lacks.
test.use({ expectedComplaints: /broken on purpose| 404 .*no-such/ });

let site: Site;
let elsewhere: StaticSite;
let token: string;
let built: string;
let page: Page;

test.beforeAll(async () => {
  site = await startSite();
  elsewhere = await startStaticSite({});
  ({ token } = await registerOwner(site.url));
  built = await readFile(registryFile(), 'utf8');
  await writeFile(path.join(elsewhere.folder, 'admin/team.js'), TEAM_SCRIPT);
});
test.afterAll(async () => {
  await elsewhere.end();
  await site.end();
});
test.beforeEach(async ({ newTab }) => {
  ({ page } = await newTab(site.url, { token }));
});
test.afterEach(async () => {
  await writeFile(registryFile(), built);
});

const registryFile = () => path.join(site.folder, 'admin/remotes.json');
const sidebar = () => page.getByRole('navigation', { name: 'Main' });
const card = (name: string) => page.getByRole('region', { name, exact: true });

/** A remote that another company's team would write by hand, without our build. */
const TEAM_SCRIPT = `var frontdesk_remote_team = {
  async init(scope) { this.React = (await Object.values(scope.react)[0].get())(); },
  async get(module) {
    const { createElement } = this.React;
    return () => ({
      TeamPage: () => createElement('h1', null, 'The team'),
      TeamCard: ({ hasAddress }) =>
        createElement('section', { 'aria-label': 'Team' }, hasAddress('/team') ? 'Two at work' : 'No page'),
      BrokenCard: () => { throw new Error('broken on purpose'); },
      searchTeam: async () => [{ label: 'Grace Hopper', to: '/team', kind: 'Colleague' }],
    });
  },
};`;

const team = () => ({
  name: 'team',
  version: '1.0.0',
  contract: '^1.0.0',
  entry: `${elsewhere.url}/admin/team.js`,
  globalName: 'frontdesk_remote_team',
  routes: [
    {
      path: '/team',
      page: 'TeamPage',
      access: 'signed-in',
      title: 'Team',
      navigation: { icon: 'people', order: 15, covers: ['/teams'] },
    },
  ],
  home: [
    { name: 'TeamCard', title: 'Team', order: 5 },
    { name: 'BrokenCard', title: 'Broken' },
  ],
  palette: {
    entries: [{ label: 'Invite a colleague', to: '/team?invite' }],
    search: { name: 'searchTeam', finds: 'a colleague' },
  },
  badge: { at: '/team', call: '/api/notification/getNotifications', field: 'count', unit: 'waiting' },
});

interface Listed {
  readonly name: string;
  readonly entry: string;
  readonly routes: readonly { readonly path: string }[];
}

async function register(edit: (remotes: readonly Listed[]) => readonly object[], removed: unknown = []): Promise<void> {
  const { remotes } = JSON.parse(built) as { remotes: readonly Listed[] };
  await writeFile(registryFile(), JSON.stringify({ remotes: edit(remotes), removed }));
}

test('a remote from another origin appears in the sidebar, the home page and the palette at the next load', async () => {
  await page.goto('/admin');
  await card('Next steps').waitFor();
  assert.equal(await sidebar().getByText('Team').count(), 0);

  await register((remotes) => [...remotes, team()]);
  await page.reload();
  await card('Team').getByText('Two at work').waitFor();
  // 'Conversations' appears after the server answers its call.
  const labels = async () => (await sidebar().getByRole('listitem').allTextContents()).slice(0, 5);
  await untilEqual(labels, ['Dashboard', 'My Agents', 'Conversations', 'Team', 'My Qr']);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to a screen, an agent, a QR code or a colleague' }).fill('grace');
  await page.getByRole('option', { name: /Grace Hopper.*Colleague/ }).click();
  await page.getByRole('heading', { level: 1, name: 'The team' }).waitFor();
  assert.equal(await sidebar().getByRole('link', { name: 'Team' }).getAttribute('aria-current'), 'page');
});

test(
  'codes are read on the page when their remote is on another origin, because no browser starts a worker from there',
  inFull(),
  async () => {
    const moved = (remote: Listed) => ({
      ...remote,
      entry: new URL(remote.entry, `${elsewhere.url}/admin/remotes.json`).href,
    });
    await register((remotes) => remotes.map((remote) => (remote.name === 'qr' ? moved(remote) : remote)));
    await page.goto('/QrUrlCodeGen');
    await page.getByLabel('URL', { exact: true }).fill('https://example.com/elsewhere');
    await page.getByRole('button', { name: 'Generate QR Code', exact: true }).click();
    await page.getByText('Scans', { exact: true }).waitFor();
    assert.equal(page.workers().length, 0);
  },
);

test('a card that throws leaves the rest of home working', async () => {
  await register((remotes) => [...remotes, team()]);
  await page.goto('/admin');
  await card('Broken').getByText('crashed: team 1.0.0').waitFor();
  await card('Next steps').waitFor();
  await card('Team').getByText('Two at work').waitFor();
});

test("a remote's entry shows its badge count", async () => {
  const count = { count: 4, notifications: [] };
  await page.route('**/api/notification/getNotifications', (route) => route.fulfill({ json: count }));
  await register((remotes) => [...remotes, team()]);
  await page.goto('/agent');
  await sidebar().getByRole('link', { name: 'Team, 4 waiting' }).waitFor();
});

test('a removed remote leaves nothing in the shell, and its addresses say that it is not installed', async () => {
  const removed = JSON.parse(built) as { remotes: readonly Listed[] };
  const gone = removed.remotes.filter(({ name }) => name === 'qr' || name === 'notifications');
  await register(
    (remotes) => remotes.filter((remote) => !gone.includes(remote) && !['qr', 'notifications'].includes(remote.name)),
    gone.map(({ name, routes }) => ({ name, paths: routes.map((route) => route.path) })),
  );
  await page.goto('/admin');
  await card('Next steps').waitFor();
  await page.getByText('Two steps to your front desk').waitFor();
  for (const name of ['My Qr', 'Generate Qr Codes', 'Chat', /Notifications/]) {
    assert.equal(await page.getByRole('link', { name }).count(), 0, String(name));
  }
  assert.equal(await card('QR codes').count(), 0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to a screen or an agent' }).waitFor();
  assert.doesNotMatch((await page.getByRole('option').allTextContents()).join(), /Qr|Chat|Notifications/);
  await page.keyboard.press('Escape');

  for (const address of ['/MyQr', '/notifications/7']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'This part is not installed' }).waitFor();
  }
  await page.goto('/no-such-page');
  await page.waitForURL('**/admin');
});

test('an entry that requires a call is shown when the server lists the call or answers it', inFull(), async () => {
  const [route] = team().routes;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const entryOf = (name: string, requires: string) => ({
    ...team(),
    name,
    home: [],
    badge: undefined,
    palette: undefined,
    routes: [{ ...route, path: `/${name}`, title: name, requires }],
  });
  await register((remotes) => [
    ...remotes,
    entryOf('present', 'GET /api/people'),
    entryOf('absent', 'GET /api/no-such'),
  ]);
  const answered = page.waitForResponse('**/api/no-such');
  await page.goto('/agent');
  await sidebar().getByRole('link', { name: 'present' }).waitFor();
  await (await answered).finished();
  assert.equal(await sidebar().getByText('absent').count(), 0);
  await page.reload();
  await sidebar().getByRole('link', { name: 'present' }).waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(asked.filter((address) => address === '/api/no-such').length, 1);
  assert.equal(asked.includes('/api/people'), false);
});
