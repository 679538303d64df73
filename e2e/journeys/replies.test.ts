import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { faultsOf, turnDark } from '../harness/axe';
import { inFull, isFull, type NewTab, test } from '../harness/journey';
import { resize } from '../harness/resize';
import { type Pages, servePages } from '../harness/serve-pages';

test.describe.configure({ mode: 'serial' });

const RULES = `# Breakfast

Breakfast is served from 7:15 to 10:45 in the garden room.

# Animals

Dogs are welcome for 12 EUR a night. Cats cannot stay.`;

const ROOMS = 'Room,Type,Price\n201,Double,149 EUR\n202,Single,99 EUR\n';

let owner: Page;
let newTab: NewTab;
let pages: Pages;
let botId: string;

const call = (path: string, body?: object) =>
  owner.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('TOKEN')}` };
      const answer = await fetch(address, sent === '' ? { headers } : { method: 'POST', headers, body: sent });
      return answer.json().catch(() => null);
    },
    [path, body ? JSON.stringify(body) : ''] as const,
  );

test.beforeAll(async ({ newOwner, newTab: open }) => {
  newTab = open;
  ({ page: owner } = await newOwner());
  await call('/api/bot/create', { name: 'Rosa', description: 'Answers guests.', enabled: true });
  botId = String((await call('/api/bot/getBots'))[0].id);
  const clientId = crypto.randomUUID();
  await call('/api/bot/createOrUpdateClient', { botId, clientId, isActive: true });
  const documents = Object.entries({ 'rules.md': RULES, 'rooms.csv': ROOMS }).map(([name, text]) => ({
    documentId: crypto.randomUUID(),
    name,
    type: 0,
    status: 0,
    base64Content: Buffer.from(text).toString('base64'),
  }));
  await call('/api/v1.0/document/upload', { botId, documents });
  await untilEqual(
    async () =>
      (await call(`/api/bot/getBot?botId=${botId}`)).documents.filter(
        ({ status, indexedShare }: { status: number; indexedShare?: number }) =>
          status > 1 && indexedShare === undefined,
      ).length,
    2,
    'the documents are ready',
  );
  await owner.goto(`/agent/${botId}/settings`);
  const snippet = await owner.getByLabel('Embed code', { exact: true }).inputValue();
  assert.ok(snippet.includes(clientId), snippet);
  const page = `<!doctype html><html lang="en"><title>Hotel</title><meta name="viewport" content="width=device-width">${snippet}`;
  pages = await servePages(new Map([['/open/hotel.html', page]]), '');
});
test.afterAll(async () => {
  await pages?.end();
});

const log = (page: Page) => page.getByRole('log');

/** Asks a question and waits for the reply. */
async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(question);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await log(page).getByText(question).last().waitFor();
  await log(page).getByRole('button', { name: 'Not helpful' }).last().waitFor();
}

/** Opens every passage by keyboard, and returns what was visible before. */
async function openPassages(page: Page, name: RegExp): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
  const before = (await log(page).innerText()).replace(/\s+/g, ' ');
  const button = log(page).getByRole('button', { name }).first();
  assert.equal(await button.getAttribute('aria-expanded'), 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  assert.equal(await button.getAttribute('aria-expanded'), 'true');
  return before;
}

for (const [device, width, height] of [
  ['a phone', 390, 800],
  ['a narrow phone', 320, 640],
  ['a desktop', 1920, 1000],
] as const) {
  test(`in the widget on ${device} a reply is short, and its passage opens`, inFull(device === 'a phone'), async () => {
    const { page, context } = await newTab(pages.url);
    await page.setViewportSize({ width, height });
    await page.goto('/open/hotel.html');
    await page.getByRole('button', { name: 'Open chat' }).click();
    await ask(page, 'When is breakfast?');
    const before = await openPassages(page, /rules\.md/);
    assert.ok(before.length < 600, before);
    await log(page)
      .getByText('Breakfast is served from 7:15 to 10:45 in the garden room.', { exact: false })
      .last()
      .waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(wide, false);
    assert.deepEqual(await faultsOf(page, device), []);
    await page.screenshot({ path: test.info().outputPath(`widget-${width}.png`) });
    await context.close();
  });
}

test('Chat Test opens the passages of a reply, in both themes', inFull(), async () => {
  await owner.goto(`/agent/${botId}/chat`);
  await ask(owner, 'When is breakfast?');
  const before = await openPassages(owner, /rules\.md/);
  assert.ok(before.length < 600, before);
  await ask(owner, 'What does a single room cost?');
  assert.deepEqual(await faultsOf(owner, 'light'), []);
  await owner.screenshot({ path: test.info().outputPath('chat-light.png'), fullPage: true });
});

test('test questions run, show what got worse after a change, and come from a conversation', inFull(), async () => {
  const section = owner.getByRole('region', { name: 'Test questions' });
  await section.getByRole('button', { name: 'Add test question' }).click();
  await owner.getByLabel('Question', { exact: true }).fill('When is breakfast?');
  await owner.getByLabel('Expected words', { exact: true }).fill('7:15 10:45');
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  const row = section.getByRole('row', { name: /When is breakfast/ });
  await row.getByText('Passed', { exact: true }).waitFor();

  await call('/api/v1.0/document/delete', {
    documentIds: (await call(`/api/bot/getBot?botId=${botId}`)).documents
      .filter(({ name }: { name: string }) => name === 'rules.md')
      .map(({ documentId }: { documentId: string }) => documentId),
  });
  // The test runs by itself, and the page updates.
  await row.getByText('Failed', { exact: true }).waitFor();
  await section.getByText(/^1 got worse since .*“When is breakfast\?”$/).waitFor();
  await owner.screenshot({ path: test.info().outputPath('worse.png'), fullPage: true });
  await section.getByRole('button', { name: 'Run tests' }).click();
  await section.getByText(/0 of 1 passed\./).waitFor();

  const [download] = await Promise.all([
    owner.waitForEvent('download'),
    section.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  assert.equal(
    (await readFile(await download.path(), 'utf8')).replace('\ufeff', ''),
    'Question,Expected words,Document\r\nWhen is breakfast?,7:15 10:45,\r\n',
  );
  // The server answers each of them; the maximum number for an agent takes a while.
  const imported = isFull ? 199 : 2;
  const many = Array.from({ length: imported }, (_, at) => `Question ${at}?,nine,`).join('\n');
  owner.on('filechooser', () => {});
  const [chooser] = await Promise.all([
    owner.waitForEvent('filechooser'),
    section.getByRole('button', { name: 'Import CSV' }).click(),
  ]);
  const text = `Question,Expected words,Document\n,nothing,\n${many}`;
  await chooser.setFiles({ name: 'tests.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await owner.getByText('Line 2: the question is missing.').waitFor();
  await owner.getByRole('button', { name: 'Import', exact: true }).click();
  await untilEqual(() => section.getByRole('row').count(), imported + 2, 'all are listed');

  await owner.goto('/conversations');
  await owner.getByRole('link', { name: 'When is breakfast?' }).last().click();
  await owner.getByRole('button', { name: 'Add as test question' }).first().click();
  assert.equal(await owner.getByLabel('Question', { exact: true }).inputValue(), 'When is breakfast?');
  await owner.getByRole('button', { name: 'Cancel' }).click();
});

test('test questions fit a phone and a wide screen, in both themes', inFull(), async () => {
  await owner.goto(`/agent/${botId}/chat`);
  const section = owner.getByRole('region', { name: 'Test questions' });
  await section.getByRole('table').waitFor();
  for (const width of [320, 390, 1280, 1920]) {
    await resize(owner, width, 900);
    assert.equal(await owner.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, `${width}`);
    await section.scrollIntoViewIfNeeded();
    await owner.screenshot({ path: test.info().outputPath(`tests-${width}.png`) });
  }
  await owner.evaluate(turnDark);
  await resize(owner, 390, 900);
  await owner.screenshot({ path: test.info().outputPath('tests-dark-390.png') });
  await resize(owner, 1280, 900);
  await owner.screenshot({ path: test.info().outputPath('tests-dark-1280.png') });
  assert.deepEqual(await faultsOf(owner, 'dark'), []);
});
