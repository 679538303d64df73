import type { Page } from '@playwright/test';
import type { Screen, Screens } from '../harness/screens';

const LISTS = ['/admin', '/agent', '/MyQr', '/conversations', '/notifications'];
/** The calls of the lists only, without those of the shell. */
const DATA = /\/api\/(?:bot|qr|links|conversations|overview|home|agents)\b|getNotifications|getMyQrs/i;

/** Dialogs, menus, toasts, and lists that are loading or have failed. Each removes its own routes from the page. */
export function statesOf({ owner, guest, visitor, agentId, conversationId }: Screens): Screen[] {
  const state = (name: string, path: string, reach: (page: Page) => Promise<unknown>, watched = owner): Screen => ({
    name,
    watched,
    async open(page) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await reach(page);
    },
  });
  const press = (name: string | RegExp) => (page: Page) =>
    page
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();
  const dialog = (name: string, path: string, button: string | RegExp) =>
    state(`${name} dialog`, path, async (page) => {
      await press(button)(page);
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    });
  const agent = (tab: string) => `/agent/${agentId}/${tab}`;
  return [
    ...LISTS.map((path) => answered(owner, `${path} while it loads`, path, () => new Promise(() => undefined))),
    ...LISTS.map((path) => answered(owner, `${path} that failed`, path, (route) => route.fulfill({ status: 500 }))),
    state('Palette', '/admin', (page) => page.keyboard.press('Control+k')),
    state('Palette without a match', '/admin', async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('zzzz');
    }),
    dialog('Delete agent', '/agent', /^Delete /),
    dialog('Delete code', '/MyQr', /^Delete/),
    dialog('Delete account', '/MyProfile', /^Delete (?:my )?account/),
    dialog('Invite', '/people', 'Invite'),
    dialog('New API key', '/integrations', 'New API key'),
    state('A new API key', '/integrations', async (page) => {
      await press('New API key')(page);
      await page.getByLabel('Name', { exact: true }).fill('Web shop of the bakery in the old town');
      for (const scope of await page.getByRole('checkbox').all()) await scope.check();
      await press('Create key')(page);
      await page.getByLabel('API key', { exact: true }).waitFor();
    }),
    dialog('New webhook', '/integrations', 'New webhook'),
    state('A new webhook', '/integrations', async (page) => {
      await press('New webhook')(page);
      await page
        .getByLabel('Address', { exact: true })
        .fill('https://orders.bakery-in-the-old-town.example/hooks/frontdesk?tenant=3f9a7c1e5b');
      for (const event of await page.getByRole('checkbox').all()) await event.check();
      await press('Create webhook')(page);
      await page.getByLabel('Secret', { exact: true }).waitFor();
    }),
    state('A webhook and a test event', '/integrations', async (page) => {
      await press('Details')(page);
      await press('Send test event')(page);
      await page
        .getByText(/^The receiver could not be reached/)
        .first()
        .waitFor();
    }),
    state('API keys and webhooks', '/integrations', (page) => page.getByRole('table').last().waitFor()),
    dialog('Add answer', '/conversations?tab=unanswered', 'Add answer'),
    state('Tags dialog', '/MyQr', async (page) => {
      await page.getByLabel(/^Select all/).check();
      await press('Tags')(page);
      await page.getByRole('dialog').waitFor();
    }),
    state('Chat Test with a reply', agent('chat'), async (page) => {
      await page.getByLabel('Message').fill('When does the shop open?');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Helpful', exact: true }).first().waitFor();
    }),
    dialog('Import answers', agent('documents'), 'Import CSV'),
    dialog('Add test question', agent('chat'), 'Add test question'),
    dialog('Link', agent('welcome'), 'Link'),
    state(
      'Remove demo dialog',
      '/admin',
      async (page) => {
        await press('Remove the demo')(page);
        await page.getByRole('alertdialog').waitFor();
      },
      guest,
    ),
    state('Delete codes dialog', '/MyQr', async (page) => {
      await page.getByLabel(/^Select all/).check();
      await page.getByRole('region', { name: 'Selected codes' }).getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
    state('Save preset dialog', '/QrUrlCodeGen', async (page) => {
      await page.getByLabel('URL', { exact: true }).fill('https://example.com/menu');
      await page.getByText('Rounded', { exact: true }).click();
      await press('Save as preset')(page);
      await page.getByRole('dialog').waitFor();
    }),
    state('Other formats of a code', '/QrUrlCodeGen', async (page) => {
      await page.getByLabel('URL', { exact: true }).fill('https://example.com/menu');
      await press('Generate QR Code')(page);
      await page.waitForURL('**/QrResult');
      await press('Other formats')(page);
    }),
    state('Remove website dialog', '/agent', async (page) => {
      const website = { id: 'w', address: 'https://hotel.example/', pages: 12, lastFetched: new Date().toISOString() };
      await page.route('**/website/list?*', (route) => route.fulfill({ json: { websites: [website] } }));
      await page.goto(agent('documents'));
      await press(/^Remove website/)(page);
      await page.getByRole('alertdialog').waitFor();
    }),
    state('Uploads under way', agent('documents'), async (page) => {
      await page.route('**/document/upload', () => new Promise(() => undefined));
      const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`About ${name}`) });
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([file('house.txt'), file('spa.txt'), file('bar.txt')]);
      await page.getByRole('progressbar').first().waitFor();
    }),
    state('Agent with unsaved changes', agent('info'), async (page) => {
      await page.getByLabel('Description').fill('Answers what guests ask.');
      await page.getByRole('button', { name: 'Discard' }).waitFor();
    }),
    state('Agent with opening hours', agent('info'), async (page) => {
      await press('Mon–Fri 9–18')(page);
      await press('Add exception')(page);
      await page.getByLabel('Date', { exact: true }).fill('2036-12-24');
      await page.getByLabel('Note', { exact: true }).fill('Christmas Eve');
    }),
    state('Newer agent dialog', agent('info'), async (page) => {
      await page.getByLabel('Description').fill('Answers what guests ask.');
      await page.route('**/api/bot/getBot?*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          json: { ...(await answer.json()), description: 'Changed elsewhere.' },
        });
      });
      await press(/^(?:Update|Save)$/)(page);
      await page.getByRole('dialog').waitFor();
    }),
    state('Agent that reads a site', `/start?agent=${agentId}`, async (page) => {
      await page.route('**/api/start?*', (route) =>
        route.fulfill({
          json: {
            isReading: true,
            read: 7,
            found: 23,
            newest: ['Prices 2026', 'Rooms at the lake', 'Arrival'],
            topics: [],
          },
        }),
      );
      await page.reload();
      await page.getByText('Read 7 of 23').first().waitFor();
    }),
    state('Agent that could read nothing', `/start?agent=${agentId}`, async (page) => {
      const error = 'The website does not respond.';
      const website = { id: 'w', address: 'https://hotel.example/', error };
      await page.route('**/website/list?*', (route) => route.fulfill({ json: { websites: [website] } }));
      await page.route('**/api/start?*', (route) =>
        route.fulfill({ json: { isReading: false, read: 0, found: 0, failed: 1, error } }),
      );
      await page.reload();
      await page.getByRole('link', { name: 'Try another site' }).waitFor();
    }),
    state('Agent that answers about a site', `/start?agent=${agentId}`, (page) => page.getByLabel('Message').waitFor()),
    state(
      'Destination that was saved',
      '/MyQr',
      async (page) => {
        await page.getByRole('link', { name: 'Table menu' }).click();
        await page
          .getByLabel('Leads to')
          .or(page.getByLabel('URL', { exact: true }))
          .first()
          .fill('https://example.com/winter');
        await press('Save')(page);
        await page.getByRole('button', { name: 'Undo' }).first().waitFor();
      },
      guest,
    ),
    dialog('Replace secret', agent('client'), 'Generate new secret'),
    state('Bulk delete dialog', '/agent', async (page) => {
      await page.getByLabel(/^Select all/).check();
      await page
        .getByRole('button', { name: /^Delete \d|^Delete selected|^Delete$/ })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    }),
    state('Retention dialog', '/conversations', async (page) => {
      await page.getByLabel('Keep conversations for').selectOption('30 days');
      await page.getByRole('alertdialog').waitFor();
    }),
    ...(conversationId === null
      ? []
      : [
          state('Erase visitor dialog', `/conversations/${conversationId}`, async (page) => {
            await page.getByText('Privacy', { exact: true }).click();
            await press('Delete all data from this visitor')(page);
            await page.getByRole('alertdialog').waitFor();
          }),
          state('A conversation taken over', `/conversations/${conversationId}`, async (page) => {
            await press('Take over')(page);
            await page.getByLabel('Your message').fill('Good morning, how can I help?');
            await press('Send')(page);
            await page.getByRole('region', { name: 'Transcript' }).getByText('Good morning, how can I help?').waitFor();
            await page.getByRole('button', { name: 'Note', exact: true }).click();
            await page.getByLabel('Internal note').fill('A regular guest: room 12.');
            await press('Add note')(page);
            await page.getByRole('region', { name: 'Transcript' }).getByText('A regular guest: room 12.').waitFor();
            await page.getByRole('button', { name: 'Reply', exact: true }).click();
            await press('Use one of your answers')(page);
          }),
          state('My conversations', '/conversations?tab=mine', (page) =>
            page.getByRole('link', { name: /shop open/ }).waitFor(),
          ),
          state('Numbers of people', '/conversations?tab=numbers', (page) => page.getByRole('table').first().waitFor()),
          state('A conversation that a person left', `/conversations/${conversationId}`, async (page) => {
            await press('Return to assistant')(page);
            await press('Take over')(page);
            await press('Return to assistant')(page);
            await page.getByRole('button', { name: 'Take over' }).waitFor();
          }),
          dialog('Delete conversation', `/conversations/${conversationId}`, 'Delete'),
          state('Keyboard shortcuts dialog', `/conversations/${conversationId}`, async (page) => {
            await page.getByRole('list').first().waitFor();
            await page.keyboard.press('?');
            await page.getByRole('dialog').waitFor();
          }),
        ]),
    state('Newer changes dialog', '/MyProfile', async (page) => {
      await page.getByLabel('First Name').fill('Augusta');
      await page.route('**/api/user/getLoggedUser', (route) =>
        route.fulfill({ json: { email: 'ada@example.com', firstName: 'Ada Augusta', lastName: 'Lovelace' } }),
      );
      await press(/^(?:Update|Save)/)(page);
      await page.getByRole('dialog').waitFor();
    }),
    state('Log out over unsaved work', '/MyProfile', async (page) => {
      await page.getByLabel('First Name').fill('Augusta');
      await page.getByRole('link', { name: 'Log Out' }).click();
      await page.getByText('You have unsaved changes.').waitFor();
    }),
    {
      name: 'Narrow menu',
      watched: owner,
      async open(page) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/agent');
        await page.getByRole('button', { name: 'Open menu' }).click();
      },
    },
    state('Toast', '/MyProfile', async (page) => {
      await press(/^(?:Update|Save)/)(page);
      await page.locator('[data-toasts] > *').first().waitFor();
    }),
    answered(
      owner,
      'A page that crashed',
      '/MyQr',
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `throw new Error('crashed');${await answer.text()}` });
      },
      /remotes\/qr\/.*MyQrPage.*\.js/,
    ),
    answered(
      owner,
      'A remote that is not installed',
      '/MyQr',
      (route) => route.fulfill({ json: { remotes: [], removed: [{ name: 'qr', paths: ['/MyQr'] }] } }),
      /remotes\.json/,
    ),
    answered(
      visitor,
      'A site without a login',
      '/login',
      (route) => route.fulfill({ json: { remotes: [] } }),
      /remotes\.json/,
    ),
    state('Offline', '/admin', (page) => page.context().setOffline(true)),
    answered(
      owner,
      'A remote that is missing',
      '/MyQr',
      (route) => route.fulfill({ status: 404 }),
      /remotes\/qr\/.*\.js/,
    ),
    {
      name: 'Login that was refused',
      watched: visitor,
      async open(page) {
        await page.goto('/login');
        await page.getByLabel('Email').fill('ada@example.com');
        await page.getByLabel('Password', { exact: true }).fill('Wrong-horse-7');
        await page.getByRole('button', { name: 'Login' }).click();
        await page.getByRole('alert').first().waitFor();
      },
    },
    // Last, because it ends the session.
    state(
      'Sign in again dialog',
      '/MyProfile',
      async (page) => {
        await page.getByLabel('First Name').fill('Augusta');
        await page.route('**/api/user/**', (route) => route.fulfill({ status: 401, json: { message: 'Signed out.' } }));
        await press(/^(?:Update|Save)/)(page);
        await page.getByRole('dialog').waitFor();
      },
      guest,
    ),
  ];
}

type Route = Parameters<Parameters<Page['route']>[1]>[0];

/** A screen whose calls get other responses, or none. */
function answered(
  watched: Screen['watched'],
  name: string,
  path: string,
  answer: (route: Route) => Promise<unknown>,
  calls = DATA,
): Screen {
  return {
    name,
    watched,
    async open(page) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route(calls, answer);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // The page's loading state appears a moment later, or not at all.
      await page.waitForTimeout(1_500);
    },
  };
}
