/**
 * What remotes add to each other's pages, and what only owners or only some sites have: tested with the real remotes,
 * and with another team's remote.
 */

import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../harness/journey';
import { linkIn, type MailBox, startMailBox } from '../harness/mail-box';
import { PASSWORD, registerOwner } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });
// The addition that throws.
test.use({ expectedComplaints: /chunk load failure \(other\): guests|broken on purpose/ });

let mailBox: MailBox;
let site: Site;
let owner: string;
let agentId: string;
let page: Page;

test.beforeAll(async ({ newTab }) => {
  mailBox = await startMailBox();
  site = await startSite({ SMTP_URL: mailBox.url });
  ({ token: owner } = await registerOwner(site.url));
  await call('/api/bot/create', { name: 'Desk', description: 'Answers guests.', enabled: true });
  const bots = (await call('/api/bot/getBots')) as { id: string }[];
  agentId = String(bots[0]?.id);
  await addGuests();
  ({ page } = await newTab(site.url, { token: owner }));
});
test.afterAll(async () => {
  await site.end();
  await mailBox.end();
});

async function call(address: string, body?: object, token = owner): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(site.url + address, { headers, ...sent });
  const text = await answer.text();
  assert.ok(answer.ok, `${address}: ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

const card = (name: string) => page.getByRole('heading', { name, exact: true });
const sidebar = () => page.getByRole('navigation', { name: 'Main' });

test('the page of an agent shows the codes that open its chat, and the page of a code shows what is asked there', async () => {
  await page.goto(`/agent/${agentId}`);
  await card('QR codes that open this chat').scrollIntoViewIfNeeded();
  await page.getByText('Print a code for a table, a room or a machine').waitFor();
  const code = { Type: 'Chat', Name: 'Table 12', agentId, place: 'Table 12', facts: [], starters: [] };
  const { id } = (await call('/api/qr/save', code)) as { id: string };
  await page.reload();
  await card('QR codes that open this chat').scrollIntoViewIfNeeded();
  await page.getByText('0 scans, 0 chats').waitFor();
  await page.getByRole('link', { name: 'Table 12' }).click();
  await card('What people ask here').waitFor();
  assert.equal(new URL(page.url()).pathname, `/MyQr/${id}`);
  await page.getByText('Nobody asked anything here in this period.').waitFor();
});

test('the profile shows the settings that the remote for conversations adds', async () => {
  await page.goto('/MyProfile');
  await card('Emails about conversations').waitFor();
  await page.getByLabel('Notify me').selectOption('Daily summary');
  await page.getByText('Saved.').waitFor();
});

test('another team’s addition receives the agent, and one that throws fails only in its own place', async () => {
  await page.goto(`/agent/${agentId}`);
  await card('QR codes that open this chat').scrollIntoViewIfNeeded();
  await page.getByText(`Guests of ${agentId}`).waitFor();
  await card('Broken guests').waitFor();
  await page.getByText('crashed: guests 1.0.0').waitFor();
  await page.getByLabel('Description').waitFor();
});

test('an owner can open the pages for owners, and a flag adds a page', async () => {
  await page.goto('/guest-owners');
  await page.getByText('Only owners read this').waitFor();
  await sidebar().getByRole('link', { name: 'For owners' }).waitFor();
  assert.equal(await sidebar().getByRole('link', { name: 'Flagged' }).count(), 0);
  await page.goto('/guest-flagged');
  await page.waitForURL('**/admin');
  await setFlags({ guests: true });
  await page.goto('/guest-flagged');
  await page.getByText('The flag is on').waitFor();
  await sidebar().getByRole('link', { name: 'Flagged' }).waitFor();
});

test('a member finds no entry for owners, and a link to the page says who may open it', async ({ newTab }) => {
  await call('/api/people/invite', { email: 'grace@example.com' });
  const token = new URLSearchParams(new URL(linkIn(await mailBox.next())).search).get('token');
  await call('/api/people/join', { token, firstName: 'Grace', lastName: 'Hopper', password: PASSWORD });
  const login = { email: 'grace@example.com', password: PASSWORD };
  const member = (await call('/api/authentication/login', login)) as { token: string };
  ({ page } = await newTab(site.url, { token: member.token }));
  await page.goto('/guest-owners');
  await page.getByText('Only owners of the organization can open this page.').waitFor();
  assert.equal(await page.getByText('Only owners read this').count(), 0);
  await sidebar().getByRole('link', { name: 'Flagged' }).waitFor();
  assert.equal(await sidebar().getByRole('link', { name: 'For owners' }).count(), 0);
});

/** Adds a handwritten remote: a container consists of two functions. */
async function addGuests(): Promise<void> {
  const script = `var frontdesk_remote_guests = (() => {
    let React;
    const text = (words) => () => React.createElement('p', null, words);
    const parts = {
      GuestsOfAgent: ({ context }) => React.createElement('p', null, 'Guests of ' + context.agentId),
      BrokenGuests: () => { throw new Error('broken on purpose'); },
      OwnersPage: text('Only owners read this'),
      FlaggedPage: text('The flag is on'),
    };
    return {
      async init(scope) { React = (await Object.values(scope.react)[0].get())(); },
      async get(name) { const key = name.slice(2); return () => ({ [key]: parts[key] }); },
    };
  })();`;
  await writeFile(path.join(site.folder, 'admin/guests.js'), script);
  const route = { access: 'signed-in' } as const;
  await editRegistry(({ remotes }) => ({
    remotes: [
      ...remotes,
      {
        name: 'guests',
        version: '1.0.0',
        contract: '^1.1.0',
        entry: '/admin/guests.js',
        routes: [
          { ...route, path: '/guest-owners', page: 'OwnersPage', title: 'For owners', navigation: {}, for: 'owner' },
          { ...route, path: '/guest-flagged', page: 'FlaggedPage', title: 'Flagged', navigation: {}, flag: 'guests' },
        ],
        fills: [
          { slot: 'agents.agent', component: 'GuestsOfAgent', title: 'Guests', order: 10 },
          { slot: 'agents.agent', component: 'BrokenGuests', title: 'Broken guests', order: 20 },
        ],
      },
    ],
  }));
}

const setFlags = (flags: object) => editRegistry((registry) => ({ ...registry, flags }));

async function editRegistry(edit: (registry: { remotes: unknown[] }) => object): Promise<void> {
  const file = path.join(site.folder, 'admin/remotes.json');
  await writeFile(file, JSON.stringify(edit(JSON.parse(await readFile(file, 'utf8')))));
}
