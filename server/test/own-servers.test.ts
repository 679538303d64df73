import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { setAllowedSites } from '@frontdesk/shared/endpoints/allowed-sites';
import { createOrUpdateClient, updateBot } from '@frontdesk/shared/endpoints/bot';
import { startChatSession } from '@frontdesk/shared/endpoints/chat';
import { createAgent, documentsDone, startChat, upload } from './support/agents';
import { refusalOf } from './support/api-client';
import { IN_FULL, onOneDatabase, type TestApp } from './support/test-app';

async function agentWithSecret(test: TestApp) {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner, 'Rosa');
  const clientId = randomUUID();
  const { clientSecret } = await owner.call(createOrUpdateClient, { botId, clientId, isActive: true });
  assert.ok(clientSecret);
  const server = test.visitor.as({ client_id: clientId, client_secret: clientSecret });
  const start = () => server.send(startChatSession, { conversationId: randomUUID() });
  return { owner, botId, clientId, clientSecret, server, start };
}

describe("One of the owner's servers", () => {
  onOneDatabase('sqlite', (test) => {
    it('starts a conversation and sends a message with the client secret', async () => {
      const { owner, botId, clientId, server } = await agentWithSecret(test);
      await upload(owner, botId, { 'rules.md': 'Check-in is from 3 pm to 9 pm.' });
      await documentsDone(owner, botId);
      const { ask } = await startChat(server, clientId);
      assert.match((await ask('When can I check in?')).text, /3 pm to 9 pm/);
    });

    it('is refused with a wrong secret, even for an agent without one', async () => {
      const { owner, botId, clientId, server } = await agentWithSecret(test);
      const wrong = server.as({ client_secret: 'fds_guess' });
      const sentence = /^The client secret does not match this client id\. Generate a new one/;
      assert.match(await wrong.refused(401, startChatSession, { conversationId: 'c' }), sentence);
      const empty = server.as({ client_secret: '' });
      assert.match(await empty.refused(401, startChatSession, { conversationId: 'c' }), sentence);
      await owner.call(createOrUpdateClient, { botId, clientId, isActive: true });
      assert.match(await server.refused(401, startChatSession, { conversationId: 'c' }), sentence);

      const other = await createAgent(owner, 'Nora');
      const bare = randomUUID();
      await owner.call(createOrUpdateClient, { botId: other, clientId: bare, isActive: true, rotate: false });
      const nobody = server.as({ client_id: bare });
      assert.match(await nobody.refused(401, startChatSession, { conversationId: 'c' }), sentence);
      const unknown = server.as({ client_id: 'nobody' });
      assert.match(await unknown.refused(401, startChatSession, { conversationId: 'c' }), sentence);
    });

    it('is exempt from the allowed sites, unlike a page without the secret', async () => {
      const { owner, botId, clientId, server } = await agentWithSecret(test);
      await owner.call(setAllowedSites, { botId, allowedSites: ['https://shop.example'] });
      const origin = { origin: 'https://elsewhere.example' };
      await server.as(origin).call(startChatSession, { conversationId: 'c' });
      await test.visitor.as({ client_id: clientId, ...origin }).refused(403, startChatSession, { conversationId: 'c' });
    });

    it('cannot use a disabled agent or one with an inactive client', async () => {
      const { owner, botId, clientId, server } = await agentWithSecret(test);
      await owner.call(createOrUpdateClient, { botId, clientId, isActive: false, rotate: false });
      assert.match(await server.refused(403, startChatSession, { conversationId: 'c' }), /not active/);
      await owner.call(updateBot, { id: botId, name: 'Rosa', description: 'x', enabled: false, clientId });
      assert.match(await server.refused(403, startChatSession, { conversationId: 'c' }), /disabled/);
    });

    it('is limited per agent and not by address, and strangers cannot use up its limit', IN_FULL, async () => {
      const { clientId, start } = await agentWithSecret(test);
      const page = test.visitor.from('198.51.100.7').as({ client_id: clientId });
      let answer = await page.send(startChatSession, { conversationId: 'c' });
      while (answer.statusCode === 200) answer = await page.send(startChatSession, { conversationId: 'c' });
      assert.equal(answer.statusCode, 429);
      for (let call = 0; call < 1200; call++) assert.equal((await start()).statusCode, 200);
      assert.match(refusalOf(429, await start()), /Too many/);
      const neighbor = await agentWithSecret(test);
      assert.equal((await neighbor.start()).statusCode, 200);
    });

    it('is blocked by address when it guesses secrets', async () => {
      const { server } = await agentWithSecret(test);
      const guess = server.from('198.51.100.8').as({ client_secret: 'fds_guess' });
      for (let call = 0; call < 120; call++) await guess.refused(401, startChatSession, { conversationId: 'c' });
      await guess.refused(429, startChatSession, { conversationId: 'c' });
    });

    it('cannot be imitated by a page on another site', async () => {
      const { clientId } = await agentWithSecret(test);
      const preflight = await test.app.inject({
        method: 'OPTIONS',
        url: '/api/v1/chat/startSession?conversationId=c',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'client_id,client_secret',
        },
      });
      assert.doesNotMatch(String(preflight.headers['access-control-allow-headers']), /secret/);
      assert.ok(clientId);
    });
  });
});
