import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FetchedPage } from './page-fetcher';
import { readSiteRules } from './site-rules';

async function rulesOf(text: string) {
  const bytes = Buffer.from(text);
  const page = { kind: 'page', bytes } as FetchedPage;
  const rules = await readSiteRules({ fetch: async () => page }, 'http://a.example/', new AbortController().signal);
  assert.ok(rules && rules !== 'private');
  const allowed = (...paths: string[]) => paths.filter((path) => rules.allows(`http://a.example${path}`));
  return { ...rules, allowed };
}

describe('The rules of a robots.txt', () => {
  it('are those for our robot, or else those for every robot', async () => {
    const text = [
      'User-agent: otherbot\nDisallow: /',
      'User-agent: *\nUser-agent: thirdbot\nDisallow: /a # internal\nCrawl-delay: 2',
      'Sitemap: http://a.example/s.xml',
      'User-agent: FrontdeskBot/1.0\n\nDisallow: /b\nAllow: /b/open\nDisallow: /*.php$\nCrawl-delay: 4',
    ];
    const own = await rulesOf(text.join('\n'));
    assert.deepEqual(own.allowed('/', '/a', '/b', '/b/open', '/x.php', '/x.php5'), ['/', '/a', '/b/open', '/x.php5']);
    assert.deepEqual([own.delayMs, own.sitemaps], [4000, ['http://a.example/s.xml']]);
    const common = await rulesOf(text.slice(0, 3).join('\r\n'));
    assert.deepEqual([common.allowed('/', '/a', '/b'), common.delayMs], [['/', '/b'], 2000]);
    const others = await rulesOf(text[0] ?? '');
    assert.deepEqual(others.allowed('/', '/a'), ['/', '/a']);
  });

  it('are read within limits, however many robots and wildcards they name', async () => {
    const robots = 'User-agent: *\nUser-agent: x\n'.repeat(10_000);
    const many = await rulesOf(`${robots}${'Disallow: /a\n'.repeat(15_000)}`);
    assert.deepEqual(many.allowed('/a', '/b'), ['/b']);
    const wildcards = `Disallow: /${'*a'.repeat(240)}b\n`.repeat(1000);
    const slow = await rulesOf(`User-agent: *\n${wildcards}Allow: /c*\nDisallow: /d*e\nDisallow: /d\n`);
    // Beyond the limit, a rule that forbids ends at its wildcard.
    assert.deepEqual(slow.allowed('/d/x', `/${'a'.repeat(480)}`), []);
  });
});
