import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setAllowedSites } from '@frontdesk/shared/endpoints/allowed-sites';
import { createOrUpdateClient, getBots, updateBot } from '@frontdesk/shared/endpoints/bot';
import {
  addChatParticipant,
  sendChatFeedback,
  sendChatMessage,
  startChatSession,
} from '@frontdesk/shared/endpoints/chat';
import { getConversations, getUnanswered } from '@frontdesk/shared/endpoints/conversation';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { sweepUnrecorded } from '../src/chat/open-conversation';
import { openDatabase } from '../src/database/database';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { type ApiClient, refusalOf } from './support/api-client';
import { CHAT_OPTIONS, withDatabase } from './support/desk';
import { makePdf } from './support/files';
import { dashboardOf, startPreview } from './support/previews';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';

const HOUSE_RULES = `# Guest house

## Arrival

Check-in is from 3 pm to 9 pm. Please ring us if you arrive later.

## Animals

Dogs are welcome for 12 EUR a night. Cats cannot stay.

## Prices

| Room | Per night |
| --- | --- |
| Single | 80 EUR |
| Double | 120 EUR |
`;

async function guestHouse(test: TestApp) {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner, 'Rosa');
  const clientId = await giveClient(owner, botId);
  return { owner, botId, clientId };
}

async function toldOf(owner: ApiClient): Promise<number> {
  const { notifications } = await owner.call(getNotifications, {});
  return notifications.filter(({ title }) => title === 'New conversation').length;
}

describe('A visitor', () => {
  onOneDatabase('sqlite', (test) => {
    it("gets answers from a document, with the document's name", async () => {
      const { owner, botId, clientId } = await guestHouse(test);
      const pdf = await makePdf([
        ['# Wellness', 'The sauna is heated on request.'],
        ['# Boats', 'Boats cost 15 EUR an hour.'],
      ]);
      const ids = await upload(owner, botId, { 'rules.md': HOUSE_RULES, 'extras.pdf': pdf });
      await documentsDone(owner, botId);
      const { ask } = await startChat(test.visitor, clientId);

      const arrival = await ask('When can I check in?');
      assert.match(arrival.text, /3 pm to 9 pm/);
      assert.deepEqual(
        arrival.sources.map(({ documentId, name }) => [documentId, name]),
        [[ids[0], 'rules.md']],
      );
      assert.match(arrival.sources[0]?.excerpt ?? '', /Check-in is from 3 pm/);
      assert.match((await ask('May I bring my dog?')).text, /Dogs are welcome/);
      assert.match((await ask('what does a double room cost?')).text, /Double.*120 EUR/);
      const boats = await ask('How much is a boat?');
      assert.match(boats.text, /15 EUR an hour/);
      assert.equal(boats.sources[0]?.name, 'extras.pdf');
    });

    it('gets an honest reply when the documents do not contain the answer', async () => {
      const { owner, botId, clientId } = await guestHouse(test);
      const { ask } = await startChat(test.visitor, clientId);
      const { messageId, ...honest } = await ask('Do you have a swimming pool?');
      assert.ok(messageId);
      assert.deepEqual(honest, {
        text: 'I could not find that in the documents.',
        sources: [],
        nearest: [],
        passages: [],
        outcome: 'not-found',
        offersPerson: false,
      });
      await upload(owner, botId, { 'rules.md': HOUSE_RULES });
      await documentsDone(owner, botId);
      for (const question of ['Do you have a swimming pool?', 'Who won the world cup in 1998?', 'xyzzy', '???']) {
        assert.deepEqual((await ask(question)).sources, [], question);
      }
    });

    it('gets a reply to a greeting and to thanks', async () => {
      const { clientId } = await guestHouse(test);
      const { ask } = await startChat(test.visitor, clientId);
      assert.match((await ask('Hello!')).text, /Rosa/);
      assert.match((await ask('Thanks a lot')).text, /welcome/);
    });

    it("never sees another agent's documents", async () => {
      const [mine, other] = [await guestHouse(test), await guestHouse(test)];
      await upload(other.owner, other.botId, { 'rules.md': HOUSE_RULES });
      await documentsDone(other.owner, other.botId);
      const { ask } = await startChat(test.visitor, mine.clientId);
      assert.deepEqual((await ask('When can I check in?')).sources, []);
    });

    it('is not recorded if it is the owner in the preview, and cannot pretend to be the owner', async () => {
      const { owner, clientId } = await guestHouse(test);
      const conversations = async () => (await owner.call(getConversations, {})).conversations.length;
      const rows = () =>
        withDatabase(test, async ({ db }) => {
          const own = db.selectFrom('conversations').select('conversations.id');
          const ofAgent = own.innerJoin('agents', 'agents.id', 'agent_id').where('client_id', '=', clientId);
          return [await ofAgent.execute(), await db.selectFrom('previews').select('state').execute()];
        });
      const { ask, page, ...seat } = await startPreview(test, owner.email, clientId);
      const { messageId } = await ask('Is there a zeppelin?');
      await page.call(sendChatFeedback, { ...seat, messageId: messageId ?? '', feedback: 'helpful' });
      assert.deepEqual([await conversations(), await toldOf(owner)], [0, 0]);
      const { conversations: counted, shareHelpful } = await owner.call(getOverview, {});
      assert.deepEqual([counted, shareHelpful], [0, null]);
      assert.equal(await owner.call(getUnanswered, {}).then(({ groups }) => groups.length), 0);
      const [kept = [], previews = []] = await rows();
      assert.deepEqual([kept.length, previews.length], [0, 1]);
      await withDatabase(test, async (database) => {
        await sweepUnrecorded(database, Date.now() + 23 * 3_600_000);
        assert.equal((await rows())[1]?.length, 1);
        await sweepUnrecorded(database, Date.now() + 25 * 3_600_000);
      });
      assert.deepEqual(await rows(), [[], []]);
      await page.refused(404, sendChatMessage, { ...seat, clientId, text: 'Hello?' });
      // A program can claim to be any page; a page on another site cannot.
      const dashboard = await dashboardOf(test, owner.email);
      const { cookie: _, ...program } = dashboard.headers;
      const preview = await startPreview(test, owner.email, clientId);
      await (await startChat(test.visitor.as(program), clientId, 'Preview')).ask('Is there a zeppelin?');
      const elsewhere = dashboard.as({ 'sec-fetch-site': 'cross-site' });
      await (await startChat(elsewhere, clientId, 'Preview')).ask('Is there a zeppelin?');
      assert.equal(await conversations(), 2);
      const { conversationId, participantId } = preview;
      const others = elsewhere.as({ client_id: clientId });
      await others.refused(404, sendChatMessage, { conversationId, participantId, clientId, text: 'Hello?' });
    });

    it("gets the same replies as in the owner's preview, turn by turn", async () => {
      const { owner, botId, clientId } = await guestHouse(test);
      await owner.call(updateBot, {
        id: botId,
        name: 'Rosa',
        description: 'x',
        enabled: true,
        chatOptions: CHAT_OPTIONS,
      });
      await upload(owner, botId, { 'rules.md': HOUSE_RULES });
      await documentsDone(owner, botId);
      const questions = ['How much is a double room?', 'And a single?', 'Is there a zeppelin?', 'Or a submarine?'];
      const repliesTo = async ({ ask }: { ask: (text: string) => Promise<object> }) => {
        const replies: object[] = [];
        for (const question of questions) replies.push({ ...(await ask(question)), messageId: '' });
        return replies;
      };
      const preview = await startPreview(test, owner.email, clientId);
      const replies = await repliesTo(preview);
      assert.deepEqual(replies, await repliesTo(await startChat(test.visitor, clientId)));
      assert.match(JSON.stringify(replies[1]), /80 EUR/);
      assert.deepEqual(
        replies.map((reply) => 'offersPerson' in reply && reply.offersPerson),
        [false, false, false, true],
      );
      // The message is sent again, because the connection broke.
      const { conversationId, participantId, page } = preview;
      const message = { conversationId, participantId, clientId, text: 'Do you take dogs?', turnId: 'again' };
      const first = await page.call(sendChatMessage, message);
      assert.deepEqual(await page.call(sendChatMessage, message), first);
    });

    it('has the conversation stored, and only the first message notifies the owner', async () => {
      const { owner, clientId } = await guestHouse(test);
      const { ask, conversationId } = await startChat(test.visitor, clientId, 'Vera');
      await ask('Is anybody there?');
      await ask('Hello?');
      const { notifications } = await owner.call(getNotifications, {});
      const told = notifications.filter(({ title }) => title === 'New conversation');
      assert.deepEqual(
        told.map(({ message }) => message),
        ['Vera wrote to Rosa: Is anybody there?'],
      );
      const { db } = await openDatabase(test.config);
      const kept = await db
        .selectFrom('messages')
        .innerJoin('conversations', 'conversations.id', 'messages.conversation_row_id')
        .select('text')
        .where('conversation_id', '=', conversationId)
        .execute();
      await db.destroy();
      assert.equal(kept.length, 4);
      assert.ok(kept.some(({ text }) => text === 'Is anybody there?'));
    });

    it('who is the owner testing the agent does not notify the owner', async () => {
      const { owner, clientId } = await guestHouse(test);
      const dashboard = test.visitor.as({ origin: 'http://localhost:8080', host: 'localhost:8080' });
      const first = await startChat(dashboard.as({ 'sec-fetch-site': 'same-origin' }), clientId, 'Owner');
      await first.ask('Is anybody there?');
      await (await startChat(dashboard, clientId, 'Owner')).ask('Is anybody there?');
      assert.equal(await toldOf(owner), 0);
      const elsewhere = test.visitor.as({ origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' });
      await (await startChat(elsewhere, clientId, 'Owner')).ask('Is anybody there?');
      await (await startChat(dashboard, clientId, 'Vera')).ask('Is anybody there?');
      assert.equal(await toldOf(owner), 2);
    });

    it('is refused by a disabled agent, an inactive client and an unknown one', async () => {
      const { owner, botId, clientId } = await guestHouse(test);
      const page = test.visitor.as({ client_id: clientId });
      const start = { conversationId: 'c' };
      assert.match(await test.visitor.refused(401, startChatSession, start), /client_id/);
      await test.visitor.as({ client_id: 'unknown' }).refused(401, startChatSession, start);
      await owner.call(createOrUpdateClient, { botId, clientId, isActive: false, rotate: false });
      assert.match(await page.refused(403, startChatSession, start), /not active/);
      await owner.call(createOrUpdateClient, { botId, clientId, isActive: true, rotate: false });
      await owner.call(updateBot, { id: botId, name: 'Rosa', enabled: false });
      const away = await page.send(startChatSession, start);
      assert.match(refusalOf(403, away), /disabled/);
      assert.equal(away.json().reason, 'away');
    });

    it('must start a conversation before sending, must send some text, and cannot exceed the limit', async () => {
      const { clientId } = await guestHouse(test);
      const { page, participantId, conversationId } = await startChat(test.visitor, clientId);
      await page.refused(404, addChatParticipant, { conversationId: 'never-started' });
      const message = { conversationId, clientId, participantId };
      await page.refused(404, sendChatMessage, { ...message, participantId: 'nobody', text: 'x' });
      for (const text of [' \n ', '\u200b\u200d', '\u3164']) {
        assert.equal(await page.refused(400, sendChatMessage, { ...message, text }), 'Message is required.');
      }
      assert.match(await page.refused(400, sendChatMessage, { ...message, text: 'x'.repeat(4001) }), /at most 4000/);
      await page.refused(400, sendChatMessage, { ...message, clientId: 'other', text: 'x' });
      await page.call(startChatSession, { conversationId });
    });
  });
});

describe('Chat from other websites', () => {
  const test = useTestApp();
  const preflight = (url: string) =>
    test.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'client_id,content-type',
      },
    });

  it('is allowed by CORS, even for refusals', async () => {
    const asked = await preflight('/api/v1/chat/sendMessage');
    assert.equal(asked.statusCode, 204);
    assert.equal(asked.headers['access-control-allow-origin'], '*');
    assert.match(String(asked.headers['access-control-allow-headers']), /client_id/);
    const origin = { origin: 'https://shop.example' };
    const refused = await test.visitor.send(startChatSession, { conversationId: 'c' }, origin);
    assert.equal(refused.headers['access-control-allow-origin'], '*');
  });

  it('is the only part of the API that they may call', async () => {
    for (const url of ['/api/bot/getBots', '/api/authentication/login', '/api/v1.0/document/upload', '/']) {
      assert.equal((await preflight(url)).headers['access-control-allow-origin'], undefined, url);
    }
    const answer = await test.visitor.send(getBots, {}, { origin: 'https://shop.example' });
    assert.equal(answer.headers['access-control-allow-origin'], undefined);
  });

  it('is allowed from any site until the owner lists some; then only from those, the dashboard and other programs', async () => {
    const { owner, botId, clientId } = await guestHouse(test);
    const from = (origin?: string) =>
      test.visitor.send(startChatSession, { conversationId: 'c' }, { client_id: clientId, ...(origin && { origin }) });
    assert.equal((await from('https://any.example')).statusCode, 200);
    await owner.call(setAllowedSites, { botId, allowedSites: ['https://Shop.example/', 'http://localhost:3000'] });
    for (const origin of ['https://shop.example', 'http://localhost:3000', 'http://localhost:80', undefined]) {
      assert.equal((await from(origin)).statusCode, 200, origin);
    }
    for (const origin of ['https://evil.example', 'http://shop.example', 'https://shop.example:8443', 'null', 'x']) {
      const refused = await from(origin);
      assert.match(refusalOf(403, refused), /may not be used on this site/);
      assert.equal(refused.json().reason, 'site');
      assert.equal(refused.headers['access-control-allow-origin'], '*');
    }
    await owner.call(setAllowedSites, { botId, allowedSites: [] });
    assert.equal((await from('https://any.example')).statusCode, 200);
  });

  it('is limited to 60 messages a minute in one conversation', async () => {
    const { clientId } = await guestHouse(test);
    const { page, conversationId, participantId } = await startChat(test.visitor, clientId);
    const message = { conversationId, clientId, participantId, text: 'Hello' };
    const answers = [];
    for (let at = 0; at < 61; at++) answers.push(await page.send(sendChatMessage, message));
    assert.deepEqual(new Set(answers.slice(0, 60).map(({ statusCode }) => statusCode)), new Set([200]));
    const refused = answers.at(-1);
    assert.ok(refused);
    assert.match(refusalOf(429, refused), /Please try again in/);
    assert.equal(refused.headers['access-control-expose-headers'], 'retry-after');
  });

  it('is limited to 120 calls a minute from one address', async () => {
    const { clientId } = await guestHouse(test);
    const page = test.visitor.as({ client_id: clientId });
    const answers = [];
    for (let at = 0; at < 130; at++) answers.push(await page.send(startChatSession, { conversationId: 'c' }));
    const refused = answers.at(-1);
    assert.ok(refused);
    assert.match(refusalOf(429, refused), /Please try again in/);
    assert.ok(Number(refused.headers['retry-after']) > 0);
  });
});
