import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { onOneDatabase } from './support/test-app';
import { names, ownerWith, page, quick, refreshed } from './support/websites';

const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">Link</a>`).join(' ');

describe('A refresh of a website at the limit of pages', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      it('fetches all documents again, even if the start page redirects and some documents were deleted', async () => {
        const { site, owner, botId, website } = await ownerWith(test, {
          '/': { status: 302, headers: { location: '/en' } },
          '/en': page('Start', links('/hidden', '/p1', '/p2', '/p3', '/p4')),
          '/hidden': page('Hidden', '<meta name="robots" content="noindex">Not for robots.'),
          '/p1': page('P1', 'The price is 10 euros.'),
          '/p2': page('P2', 'Text of p2.'),
          '/p3': page('P3', 'Text of p3.'),
          '/p4': page('P4', 'Text of p4.'),
        });
        assert.deepEqual([website.pages, website.isCut], [4, true]);
        site.pages['/p1'] = page('P1', 'The price is 12 euros.');
        const changed = await refreshed(owner, botId);
        assert.deepEqual([changed.changes, changed.isCut], [{ added: 0, changed: 1, removed: 0 }, true]);
        site.pages['/p2'] = { status: 404 };
        const replaced = await refreshed(owner, botId);
        assert.deepEqual(replaced.changes, { added: 1, changed: 0, removed: 1 });
        assert.deepEqual([await names(owner, botId), replaced.isCut], [['P1', 'P3', 'P4', 'Start'], false]);
        await site.stop();
      });

      it('finds a new page among many broken addresses', async () => {
        const dead = Array.from({ length: 100 }, (_, day) => `/calendar/${day}`);
        const { site, owner, botId } = await ownerWith(test, { '/': page('Start', links(...dead)) });
        site.pages['/'] = page('Start', links('/news', ...dead));
        site.pages['/news'] = page('News', 'Text of the news.');
        assert.deepEqual((await refreshed(owner, botId)).changes, { added: 1, changed: 1, removed: 0 });
        assert.deepEqual(await names(owner, botId), ['News', 'Start']);
        await site.stop();
      });
    },
    { ...quick, websitePagesMax: 4 },
  );
});
