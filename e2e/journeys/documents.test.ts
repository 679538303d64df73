import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, isFull, test } from '../harness/journey';
import { makePdf } from '../harness/make-pdf';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ newOwner }) => {
  ({ page } = await newOwner());
  await page.goto('/NewAgent');
  await page.getByLabel('Bot Name').fill('Archive');
  await page.getByLabel('Description').fill('Knows the long documents.');
  await page.getByRole('button', { name: 'Add Bot' }).click();
  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await page.getByRole('tab', { name: 'Documents' }).click();
});

const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name.replace('.', '\\.')) });
const told = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

/** A Word document of a few hundred kilobytes that unpacks to three hundred megabytes. */
async function bomb(): Promise<Buffer> {
  const zip = new JSZip();
  zip.file('[Content_Types].xml', '<Types/>');
  zip.file('word/document.xml', Buffer.alloc(300_000_000, 'a'));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

test('many pages are read in the background, and unreadable files show why', inFull(), async () => {
  const pages = Array.from(
    { length: isFull ? 60 : 10 },
    (_, index) => `Shelf ${index}. The lamp on shelf ${index} is green.`,
  );
  await page
    .getByLabel('Choose documents')
    .setInputFiles([
      file('inventory.pdf', await makePdf(pages)),
      file('secret.pdf', await makePdf(['Hidden'], 'x')),
      ...(isFull ? [file('bomb.docx', await bomb())] : []),
    ]);
  await rowOf('secret.pdf').getByText('protected with a password', { exact: false }).waitFor();
  if (isFull) await rowOf('bomb.docx').getByText('too big once unpacked', { exact: false }).waitFor();
  await rowOf('inventory.pdf').getByText('Ready', { exact: true }).waitFor();
});

test("'Process' marks a document for processing, and it is read again", inFull(), async () => {
  await page.getByRole('button', { name: 'Process inventory.pdf' }).press('Enter');
  await page.getByText('marked for processing', { exact: false }).first().waitFor();
  await rowOf('inventory.pdf').getByText('Ready', { exact: true }).waitFor();
});

test(
  'a document that is being processed cannot be deleted, and an unknown status or empty content is shown',
  inFull(),
  async () => {
    await page.route('**/api/bot/getBot?*', async (route) => {
      const answer = await route.fetch();
      const bot = (await answer.json()) as { documents: { name: string; status: number }[] };
      const status = { 'inventory.pdf': 1, 'secret.pdf': 7 } as Record<string, number>;
      const documents = bot.documents.map((known) => ({ ...known, status: status[known.name] ?? known.status }));
      await route.fulfill({ response: answer, json: { ...bot, documents } });
    });
    await page.route('**/api/v1.0/document/download?*', (route) => route.fulfill({ json: { name: 'secret.pdf' } }));
    await page.reload();
    await rowOf('secret.pdf').getByText('Unknown (7)').waitFor();
    await rowOf('inventory.pdf').getByText('Processing', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Delete inventory.pdf' }).press('Enter');
    await told('Document is still processing and cannot be deleted.');
    await page.getByRole('button', { name: 'Download secret.pdf' }).press('Enter');
    await told('No document content available for download.');
    await page.unrouteAll();
  },
);

test('a welcome text is created once and then updated, and survives a switch of tabs', inFull(), async () => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/template/createorupdate')) sent.push(request.postDataJSON().templateId);
  });
  await page.reload();
  await page.getByRole('tab', { name: 'Welcome Template' }).click();
  const editor = page.getByRole('textbox', { name: 'Welcome text' });
  await editor.fill('Good day!');
  await page.getByRole('tab', { name: 'Agent Info' }).click();
  await page.getByRole('tab', { name: 'Welcome Template' }).click();
  await untilEqual(async () => (await editor.textContent())?.trim(), 'Good day!');
  for (const text of ['Good day!', 'Good evening!']) {
    await editor.fill(text);
    // The page fetches the agent again to get the id of the saved record.
    const learned = page.waitForResponse(
      async (response) => response.url().includes('/api/bot/getBot?') && (await response.text()).includes(text),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await learned;
    await told('Welcome message saved successfully!');
  }
  assert.equal(sent[0], null);
  assert.ok(sent[1], `the second save had templateId ${sent[1]}`);
});
