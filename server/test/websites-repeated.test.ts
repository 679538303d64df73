import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documentsDone } from './support/agents';
import { withDatabase } from './support/desk';
import { onOneDatabase, type TestApp } from './support/test-app';
import type { TestPage } from './support/test-site';
import { ownerWith, page, quick, refreshed } from './support/websites';

const CONTACT = 'Grand Hotel, Lake Road 5, phone 030 123456';
const COOKIES = 'We use cookies to give you the best experience.';

function pageOf(title: string, text: string, footer = CONTACT): TestPage {
  const links = ['/', '/rooms', '/spa', '/food'].map((path) => `<a href="${path}">${path}</a>`).join(' ');
  return page(
    title,
    `<div><p>${COOKIES}</p><button>Accept</button></div><header><p>Your home at the lake</p></header>
     <div class="menu">${links}</div><main><h1>${title}</h1>${text}</main><footer><p>${footer}</p><p>Imprint and privacy</p></footer>`,
  );
}

const PAGES = {
  '/': pageOf('Home', '<p>Welcome to the house.</p><p>Parking is free.</p>'),
  '/rooms': pageOf('Rooms', '<p>All rooms have a balcony.</p><p>Parking is free.</p>'),
  '/spa': pageOf('Spa', '<p>The sauna opens at eight.</p>'),
  '/food': pageOf('Food', '<p>Breakfast is a buffet.</p>'),
};

const linesOf = async (test: TestApp, botId: string) => {
  const rows = await withDatabase(test, ({ db }) =>
    db.selectFrom('passages').select('text').where('agent_id', '=', botId).execute(),
  );
  return rows.flatMap(({ text }) => text.split('\n'));
};
const count = (lines: readonly string[], line: string) => lines.filter((one) => one === line).length;

describe('What repeats on the pages of a website', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      it('is left out, except for one line with its address, while what the pages say is kept', async () => {
        const { site, owner, botId } = await ownerWith(test, { ...PAGES });
        const documents = await documentsDone(owner, botId);
        assert.deepEqual(
          documents.map(({ status }) => status),
          [2, 2, 2, 2],
        );
        const lines = await linesOf(test, botId);
        for (const line of [COOKIES, 'Accept', 'Your home at the lake', 'Imprint and privacy', '/ /rooms /spa /food'])
          assert.equal(count(lines, line), 0, line);
        assert.equal(count(lines, CONTACT), 1);
        // This line is on two of four pages.
        assert.equal(count(lines, 'Parking is free.'), 2);
        for (const line of [
          'Welcome to the house.',
          'All rooms have a balcony.',
          'The sauna opens at eight.',
          'Breakfast is a buffet.',
        ])
          assert.equal(count(lines, line), 1, line);

        const moved = 'Grand Hotel, Sea Road 9, phone 030 123456';
        for (const [path, title, text] of [
          ['/', 'Home', 'Welcome.'],
          ['/rooms', 'Rooms', 'Rooms.'],
          ['/spa', 'Spa', 'Spa.'],
          ['/food', 'Food', 'Food.'],
        ] as const)
          site.pages[path] = pageOf(title, `<p>${text}</p>`, moved);
        await refreshed(owner, botId);
        await documentsDone(owner, botId);
        const later = await linesOf(test, botId);
        assert.deepEqual([count(later, CONTACT), count(later, moved), count(later, COOKIES)], [0, 1, 0]);
        await site.stop();
      });

      it('is kept on a website of two pages', async () => {
        const { site, owner, botId } = await ownerWith(test, { '/': PAGES['/'], '/rooms': PAGES['/rooms'] });
        await documentsDone(owner, botId);
        const lines = await linesOf(test, botId);
        assert.deepEqual([count(lines, COOKIES), count(lines, CONTACT)], [2, 2]);
        await site.stop();
      });
    },
    quick,
  );
});
