import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documentsDone } from './support/agents';
import { useTestApp } from './support/test-app';
import { names, ownerWith, page, quick, refreshed } from './support/websites';

describe('A website', () => {
  const test = useTestApp('sqlite', quick);

  it('skips pages that robots may not read, after a redirect or by a header', async () => {
    const { site, owner, botId } = await ownerWith(test, {
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /internal' },
      '/': page('Home', '<a href="/old">Old</a><a href="/tagged">Tagged</a><a href="/preview">Preview</a>'),
      '/old': { status: 301, headers: { location: '/internal' } },
      '/internal': page('Internal', '<a href="/deeper">Deeper</a>'),
      '/deeper': page('Deeper', 'Text.'),
      '/tagged': { ...page('Tagged', 'Text of the tagged page.'), headers: { 'x-robots-tag': 'noindex' } },
      '/preview': page('Preview', '<meta name="robots" content="max-image-preview:none">Text of the preview.'),
    });
    assert.deepEqual(await names(owner, botId), ['Home', 'Preview']);
    assert.ok(!site.paths.includes('/internal') && !site.paths.includes('/deeper'));
    await site.stop();
  });

  it('is unchanged while its titles and texts are the same', async () => {
    let requests = 0;
    const form = (text: string) => () =>
      page('Contact', `<form><input type="hidden" name="csrf" value="${requests++}"></form><p>${text}</p>`);
    const { site, owner, botId } = await ownerWith(test, { '/': form('Write to us.') });
    assert.deepEqual((await refreshed(owner, botId)).changes, { added: 0, changed: 0, removed: 0 });
    site.pages['/'] = form('Call us.');
    assert.deepEqual((await refreshed(owner, botId)).changes, { added: 0, changed: 1, removed: 0 });
    site.pages['/'] = page('Contact us', '<p>Call us.</p>');
    assert.deepEqual((await refreshed(owner, botId)).changes, { added: 0, changed: 1, removed: 0 });
    await site.stop();
  });

  it('reads pages whose titles look like file names', async () => {
    const { site, owner, botId } = await ownerWith(test, {
      '/': page('Price list.pdf', '<a href="/config">Settings</a> The tea costs three euros.'),
      '/config': page('config.json', 'The port is 8080.'),
    });
    const documents = await documentsDone(owner, botId);
    assert.deepEqual(documents.map(({ name, error }) => [name, error ?? null]).sort(), [
      ['Price list.pdf', null],
      ['config.json', null],
    ]);
    await site.stop();
  });
});
