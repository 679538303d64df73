import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { TestSite } from '../../server/test/support/test-site';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, test } from '../harness/journey';
import { openSiteDatabase } from '../harness/site-database';
import { startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0';
const MENU = 'https://example.com/menu';

// The browser logs the refused password.
test.use({ expectedComplaints: / 403 / });

let page: Page;
let shortLink: string;

test.beforeAll(async ({ newOwner, site }) => {
  const owner = await newOwner();
  ({ page } = owner);
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
  const made = await fetch(`${site.url}/api/links/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ Type: 'Url', Url: MENU, Name: 'Poster' }),
  });
  const { id, url } = (await made.json()) as { id: string; url: string };
  shortLink = url;
  await page.goto(`/MyQr/${id}`);
});

const rules = () => page.getByRole('region', { name: 'Rules' });
const press = (name: string) => rules().getByRole('button', { name, exact: true }).click();
const scan = async (by: string, language = 'en') => {
  const answer = await fetch(shortLink, {
    redirect: 'manual',
    headers: { 'user-agent': by, 'accept-language': language },
  });
  return answer.headers.get('location') ?? answer.status;
};

test('an owner adds rules, sees their effect, and scans follow them', async () => {
  await rules().getByText('No rules yet.').waitFor();
  await press('Add rule');
  await press('Save rules');
  await rules().getByText('A rule needs a condition.').waitFor();
  await rules().getByText('A rule needs a web address.').waitFor();
  await rules().getByLabel('Language').first().selectOption({ label: 'German' });
  await rules().getByLabel('Destination').fill('https://example.com/speisekarte');
  await press('Done');
  await rules().getByText('German', { exact: true }).first().waitFor();

  await press('Add rule');
  await rules().getByLabel('Device').first().selectOption({ label: 'iPhone or iPad' });
  await rules().getByLabel('Destination').fill('https://example.com/app');
  await press('Done');
  // Not saved yet: the preview uses the rules, scans do not.
  await rules().getByText('https://example.com/app').nth(1).waitFor();
  await rules().getByText('(rule 2)').waitFor();
  assert.equal(await scan(IPHONE, 'de'), MENU);
  await press('Save rules');
  await page.getByText('Rules saved').waitFor();
  assert.equal(await scan(IPHONE, 'de'), 'https://example.com/speisekarte');
  assert.equal(await scan(IPHONE), 'https://example.com/app');
  assert.equal(await scan(COMPUTER), MENU);
});

test('she changes their order with the keyboard, and sees a rule that is never reached', async () => {
  await rules().getByRole('button', { name: 'Move rule 2 up' }).focus();
  await page.keyboard.press('Enter');
  await untilEqual(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Move rule 1 down');
  await press('Add rule');
  await rules().getByLabel('Device').first().selectOption({ label: 'iPhone or iPad' });
  await rules().getByRole('button', { name: 'Mon', exact: true }).click();
  await rules().getByLabel('From').fill('07:00');
  await rules().getByLabel('To', { exact: true }).fill('10:30');
  await rules().getByLabel('Destination').fill('https://example.com/breakfast');
  await press('Save rules');
  await page.getByText('Rules saved').first().waitFor();
  await rules().getByText('Mon, 07:00–10:30 · iPhone or iPad').waitFor();
  await rules().getByText('Never reached').waitFor();
  assert.equal(await scan(IPHONE, 'de'), 'https://example.com/app');
  await page.reload();
  await rules().getByText('Never reached').waitFor();
  await untilEqual(async () => {
    await page.reload();
    const first = rules().getByRole('listitem', { name: 'Rule 1' });
    await first.waitFor();
    return first.getByText('2 scans').count();
  }, 1);
  await page.getByText('3 rules').waitFor();
});

test('she edits rules with the keyboard alone, and the focus stays where she is working', async () => {
  const focused = (name: string) =>
    untilEqual(
      () =>
        page.evaluate(() => {
          const { activeElement: at } = document;
          return at?.getAttribute('aria-label') ?? at?.getAttribute('name') ?? at?.textContent;
        }),
      name,
    );
  const key = (name: string) => page.keyboard.press(name);
  await rules().getByRole('button', { name: 'Add rule' }).focus();
  await key('Enter');
  await focused('Mon');
  await rules().getByRole('button', { name: 'Save rules' }).focus();
  await key('Enter');
  await focused('Mon');
  await key('Space');
  await rules().getByLabel('Destination').focus();
  await key('Enter');
  await rules().getByText('A rule needs a web address.').waitFor();
  await focused('destination');
  await key('Tab');
  await key('Enter');
  await focused('Edit rule 4');
  await key('Shift+Tab');
  await key('Enter');
  await focused('Move rule 3 up');
  await rules().getByText('Rule 4 is now rule 3.').waitFor();
  await key('Tab');
  await key('Tab');
  await key('Tab');
  await key('Enter');
  await rules().getByText('Rule 3 removed.').waitFor();
  await focused('Remove rule 3');
  await rules().getByRole('button', { name: 'Add rule' }).focus();
  await key('Enter');
  await focused('Mon');
  await rules().getByRole('button', { name: 'Remove rule 4' }).focus();
  await key('Enter');
  await focused('Remove rule 3');
});

test('a password opens the code in a browser, and a scan limit disables it', inFull(), async ({ newTab }) => {
  await rules().getByLabel('Ends after this many scans').fill('1000000000');
  await press('Save rules');
  await rules().getByText('Enter a whole number from 1 to 1,000,000').waitFor();
  await rules().getByLabel('Ends after this many scans').fill('1');
  await rules().getByLabel('Password (optional)').fill('sesame');
  await press('Save rules');
  await page.getByText('Rules saved').first().waitFor();
  await rules().getByText('A password is set.').waitFor();

  const { page: guest } = await newTab(new URL(shortLink).origin);
  await guest.goto(shortLink);
  await guest.getByLabel('Password').fill('open');
  await guest.keyboard.press('Enter');
  await guest.getByText('This password is not right.').waitFor();
  await guest.getByLabel('Password').fill('sesame');
  await Promise.all([guest.waitForRequest(MENU), guest.getByRole('button', { name: 'Open' }).click()]);

  await rules().getByLabel('Remove the password when I save').check();
  await press('Save rules');
  await rules().getByText('A password is set.').waitFor({ state: 'detached' });
  // The browser of the tests counts as a bot, which does not count against the limit.
  assert.equal(await scan(COMPUTER), MENU);
  assert.equal(await scan(COMPUTER), 410);
  await page.reload();
  await rules().getByText('1 of 1 scans used.').waitFor();
});

test(
  'a destination that stops working is reported on its page, and its scans get a page instead until it works again',
  inFull(),
  async ({ newOwner }) => {
    // Only an operator can allow destinations in this machine's network.
    const shop = await new TestSite({ '/menu': 'The menu' }).start();
    const site = await startSite({ WEBSITES_ALLOW_PRIVATE: 'true' });
    const { page: own, token } = await newOwner({ url: site.url });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const post = async (path: string, sent: object) =>
      (await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(sent) })).json();
    const made = (await post('/api/links/create', { Type: 'Url', Url: MENU, Name: 'Card' })) as {
      id: string;
      url: string;
    };
    const address = new URL('/menu', shop.address).href;
    const database = openSiteDatabase(site);
    database
      .prepare('update qr_codes set payload = ? where id = ?')
      .run([JSON.stringify({ Url: address, Name: 'Card', Type: 'Url', Id: made.id }), made.id]);
    database.prepare('update slugs set version = version + 1, changed_at = ?').run([new Date().toISOString()]);
    database.close();
    const code = async () => {
      const { status, headers: answer } = await fetch(made.url, {
        redirect: 'manual',
        headers: { 'user-agent': COMPUTER },
      });
      return answer.get('location') ?? status;
    };
    await own.goto(`/MyQr/${made.id}`);
    // The text of a check remains until the next check has ended, so only the response shows the end.
    const check = () =>
      Promise.all([
        own.waitForResponse((answer) => answer.url().includes('/api/links/check')),
        own.getByRole('button', { name: 'Check now' }).click(),
      ]);
    await check();
    await own.getByText(`${address} can be reached.`).waitFor();
    await shop.stop();
    await own.getByLabel('While it cannot be reached').selectOption({ label: 'Show a page that says so' });
    await own.getByText('Saved', { exact: true }).waitFor();
    assert.equal(await code(), address);
    for (let count = 0; count < 3; count++) {
      await check();
      await own.getByText(`${address} cannot be reached. The site does not respond.`).waitFor();
    }
    // The toast of the notification also contains this text.
    await own.getByText('Not reachable since').first().waitFor();
    assert.equal(await code(), 200);
    await own.goto('/notifications');
    await own.getByText('“Card” leads nowhere').first().waitFor();
    await own.goto('/MyQr');
    await own.getByRole('article', { name: 'Card' }).getByText('Not reachable since').waitFor();
    await own.context().close();
    await site.end();
  },
);

test(
  'pauses, dates, rules, limits and fallbacks appear in the list of changes, and each can be undone',
  inFull(),
  async ({ newOwner, site }) => {
    const owner = await newOwner();
    const call = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
      const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      assert.equal(answer.status, 200, path);
      return answer.text();
    };
    const { id: qrId, url } = JSON.parse(await call('/api/links/create', { Type: 'Url', Url: MENU, Name: 'Sign' })) as {
      id: string;
      url: string;
    };
    const status = async () => (await fetch(url, { redirect: 'manual' })).status;
    const rule = { when: { device: 'ios' }, destination: 'https://example.com/app' };
    const changes: readonly (readonly [named: string, path: string, body: object])[] = [
      ['While it cannot be reached: Show a page that says so', '/api/links/update', { qrId, fallback: 'page' }],
      ['Ends after 5 scans', '/api/links/rules', { id: qrId, rules: [], endsAfter: 5 }],
      ['1 rule', '/api/links/rules', { id: qrId, rules: [rule], endsAfter: 5 }],
      ['End: ', '/api/links/update', { qrId, endsAt: '2020-01-01T12:00:00.000Z' }],
      ['Paused', '/api/links/pause', { qrId, isPaused: true }],
    ];
    for (const [, path, body] of changes) await call(path, body);
    assert.equal(await status(), 404);
    await owner.page.goto(`/MyQr/${qrId}`);
    for (const [named] of [...changes].reverse()) {
      const undo = owner.page.getByRole('button', { name: `Undo the change to ${named}` });
      await undo.first().click();
      // An undo cannot be undone.
      await untilEqual(() => undo.count(), 0);
    }
    assert.equal(await status(), 302);
    const settings = JSON.parse(
      await (
        await fetch(`${site.url}/api/links/rules?id=${qrId}`, { headers: { authorization: `Bearer ${owner.token}` } })
      ).text(),
    ) as { rules: unknown[]; endsAfter: number | null };
    assert.deepEqual([settings.rules, settings.endsAfter], [[], null]);
  },
);
