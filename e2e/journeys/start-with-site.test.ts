import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { TestSite } from '../../server/test/support/test-site';
import { inFull, test } from '../harness/journey';
import { type Site, startSite } from '../harness/start-site';

const inn = new TestSite({
  '/': `<title>Hotel Larch</title><meta name="theme-color" content="#0a6e4f">
    <h1>Hotel Larch</h1><p>A small house at the lake. <a href="/breakfast">Breakfast</a> <a href="/dogs">Dogs</a></p>`,
  '/breakfast':
    '<title>Breakfast</title><h1>Breakfast</h1><p>Breakfast is served from 7:15 to 10:45 in the garden room.</p>',
  '/dogs': '<title>Dogs</title><h1>Dogs</h1><p>A dog costs 12 euros per night.</p>',
});
let site: Site;

test.beforeAll(async () => {
  await inn.start();
  site = await startSite({ WEBSITES_ALLOW_PRIVATE: 'true' });
});
test.afterAll(async () => {
  await site.end();
  await inn.stop();
});

/** The goals: an owner gets a correct answer within this many clicks and seconds. */
const CLICKS_MAX = 4;
const SECONDS_MAX = 60;

test('an owner needs four clicks and less than a minute from home to the first correct answer about her site', async ({
  newOwner,
}) => {
  const { page } = await newOwner({ url: site.url });
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  const address = page.getByLabel('What is your site?');
  await address.waitFor();
  const begun = performance.now();
  await click(address);
  await page.keyboard.type(inn.address);
  await click(page.getByRole('button', { name: 'Read my site' }));
  await page.getByText(/Your agent is ready\.$/).waitFor();
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('When is breakfast?');
  await click(page.getByRole('button', { name: 'Send', exact: true }));
  await page
    .getByRole('log')
    .getByText(/from 7:15 to 10:45/)
    .waitFor();
  const seconds = (performance.now() - begun) / 1000;
  console.log(`first true answer after ${clicks} clicks and ${seconds.toFixed(1)} s`);
  assert.ok(clicks <= CLICKS_MAX && seconds < SECONDS_MAX, `${clicks} clicks, ${seconds} s`);

  // The page lists what it read, and offers what visitors see first.
  await page.getByRole('list', { name: 'Last read' }).getByText('Dogs').waitFor();
  await page.getByRole('button', { name: 'What does a dog cost?' }).click();
  await page
    .getByRole('log')
    .getByText(/12 euros per night/)
    .waitFor();

  // The page sets the name, the color and the client id without asking.
  await page.getByRole('link', { name: 'Open the agent' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hotel Larch' }).waitFor();
  await page.getByRole('tab', { name: 'Chatbot Settings' }).click();
  await page.getByText('#0a6e4f').or(page.locator('input[value="#0a6e4f"]')).first().waitFor();
});

test('an unreachable site creates nothing, and the typed address is kept', inFull(), async ({ newOwner }) => {
  const { page } = await newOwner({ url: site.url });
  await page.goto('/start');
  await page.getByLabel('What is your site?').fill('http://localhost:9/');
  // The example next to the field is a working chat.
  const example = page.getByRole('region', { name: 'Example' });
  await example.getByLabel('Message', { exact: true }).fill('When is breakfast?');
  await example.getByRole('button', { name: 'Send', exact: true }).click();
  await example.getByText('This is an example. Your own agent answers from your pages.').waitFor();
  await page.getByRole('button', { name: 'Read my site' }).click();
  await page.getByRole('alert').waitFor();
  await example.getByLabel('Message', { exact: true }).waitFor();
  assert.equal(await page.getByLabel('What is your site?').inputValue(), 'http://localhost:9/');
  await page.goto('/agent');
  await page
    .getByText('No rows')
    .or(page.getByText(/No agents yet/))
    .first()
    .waitFor();
});
test.use({ expectedComplaints: /422/ });
