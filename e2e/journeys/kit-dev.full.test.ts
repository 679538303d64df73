import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePorts } from '../../server/test/support/free-port';
import { test } from '../harness/journey';
import { type OutsideTeam, outsideTeam, type RunningCommand } from '../harness/outside-team';
import { registerOwner } from '../harness/sign-up';
import { saveAtomically } from '../harness/start-development';

// What the page shows about a mistake.
test.use({
  expectedComplaints: /^\[webpack-dev-server\] (?:Errors while compiling|ERROR in)|^Error: Module build failed|^%s\n/,
});

let team: OutsideTeam;
let running: RunningCommand | undefined;
let port: number;

test.beforeAll(async () => {
  team = await outsideTeam();
});
test.beforeEach(async () => {
  port = await freePorts(1);
});
test.afterEach(() => running?.stop());
test.afterAll(() => team?.end());

const PAGE = 'src/pages/hours/HoursPage.tsx';
const url = () => `http://localhost:${port}`;
const edit = (file: string, from: string, to: string) =>
  saveAtomically(path.join(team.folder, file), (text) => {
    assert.ok(text.includes(from), `${file} has no ${from}`);
    return text.replace(from, to);
  });

async function begin(args: string): Promise<void> {
  running = team.start(`npm run dev -- --port ${port} ${args}`);
  await running.waitFor(`is ready on ${url()}`);
}

test('the remote alone: an edit keeps what was typed, and home cards, fills and palette are shown', async ({
  newTab,
}) => {
  await begin('');
  const { page } = await newTab(url());
  await page.goto('/hours');
  await page.getByLabel('Note').fill('typed before the save');
  await edit('src/messages.ts', "save: 'Save'", "save: 'Keep it'");
  await page.getByRole('button', { name: 'Keep it' }).waitFor();
  assert.equal(await page.getByLabel('Note').inputValue(), 'typed before the save');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('Saved.').waitFor();
  await edit('src/messages.ts', "save: 'Keep it'", "save: 'Save'");

  await page.getByRole('link', { name: 'Home, slots and palette' }).click();
  await page.getByRole('region', { name: 'Home card: Hours' }).getByText('There is nothing here yet.').waitFor();
  await page.getByRole('region', { name: 'Slot agents.agent: Hours' }).getByText('2 notes for agent bot-1').waitFor();
  await page.getByLabel('Search the palette').fill('typed before');
  await page.getByRole('link', { name: 'typed before the save (Note)' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Closed on Monday (Note)' }).count(), 0);
});

const MISTAKE = ['noValidate>', 'noValidate'] as const;
const MENDED = ['noValidate\n', 'noValidate>\n'] as const;
const OVERLAY = '#webpack-dev-server-client-overlay';

/** Breaks the page, waits for the message in the browser, and then fixes the page and changes another text. */
async function breakAndMend(page: Page): Promise<void> {
  await page.getByLabel('Note').fill('typed before the mistake');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await edit(PAGE, ...MISTAKE);
  const overlay = page.frameLocator(OVERLAY).locator('body');
  await overlay.getByText(/,-\[src\/pages\/hours\/HoursPage\.tsx:\d+:\d+\]/).waitFor();
  assert.doesNotMatch((await overlay.textContent()) ?? '', /swc|backtrace|node_modules/);
  await edit(PAGE, ...MENDED);
  await edit('src/messages.ts', 'Describe this page in one line.', 'The mistake is mended.');
  await page.getByText('The mistake is mended.').waitFor();
  assert.equal(await page.locator(OVERLAY).count(), 0);
  // The next edit also works.
  await edit('src/messages.ts', 'The mistake is mended.', 'Describe this page in one line.');
  await page.getByText('Describe this page in one line.').waitFor();
  assert.equal(await page.getByLabel('Note').inputValue(), 'typed before the mistake');
  assert.equal(await page.evaluate(() => 'isSamePage' in globalThis), true);
}

test('the remote alone: a page that does not compile shows why, and typed text is kept once it is fixed', async ({
  newTab,
}) => {
  await begin('');
  const { page } = await newTab(url());
  await page.goto('/hours');
  await breakAndMend(page);
});

test('the remote alone: the page appears when a mistake made before the start is fixed', async ({ newTab }) => {
  await edit(PAGE, ...MISTAKE);
  try {
    await begin('');
    const { page } = await newTab(url());
    await page.goto('/hours');
    await page.frameLocator(OVERLAY).getByText('HoursPage.tsx:').first().waitFor();
    await edit(PAGE, ...MENDED);
    await page.getByLabel('Note').waitFor();
  } finally {
    await saveAtomically(path.join(team.folder, PAGE), (text) => text.replace(...MENDED));
  }
});

test('parameters of an address can be chosen on the page that shows the remote alone', async ({ newTab }) => {
  await edit('remote.manifest.ts', "path: '/hours',", "path: '/hours/:day',");
  try {
    await begin('');
    const { page } = await newTab(url());
    await page.goto('/alone-parts');
    await page.getByLabel(':day').fill('Monday & more');
    await page.getByTitle('/hours/:day').click();
    await page.getByLabel('Note').waitFor();
    assert.equal(new URL(page.url()).pathname, '/hours/Monday%20%26%20more');
  } finally {
    await edit('remote.manifest.ts', "path: '/hours/:day',", "path: '/hours',");
  }
});

test('the remote in a deployed site: an edit keeps what was typed and the page', async ({ newTab, site }) => {
  const own = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end('[{"id":"1","note":"From the own server"}]');
  });
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  try {
    await begin(`--from ${site.url} --api http://127.0.0.1:${(own.address() as AddressInfo).port}`);
    const { token } = await registerOwner(url());
    const { page } = await newTab(url(), { token });
    const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/notificationHub'));
    await page.goto('/admin');
    await (await socket).waitForEvent('framereceived');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await page.getByText('There is nothing here yet.').waitFor();
    await navigation.getByRole('link', { name: 'Hours' }).click();
    await page.getByLabel('Note').fill('typed before the save');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await edit('src/messages.ts', "save: 'Save'", "save: 'Keep it'");
    await page.getByRole('button', { name: 'Keep it' }).waitFor();
    assert.equal(await page.getByLabel('Note').inputValue(), 'typed before the save');
    // The browser keeps text typed into a plain field, which has no draft, only while its element remains.
    await edit(PAGE, '<Card>', '<Card><input aria-label="Plain" />');
    await page.getByLabel('Plain').fill('typed, too');
    await edit(PAGE, '<PageFrame title={messages.title}', '<PageFrame title="Our hours"');
    await page.getByRole('heading', { level: 1, name: 'Our hours' }).waitFor();
    assert.equal(await page.getByLabel('Plain').inputValue(), 'typed, too');
    // A component whose hooks change starts over, but the draft is kept.
    await saveAtomically(path.join(team.folder, PAGE), (text) =>
      text
        .replace('import type { ReactElement }', 'import { type ReactElement, useState }')
        .replace('  return (', "  const [title] = useState('With a hook');\n  return (")
        .replace('title="Our hours"', 'title={title}'),
    );
    await page.getByRole('heading', { level: 1, name: 'With a hook' }).waitFor();
    assert.equal(await page.getByLabel('Plain').inputValue(), '');
    assert.equal(await page.getByLabel('Note').inputValue(), 'typed before the save');
    assert.equal(await page.evaluate(() => 'isSamePage' in globalThis), true);

    await navigation.getByRole('link', { name: 'My Agents' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Agent Bots' }).waitFor();
    const answer = await page.evaluate(async () => (await fetch('/hours-api/notes')).json());
    assert.deepEqual(answer, [{ id: '1', note: 'From the own server' }]);
  } finally {
    running?.stop();
    own.close();
  }
});

test('the remote in a deployed site: code that does not compile or that throws is reported, and the page continues once it is fixed', async ({
  newTab,
  site,
}) => {
  await begin(`--from ${site.url}`);
  const { token } = await registerOwner(url());
  const { page } = await newTab(url(), { token });
  await page.goto('/hours');
  await breakAndMend(page);
  // The site does not count reports about it.
  const report = { events: [{ remote: 'hours', version: '0.1.0', failure: 'other' }] };
  const sent = await page.request.post('/api/client-report', { data: report });
  assert.equal(sent.status(), 200);
  const counted = await fetch(`${site.url}/api/client-report`, { headers: { Authorization: `Bearer ${token}` } });
  assert.equal(counted.status, 200);
  assert.doesNotMatch(await counted.text(), /hours/);
  // The page also recovers after a module has thrown.
  const thrown = "throw new Error('Thrown by a module'); export const";
  const updated = page.waitForResponse(/hot-update\.js$/);
  await edit('src/messages.ts', 'export const', thrown);
  await updated;
  await edit('src/messages.ts', thrown, 'export const');
  await edit('src/messages.ts', 'Describe this page in one line.', 'It throws no more.');
  await page.getByText('It throws no more.').waitFor();
});

test('an address without a site ends the command with a message', async () => {
  await assert.rejects(
    team.run(`npm run dev -- --port ${port} --from http://localhost:${port}`),
    /returned no list of remotes\. Is .* a deployed Frontdesk, and is it running\?/,
  );
});

test('the gallery shows all shared parts', async ({ newTab }) => {
  running = team.start(`npx frontdesk-remote gallery --port ${port}`);
  await running.waitFor(`is ready on ${url()}`);
  const { page } = await newTab(url());
  await page.goto('/');
  await page.getByRole('heading', { name: 'Button', exact: true }).first().waitFor();
});
