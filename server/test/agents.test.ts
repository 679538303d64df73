import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setAllowedSites } from '@frontdesk/shared/endpoints/allowed-sites';
import {
  createBot,
  createOrUpdateClient,
  deleteBot,
  getBot,
  getBots,
  updateBot,
} from '@frontdesk/shared/endpoints/bot';
import { createOrUpdateTemplate } from '@frontdesk/shared/endpoints/template';
import { createAgent, giveClient } from './support/agents';
import { onOneDatabase } from './support/test-app';

describe('Agents', () => {
  onOneDatabase('postgres', (test) => {
    it('are created, listed newest first, changed and deleted', async () => {
      const owner = await test.visitor.signUp();
      await createAgent(owner, 'First');
      const id = await createAgent(owner, 'Second');
      assert.deepEqual(
        (await owner.call(getBots, {})).map(({ name }) => name),
        ['Second', 'First'],
      );
      await owner.call(updateBot, { id, name: 'Renamed', description: '', enabled: false, configuration: '{"a":1}' });
      const agent = await owner.call(getBot, { botId: id });
      assert.equal(agent.name, 'Renamed');
      assert.equal(agent.enabled, false);
      assert.equal(agent.configuration, '{"a":1}');
      await owner.call(deleteBot, { botId: id });
      await owner.refused(404, getBot, { botId: id });
      assert.equal((await owner.call(getBots, {})).length, 1);
    });

    it('need a name, and on creation also a description', async () => {
      const owner = await test.visitor.signUp();
      assert.equal(await owner.refused(400, createBot, { name: ' ', description: 'x' }), 'Name is required.');
      assert.equal(
        await owner.refused(400, createBot, { name: '\u200b\u2060', description: 'x' }),
        'Name is required.',
      );
      assert.equal(await owner.refused(400, createBot, { name: 'x' }), 'Description is required.');
    });

    it('are refused with the name of the invalid field, if only one is invalid', async () => {
      const owner = await test.visitor.signUp();
      const tooLong = await owner.send(createBot, { name: 'x'.repeat(201), description: 'x' });
      assert.deepEqual(tooLong.json(), { message: 'Name is too long: at most 200 characters.', field: 'name' });
      const empty = await owner.send(createBot, { name: '', description: '' });
      assert.deepEqual(empty.json(), { message: 'Name is required. Description is required.' });
    });

    it('get a client secret that is returned once and stored only as a hash', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      const client = { botId, clientId: 'my-site', isActive: true };
      const { clientSecret } = await owner.call(createOrUpdateClient, client);
      assert.ok(clientSecret && clientSecret.length >= 32);
      const agent = await owner.call(getBot, { botId });
      assert.deepEqual([agent.clientId, agent.clientSecret, agent.hasClientSecret], ['my-site', null, true]);
      const { db } = await import('../src/database/database').then(({ openDatabase }) => openDatabase(test.config));
      const row = await db.selectFrom('agents').selectAll().where('id', '=', botId).executeTakeFirstOrThrow();
      await db.destroy();
      assert.ok(!JSON.stringify(row).includes(clientSecret));
      assert.notEqual((await owner.call(createOrUpdateClient, client)).clientSecret, clientSecret);
    });

    it('have a client that can be disabled and enabled without a new secret', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      const clientId = await giveClient(owner, botId);
      const off = await owner.call(createOrUpdateClient, { botId, clientId, isActive: false, rotate: false });
      assert.equal(off.clientSecret, null);
      const agent = await owner.call(getBot, { botId });
      assert.deepEqual([agent.clientIsActive, agent.hasClientSecret], [false, true]);
    });

    it('never share a client id, not even across organizations', async () => {
      const [owner, other] = [await test.visitor.signUp(), await test.visitor.signUp()];
      const clientId = await giveClient(owner, await createAgent(owner));
      const botId = await createAgent(other);
      assert.match(await other.refused(409, createOrUpdateClient, { botId, clientId }), /client id is taken/);
      await other.refused(409, createBot, { name: 'x', description: 'x', clientId });
      await other.refused(409, updateBot, { id: botId, name: 'x', clientId });
    });

    it('keep their client id when an update contains none', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      const clientId = await giveClient(owner, botId);
      for (const empty of [undefined, null, '']) {
        await owner.call(updateBot, { id: botId, name: 'x', description: 'x', clientId: empty });
      }
      assert.equal((await owner.call(getBot, { botId })).clientId, clientId);
    });

    it('have one welcome message, which keeps its id', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      assert.equal((await owner.call(getBot, { botId })).template, null);
      await owner.call(createOrUpdateTemplate, { botId, templateId: null, content: '<p>Welcome</p>' });
      const first = (await owner.call(getBot, { botId })).template;
      assert.equal(first?.content, '<p>Welcome</p>');
      await owner.call(createOrUpdateTemplate, { botId, templateId: first?.id ?? null, content: '' });
      assert.deepEqual((await owner.call(getBot, { botId })).template, { id: first?.id, content: '' });
    });

    it('can be limited to listed sites, and name an invalid site when they refuse it', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      assert.deepEqual((await owner.call(getBot, { botId })).allowedSites, []);
      await owner.call(setAllowedSites, { botId, allowedSites: ['https://Shop.Example/', 'https://shop.example'] });
      assert.deepEqual((await owner.call(getBot, { botId })).allowedSites, ['https://shop.example']);
      for (const site of ['shop.example', 'https://shop.example/about', 'javascript:alert(1)', 'https://*']) {
        const words = await owner.refused(400, setAllowedSites, { botId, allowedSites: [site] });
        assert.equal(words, `"${site}" is not the address of a site. Write it like https://www.example.com.`);
      }
      for (const allowedSites of [undefined, null, 'https://shop.example', [7], Array(51).fill('https://a.example')]) {
        await owner.refused(400, setAllowedSites, { botId, allowedSites });
      }
      await owner.call(setAllowedSites, { botId, allowedSites: [] });
      assert.deepEqual((await owner.call(getBot, { botId })).allowedSites, []);
    });

    it('keep names and texts in any script and with any markup unchanged', async () => {
      const owner = await test.visitor.signUp();
      for (const name of ['<img src=x onerror=alert(1)>', "'; drop table agents; --", '客服 🦊 ‮abc', '%_\\']) {
        const id = await createAgent(owner, name);
        assert.equal((await owner.call(getBot, { botId: id })).name, name);
      }
    });
  });
});
