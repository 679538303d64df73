import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { getStart, startAgent } from '@frontdesk/shared/endpoints/first-minute';
import { getWebsites } from '@frontdesk/shared/endpoints/website';
import { hexOf, siteName } from '../src/websites/site-look';
import { starterQuestionsOf } from '../src/websites/starter-questions';
import { documentsDone, startChat } from './support/agents';
import { onOneDatabase, useTestApp } from './support/test-app';
import { TestSite } from './support/test-site';
import { fetched, quick } from './support/websites';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const head = `<title>Home | Garden shop</title><meta name="theme-color" content="#0A5C36">
  <link rel="apple-touch-icon" href="/touch.png"><link rel="icon" href="/small.png" sizes="16x16">`;
const PAGES = {
  '/': `<head>${head}</head><h1>Plants</h1><p>For every balcony. <a href="/hours">Hours</a></p>`,
  '/hours': '<title>Hours</title><h1>Opening hours</h1><p>The garden shop opens at seven in the morning.</p>',
  '/touch.png': { headers: { 'content-type': 'image/png' }, body: PIXEL },
};

describe('The first minute', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      it('creates an agent from an address, with client id, name, color, icon and allowed site, that answers from the site', async () => {
        const site = await new TestSite(PAGES).start();
        const owner = await test.visitor.signUp();
        const { botId, icon, hasColor } = await owner.call(startAgent, { address: site.address });
        assert.deepEqual([icon, hasColor], [`data:image/png;base64,${PIXEL.toString('base64')}`, true]);
        const agent = await owner.call(getBot, { botId });
        assert.deepEqual([agent.name, agent.enabled], ['Garden shop', true]);
        assert.deepEqual(agent.allowedSites, [new URL(site.address).origin]);
        assert.equal((agent.widgetTheme as { headerColor?: string }).headerColor, '#0a5c36');
        await fetched(owner, botId);
        await documentsDone(owner, botId);
        const { ask } = await startChat(test.visitor, agent.clientId ?? '');
        assert.match((await ask('When does the shop open?')).text, /seven/);
        const start = await owner.call(getStart, { botId });
        assert.deepEqual(start, {
          isReading: false,
          read: 2,
          found: 2,
          failed: 0,
          error: null,
          newest: start.newest,
          topics: ['When are you open?', 'What about Plants?'],
        });
        assert.deepEqual(start.newest.toSorted(), ['Home | Garden shop', 'Hours']);
        await site.stop();
      });

      it('makes the agent ink blue if its site has no color, and reports that the site defines none', async () => {
        const site = await new TestSite({ '/': '<title>Plain</title><p>We sell plants.</p>' }).start();
        const owner = await test.visitor.signUp();
        const { botId, hasColor } = await owner.call(startAgent, { address: site.address });
        assert.equal(hasColor, false);
        const { headerColor, outgoingBg } = (await owner.call(getBot, { botId })).widgetTheme as Record<string, string>;
        assert.deepEqual([headerColor, outgoingBg], ['#1f3a4d', '#1f3a4d']);
        await site.stop();
      });

      it('reads a site that answers only over http even if it is typed without a scheme', async () => {
        const site = await new TestSite(PAGES).start();
        const owner = await test.visitor.signUp();
        const { host, origin } = new URL(site.address);
        const { botId } = await owner.call(startAgent, { address: host });
        assert.deepEqual((await owner.call(getBot, { botId })).allowedSites, [origin]);
        await site.stop();
      });

      it('says what to do about a site that cannot be read, and creates nothing', async () => {
        const site = await new TestSite({
          '/': '<title>Empty</title>',
          '/robots.txt': 'User-agent: *\nDisallow: /secret',
          '/secret': '<p>Secret</p>',
          '/hidden': '<meta name="robots" content="noindex"><p>Hidden</p>',
          '/away': { status: 302, headers: { location: 'http://elsewhere.example/' } },
          '/down': { status: 503 },
        }).start();
        const owner = await test.visitor.signUp();
        const refusal = (path: string) => owner.refused(422, startAgent, { address: site.address + path });
        assert.match(await refusal(''), /no text/);
        assert.match(await refusal('secret'), /robots/);
        assert.match(await refusal('hidden'), /robots/);
        assert.match(await refusal('away'), /another website/);
        assert.match(await refusal('nowhere'), /no page/);
        assert.match(await refusal('down'), /does not respond/);
        assert.match(await owner.refused(400, startAgent, { address: 'no address' }), /web address/);
        await site.stop();
        assert.deepEqual(await owner.call(getBots, {}), []);
      });

      it("shows nothing about other owners' agents", async () => {
        const site = await new TestSite(PAGES).start();
        const { botId } = await (await test.visitor.signUp()).call(startAgent, { address: site.address });
        const other = await test.visitor.signUp();
        await other.refused(404, getStart, { botId });
        await other.refused(404, getWebsites, { botId });
        await site.stop();
      });
    },
    quick,
  );
});

describe('The first minute on the internet', () => {
  const test = useTestApp('sqlite', { websiteDelayMs: 0 });

  it('reads no site in a private network', async () => {
    const site = await new TestSite(PAGES).start();
    const owner = await test.visitor.signUp();
    assert.match(await owner.refused(422, startAgent, { address: site.address }), /private network/);
    assert.deepEqual(site.requests, []);
    await site.stop();
  });
});

const under = (headings: readonly string[], text: string) => headings.map((heading) => ({ heading, text }));

describe('The look of a site', () => {
  it('has a color in hex or RGB notation, except white', () => {
    assert.deepEqual(
      ['#ABC', '#0a5c36', '#0a5c36ff', 'rgb(10, 92, 54)', '#fff', '#fefefe', 'teal', undefined].map(hexOf),
      ['#aabbcc', '#0a5c36', '#0a5c36', '#0a5c36', null, null, null, null],
    );
  });

  it("has the site's own name, or the distinctive part of the title, or the host", () => {
    const address = 'https://www.adler.example/';
    assert.equal(siteName(['Hotel Adler'], 'Rooms', address), 'Hotel Adler');
    assert.equal(siteName([''], 'Home | Hotel Adler', address), 'Hotel Adler');
    assert.equal(siteName([], 'Hotel Adler – Rooms by the lake', address), 'Hotel Adler');
    assert.equal(siteName([], 'www.adler.example/', address), 'adler.example');
  });

  it('suggests questions about short headings, each once, except the headings that every site has', () => {
    const headings = [
      'Adler > Breakfast',
      'Breakfast',
      'Welcome to us',
      'Contact',
      'Late check-out',
      'Do you deliver?',
      'x'.repeat(50),
      'Adler',
    ];
    assert.deepEqual(starterQuestionsOf(under(headings, 'From 7:15 am.'), 'Adler'), [
      'When is breakfast?',
      'What about Late check-out?',
      'Do you deliver?',
    ]);
    assert.deepEqual(starterQuestionsOf(under(['The lake house', 'Larch'], 'The house is at the lake.'), 'Adler'), [
      'What about the lake house?',
      'What about Larch?',
    ]);
    const names = ['Hotel Linde', 'Linde Sonnberg', 'Zimmer', 'Hunde', 'Haustiere', 'Hofladen'];
    const german = 'Hunde sind in unserem Haus herzlich willkommen, außer im Speisesaal.';
    assert.deepEqual(starterQuestionsOf(under(names, german), 'Hotel Linde, Linde Sonnberg'), [
      'Sind Hunde erlaubt?',
      'Zimmer?',
      'Hofladen?',
    ]);
    const spanish = 'El desayuno se sirve todos los días en el comedor de la planta baja.';
    assert.deepEqual(starterQuestionsOf(under(['Desayuno'], spanish), 'Adler'), ['Desayuno?']);
  });

  it('asks only what the text under the heading answers', () => {
    const asked = (text: string) => starterQuestionsOf([{ heading: 'Dogs', text }], 'Adler');
    assert.deepEqual(asked('Dogs are welcome everywhere.'), ['Are dogs allowed?']);
    assert.deepEqual(asked('A dog costs 12 euros per night.'), ['What does a dog cost?']);
    assert.deepEqual(asked('The meadow behind the house is theirs.'), ['What about Dogs?']);
  });
});
