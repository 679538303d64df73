import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, test } from '../harness/journey';
import { makePdf } from '../harness/make-pdf';

test.describe.configure({ mode: 'serial' });

// Calls that are refused on purpose.
test.use({ expectedComplaints: / 500 |ApiError: Out of order\.| 404 .*getBot/ });

let page: Page;
let agentPath: string;

test.beforeAll(async ({ newOwner }) => {
  ({ page } = await newOwner());
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const openTab = (name: string) => page.getByRole('tab', { name }).click();
const told = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

/** Runs `act` while calls to `path` are refused. */
async function whileRefused(path: string, act: () => Promise<void>): Promise<void> {
  await page.route(`**${path}*`, (route) => route.fulfill({ status: 500, json: { message: 'Out of order.' } }));
  await act();
  await page.unroute(`**${path}*`);
}

test('an empty list invites the owner to add an agent, which needs a name and a description', async () => {
  await page.goto('/agent');
  await page.getByRole('heading', { level: 1, name: 'My Agent Bots' }).waitFor();
  await told('No rows');
  await page.goto('/NewAgent');
  await button('Add Bot').click();
  await told('Name is required');
  await told('Description is required');
  await page.getByLabel('Bot Name').fill('=Desk');
  await page.getByLabel('Description').fill('Answers visitors.');
  await whileRefused('/api/bot/create', async () => {
    await button('Add Bot').click();
    await told('Failed to create bot.');
  });
  await button('Add Bot').dblclick();
  await told('Bot created successfully!');
  await page.getByRole('link', { name: '=Desk', exact: true }).waitFor();
  await untilEqual(() => page.getByRole('link', { name: '=Desk', exact: true }).count(), 1);
});

test('the actions are visible at 1280 pixels, and the export contains no formula', async () => {
  await page.getByRole('link', { name: 'View =Desk' }).waitFor();
  const isInSight = async () => {
    const box = await page.getByRole('button', { name: 'Delete =Desk' }).boundingBox();
    return box !== null && box.x + box.width <= 1280;
  };
  await untilEqual(isInSight, true, 'the delete button is in sight');
  const [download] = await Promise.all([page.waitForEvent('download'), button('Export CSV').click()]);
  assert.match(await readFile(await download.path(), 'utf8'), /^\ufeffName,.*\r\n"'=Desk",Enabled/);
});

test('a selection is disabled and enabled again', async () => {
  await page.getByRole('checkbox', { name: 'Select =Desk' }).click();
  await button('Disable').click();
  await told('1 done, 0 failed');
  await page.getByRole('cell', { name: 'Disabled' }).waitFor();
  await button('Enable').click();
  await page.getByRole('cell', { name: 'Enabled' }).waitFor();
});

test('the name and the description can be changed, and a refusal shows its reason', async () => {
  await page.getByRole('link', { name: '=Desk', exact: true }).click();
  await page.waitForURL(/\/agent\/[^/]+/);
  agentPath = new URL(page.url()).pathname;
  await page.getByLabel('Description').fill('Answers all visitors.');
  await whileRefused('/api/bot/update', async () => {
    await button('Save').click();
    await told('Update failed. Check console for details.');
  });
  await button('Save').click();
  await told('Agent updated!');
});

test('the chat test sends nothing without a client, and one press creates the first client', inFull(), async () => {
  await openTab('Chat Test');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Hello');
  await button('Send').click();
  await told('Please generate a Client ID first.');
  await openTab('Client');
  await whileRefused('/api/bot/createOrUpdateClient', async () => {
    await button('Generate new secret').click();
    await told('Failed to generate new secret. Check console for details.');
  });
  await button('Generate new secret').click();
  await button('Copy client secret').waitFor();
  await page.getByText(/public, not a secret/).waitFor();
  await whileRefused('/api/bot/createOrUpdateClient', async () => {
    await page.getByRole('switch', { name: 'Client status' }).click();
    await told('Client update failed. Check console for details.');
  });
});

test('each refused file shows its reason, and the other files are uploaded', inFull(), async () => {
  await openTab('Documents');
  const bomb = await readFile(new URL('../../package.json', import.meta.url));
  await page
    .getByLabel('Choose documents')
    .setInputFiles([
      file('empty.txt', Buffer.alloc(0)),
      file('program.pdf', Buffer.from('MZ\u0090\u0000 This program cannot be run in DOS mode.')),
      file('scan.pdf', await makePdf([''])),
      file('broken.docx', Buffer.concat([Buffer.from('PK\u0003\u0004'), bomb])),
      file('rules.md', Buffer.from('# Boats\n\nA rowing boat costs 15 EUR an hour.')),
    ]);
  await told('This file is empty.');
  await told('This is not a real PDF file.');
  await told('Document uploaded!');
  await page.getByText('No text was found.', { exact: false }).first().waitFor();
  await page.getByText('The file is damaged', { exact: false }).first().waitFor();
  await page
    .getByRole('row', { name: /rules\.md/ })
    .getByText('Ready', { exact: true })
    .waitFor();
});

test('a failed upload, download and deletion each show a message', inFull(), async () => {
  await whileRefused('/api/v1.0/document/upload', async () => {
    await page.getByLabel('Choose documents').setInputFiles(file('more.md', Buffer.from('More.')));
    await told('Upload failed. Check console for details.');
  });
  await whileRefused('/api/v1.0/document/download', async () => {
    // By keyboard, because the toasts of several uploads may cover the row.
    await page.getByRole('button', { name: 'Download rules.md' }).press('Enter');
    await told('Download failed. Check console for details.');
  });
  await page.getByRole('button', { name: 'Delete scan.pdf' }).press('Enter');
  await told('Document deleted successfully!');
});

test('the welcome text is saved and shown after a reload', inFull(), async () => {
  await openTab('Welcome Template');
  await page.getByRole('textbox', { name: 'Welcome text' }).fill('Ahoy!');
  await whileRefused('/api/template/createorupdate', async () => {
    await button('Save').click();
    await told('Failed to save welcome message. Check console for details.');
  });
  await button('Save').click();
  await told('Welcome message saved successfully!');
  await page.reload();
  await page.getByText('Ahoy!').first().waitFor();
});

test('the test chat answers, keeps its log across a reload, and offers a retry when it fails', inFull(), async () => {
  await openTab('Chat Test');
  const log = page.getByRole('log');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('How much is a boat?');
  await page.keyboard.press('Enter');
  await log
    .getByText(/15 EUR an hour/)
    .first()
    .waitFor();
  await page.reload();
  await log
    .getByText(/15 EUR an hour/)
    .first()
    .waitFor();
  await whileRefused('/api/v1/chat/sendMessage', async () => {
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Can I rent a kayak?');
    await button('Send').click();
    await log.getByText('Sorry, something went wrong.').waitFor();
  });
  await log.getByRole('button', { name: 'Retry' }).click();
  await log.getByText('Sorry, something went wrong.').waitFor({ state: 'detached' });
  await button('New Conversation').click();
  await log
    .getByText(/15 EUR an hour/)
    .first()
    .waitFor({ state: 'detached' });
});

test('the page of a missing or deleted agent shows that the agent does not exist', inFull(), async () => {
  await page.goto('/agent/00000000-0000-4000-8000-000000000000');
  await page.getByText('This agent does not exist or was deleted.').waitFor();
  await page.goto(agentPath);
  await page.goto('/agent');
  await page.getByRole('button', { name: 'Delete =Desk' }).click();
  await told('Are you sure you want to delete this agent? This action cannot be undone.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await told('Agent deleted successfully!');
});
