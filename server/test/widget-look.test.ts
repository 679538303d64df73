import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import { createOrUpdateTemplate } from '@frontdesk/shared/endpoints/template';
import { getWidgetLook, setWidgetTheme } from '@frontdesk/shared/endpoints/widget-look';
import { AVATAR_MAX, DEFAULT_THEME, storedTheme } from '@frontdesk/shared/endpoints/widget-theme';
import { startChat } from './support/agents';
import { openDesk, withDatabase } from './support/desk';
import { onOneDatabase } from './support/test-app';

const theme = storedTheme(DEFAULT_THEME);

/** Returns the headers of a JPEG of this size, which is all that the server checks. */
function jpeg(width: number, height: number): string {
  const tables = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]);
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  return `data:image/jpeg;base64,${Buffer.concat([tables, frame]).toString('base64')}`;
}

describe('The look of a widget', () => {
  onOneDatabase('sqlite', (test) => {
    it('is empty until it is saved, then reaches every site, with name and welcome message', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const look = () => site.call(getWidgetLook, { clientId });
      assert.deepEqual(await look(), { name: 'Rosa', welcome: '' });
      assert.equal((await owner.call(getBot, { botId })).widgetTheme, null);
      const chosen = { ...theme, headerColor: '#0a5a44', colorScheme: 'auto' as const, avatar: jpeg(96, 96) };
      await owner.call(setWidgetTheme, { botId, theme: chosen });
      await owner.call(createOrUpdateTemplate, { botId, templateId: null, content: '<p>Ahoy</p>' });
      assert.deepEqual(await look(), { name: 'Rosa', welcome: '<p>Ahoy</p>', theme: chosen });
      assert.deepEqual((await owner.call(getBot, { botId })).widgetTheme, chosen);
      // The widget is still shown, with a message that the agent is away.
      await owner.call(updateBot, { id: botId, name: 'Rosa', description: 'x', enabled: false });
      assert.equal((await look()).name, 'Rosa');
    });

    it('has HTML entities in its welcome message decoded if the widget does not support them', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const content = '<p>Caf&eacute; &amp; bar &lt;3 &nbsp;&ndash;&nosuch; R&amp;D &LT;b&GT;</p>';
      await owner.call(createOrUpdateTemplate, { botId, templateId: null, content });
      const { welcome } = await site.call(getWidgetLook, { clientId });
      assert.equal(welcome, '<p>Café &amp; bar &lt;3 &nbsp;–&nosuch; R&amp;D &LT;b&GT;</p>');
      assert.equal((await owner.call(getBot, { botId })).template?.content, content);
    });

    it('is sent to one address 120 times a minute, changed or not, while others get it', async () => {
      const { clientId, site } = await openDesk(test);
      const busy = site.from('198.51.100.20');
      const etag = String((await busy.send(getWidgetLook, { clientId })).headers['etag']);
      const codes = new Set<number>();
      for (let calls = 1; calls < 120; calls++) {
        codes.add((await busy.send(getWidgetLook, { clientId }, { 'if-none-match': etag })).statusCode);
      }
      assert.deepEqual([...codes], [304]);
      const refused = await busy.send(getWidgetLook, { clientId }, { 'if-none-match': etag });
      assert.equal(refused.statusCode, 429);
      assert.ok(Number(refused.headers['retry-after']) > 0);
      assert.equal(refused.headers['access-control-allow-origin'], '*');
      await site.from('198.51.100.21').call(getWidgetLook, { clientId });
      // The agent's visitors can continue chatting.
      await startChat(busy, clientId);
    });

    it('may be cached by proxies for a minute, and costs the database no write', async () => {
      const { clientId, site } = await openDesk(test);
      const { headers } = await site.from('198.51.100.22').send(getWidgetLook, { clientId });
      assert.equal(headers['cache-control'], 'public, max-age=60, stale-while-revalidate=600');
      const missing = await site.send(getWidgetLook, { clientId: 'nobody' });
      assert.doesNotMatch(String(missing.headers['cache-control']), /public/);
      // SQLite counts in memory anyway.
      const counted = await withDatabase(test, async ({ db, engine }) =>
        engine === 'sqlite'
          ? []
          : db.selectFrom('rate_limits').select('key').where('key', 'like', 'chat-look%').execute(),
      );
      assert.deepEqual(counted, []);
    });

    it('is revalidated without a body, and sent again after each change', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const read = (etag = '') => site.send(getWidgetLook, { clientId }, { 'if-none-match': etag });
      const first = await read();
      assert.equal(first.headers['access-control-allow-origin'], '*');
      const etag = String(first.headers['etag']);
      const again = await read(etag);
      assert.deepEqual([again.statusCode, again.body], [304, '']);
      assert.equal(again.headers['access-control-allow-origin'], '*');
      await owner.call(setWidgetTheme, { botId, theme });
      assert.equal((await read(etag)).statusCode, 200);
    });

    it('accepts only values that belong in a stylesheet, and only valid pictures', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const save = (changes: object) => owner.refused(400, setWidgetTheme, { botId, theme: { ...theme, ...changes } });
      await save({ headerColor: 'red;}body{display:none' });
      await save({ fontFamily: '</style><script>' });
      await save({ width: '99999px' });
      await save({ colorScheme: 'neon' });
      await save({ avatar: 'https://evil.example/spy.png' });
      await save({ avatar: `data:image/svg+xml;base64,${Buffer.from('<svg onload=x>').toString('base64')}` });
      await save({ avatar: jpeg(20_000, 20_000) });
      await save({ avatar: `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64')}` });
      await save({ avatar: `${jpeg(96, 96)}${'A'.repeat(AVATAR_MAX)}` });
      await owner.refused(400, setWidgetTheme, { botId });
      await owner.refused(400, setWidgetTheme, { botId, theme: [] });
      assert.equal((await site.call(getWidgetLook, { clientId })).theme, undefined);
      await owner.call(setWidgetTheme, { botId, theme: { ...theme, more: '<script>' } });
      assert.deepEqual((await site.call(getWidgetLook, { clientId })).theme, theme);
    });

    it('is not found without an existing client id', async () => {
      const { site } = await openDesk(test);
      await site.refused(404, getWidgetLook, { clientId: 'nobody' });
      await site.refused(400, getWidgetLook, { clientId: '' });
    });
  });
});
