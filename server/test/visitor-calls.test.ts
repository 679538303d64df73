import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { login } from '@frontdesk/shared/endpoints/authentication';
import { getBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import { askForPerson, getChatOptions, sendChatFeedback, startChatSession } from '@frontdesk/shared/endpoints/chat';
import { getConversation } from '@frontdesk/shared/endpoints/conversation';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { WIDGET_WORDS } from '@frontdesk/shared/widget-words';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { PASSWORD } from './support/api-client';
import { CHAT_OPTIONS, conversationsOf, openDesk } from './support/desk';
import { onOneDatabase } from './support/test-app';

const RULES = `# Arrival

Check-in is from 3 pm to 9 pm. Please ring us if you arrive later.

# Animals

Dogs are welcome for 12 EUR a night. Cats cannot stay.`;

const CONTACT = { name: 'Vera Blum', email: 'vera@example.com', message: 'My room is cold.', consent: true as const };

describe('A reply', () => {
  onOneDatabase('sqlite', (test) => {
    it('reports whether it answered, was unsure or found nothing', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      await upload(owner, botId, { 'rules.md': RULES });
      await documentsDone(owner, botId);
      const { ask } = await startChat(site, clientId);
      assert.equal((await ask('When can I check in?')).outcome, 'answered');
      assert.equal((await ask('Hello!')).outcome, 'answered');
      const unsure = await ask('Are horses welcome?');
      assert.deepEqual([unsure.outcome, unsure.sources], ['unsure', []]);
      assert.ok(unsure.nearest.length > 0);
      assert.ok(unsure.passages.length > 0 && unsure.passages.length <= 3);
      const none = await ask('Who won the world cup in 1998?');
      assert.deepEqual([none.outcome, none.text], ['not-found', 'I could not find that in the documents.']);
      assert.deepEqual(none.passages, []);
    });

    it('is sent to visitors without sources when the owner does not show them', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      await upload(owner, botId, { 'rules.md': RULES });
      await documentsDone(owner, botId);
      const chatOptions = { ...CHAT_OPTIONS, showsSources: false };
      await owner.call(updateBot, { id: botId, name: 'Rosa', description: 'x', enabled: true, chatOptions });
      const { ask } = await startChat(site, clientId);
      const answered = await ask('When can I check in?');
      assert.deepEqual([answered.outcome, answered.sources], ['answered', []]);
      const [{ documentId, name, text } = { documentId: 'x', name: 'x', text: '' }] = answered.passages;
      assert.deepEqual([documentId, name], ['', '']);
      assert.match(text, /Check-in is from 3 pm/);
      const unsure = await ask('Are horses welcome?');
      assert.deepEqual([unsure.outcome, unsure.nearest], ['unsure', []]);
      // The owner still sees the sources.
      const [{ id = '' } = {}] = await conversationsOf(owner);
      const { messages } = await owner.call(getConversation, { id });
      assert.deepEqual([messages[1]?.sources.length, (messages[3]?.nearest.length ?? 0) > 0], [1, true]);
      const { headers } = await test.visitor.send(login, { email: owner.email, password: PASSWORD });
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      const chatTest = await startChat(test.visitor.as({ cookie }), clientId, 'Owner');
      assert.equal((await chatTest.ask('When can I check in?')).sources.length, 1);
    });

    it('offers a person after two replies in a row that did not answer, or on request', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId);
      const offers = async (text: string) => (await ask(text)).offersPerson;
      assert.equal(await offers('Where is the moon base?'), false);
      assert.equal(await offers('Hello!'), false);
      assert.equal(await offers('Where is the moon base?'), false);
      assert.equal(await offers('Who runs the moon base?'), true);
      assert.equal(await offers('Hello!'), false);
      const wish = await ask('Can I talk to a human?');
      assert.deepEqual([wish.offersPerson, wish.outcome], [true, 'answered']);
      assert.match(wish.text, /Leave your name and your email/);
      assert.equal(await offers('Ich möchte mit jemandem sprechen'), true);
      const chatOptions = { ...CHAT_OPTIONS, offersPerson: false };
      await owner.call(updateBot, { id: botId, name: 'Rosa', description: 'x', enabled: true, chatOptions });
      assert.equal(await offers('Can I talk to a human?'), false);
      await ask('Where is the moon base?');
      assert.equal(await offers('Where is the moon base?'), false);
    });

    it('can be rated helpful or not, and the rating can be undone', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { ask, page, conversationId, participantId } = await startChat(site, clientId);
      const messageId = (await ask('Hello!')).messageId ?? '';
      const counts = async () => {
        const [one] = await conversationsOf(owner);
        return [one?.helpful, one?.notHelpful];
      };
      const turn = { conversationId, participantId, messageId };
      for (const [feedback, expected] of [
        ['helpful', [1, 0]],
        ['helpful', [1, 0]],
        ['not-helpful', [0, 1]],
        [null, [0, 0]],
      ] as const) {
        await page.call(sendChatFeedback, { ...turn, feedback });
        assert.deepEqual(await counts(), expected);
      }
      await page.refused(400, sendChatFeedback, { ...turn, feedback: 'splendid' });
      await page.refused(404, sendChatFeedback, { ...turn, messageId: randomUUID(), feedback: 'helpful' });
      const [{ id = '' } = {}] = await conversationsOf(owner);
      const { messages } = await owner.call(getConversation, { id });
      // The visitor's message is not a reply.
      await page.refused(404, sendChatFeedback, { ...turn, messageId: messages[0]?.id, feedback: 'helpful' });
    });

    it('cannot be rated from other conversations, participants or agents', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const [mine, other] = [await startChat(site, clientId), await startChat(site, clientId)];
      const messageId = (await mine.ask('Hello!')).messageId ?? '';
      await other.ask('Hello!');
      const { conversationId, participantId } = mine;
      const wrong = [
        { conversationId, participantId: other.participantId },
        { conversationId: other.conversationId, participantId },
      ];
      for (const turn of wrong) {
        await mine.page.refused(404, sendChatFeedback, { ...turn, messageId, feedback: 'helpful' });
        await mine.page.refused(404, askForPerson, { ...turn, ...CONTACT });
      }
      const { conversationId: another, participantId: stranger } = other;
      const strange = { conversationId: another, participantId: stranger, messageId, feedback: 'helpful' };
      await mine.page.refused(404, sendChatFeedback, strange);
      const elsewhere = site.as({ client_id: await giveClient(owner, await createAgent(owner)) });
      await elsewhere.refused(404, sendChatFeedback, { conversationId, participantId, messageId, feedback: 'helpful' });
      assert.deepEqual(
        (await conversationsOf(owner)).map(({ helpful }) => helpful),
        [0, 0],
      );
    });
  });
});

describe("The chat's options", () => {
  onOneDatabase('sqlite', (test) => {
    it('are saved by the owner and read by visitors, and are kept when an update does not contain them', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const page = site.as({ client_id: clientId });
      const chatOptions = {
        starterQuestions: ['When do you open?', ' How much is it? '],
        offersPerson: true,
        showsSources: false,
        privacyUrl: 'https://shop.example/privacy',
      };
      const settings = { id: botId, name: 'Rosa', description: 'x', enabled: true };
      await owner.call(updateBot, { ...settings, chatOptions });
      const saved = { ...chatOptions, starterQuestions: ['When do you open?', 'How much is it?'] };
      await owner.call(updateBot, settings);
      const { words, ...options } = await page.call(getChatOptions, {});
      assert.deepEqual(options, saved);
      assert.deepEqual(words, WIDGET_WORDS.en);
      assert.deepEqual((await owner.call(getBot, { botId })).chatOptions, saved);
      const invalid = [
        { privacyUrl: 'javascript:alert(1)' },
        { privacyUrl: 'shop' },
        { starterQuestions: ['1', '2', '3', '4', '5'] },
        { starterQuestions: ['x'.repeat(121)] },
        { offersPerson: 'yes' },
      ];
      for (const wrong of invalid) {
        await owner.refused(400, updateBot, { ...settings, chatOptions: { ...chatOptions, ...wrong } });
      }
      assert.deepEqual(await page.call(getChatOptions, {}), { ...saved, words });
      await owner.call(updateBot, { ...settings, chatOptions: CHAT_OPTIONS });
      assert.deepEqual(await page.call(getChatOptions, {}), { ...CHAT_OPTIONS, privacyUrl: null, words });
    });

    it("contain texts in the agent's language, or else in the browser's", async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const codeFor = async (language: string) => {
        const page = site.as({ client_id: clientId, 'accept-language': language });
        return (await page.call(getChatOptions, {})).words?.['code'];
      };
      assert.equal(await codeFor('fr-CH, fr;q=0.9, de;q=0.5'), 'fr');
      assert.equal(await codeFor('ja'), 'en');
      const configuration = JSON.stringify({ language: 'pl' });
      await owner.call(updateBot, { id: botId, name: 'Rosa', description: 'x', enabled: true, configuration });
      assert.equal(await codeFor('fr'), 'pl');
    });

    it('may be read by pages on other sites, which CORS allows', async () => {
      const { clientId } = await openDesk(test);
      const asked = await test.app.inject({
        method: 'OPTIONS',
        url: '/api/v1/chat/options',
        headers: {
          origin: 'https://shop.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'client_id',
        },
      });
      assert.equal(asked.statusCode, 204);
      assert.match(String(asked.headers['access-control-allow-methods']), /GET/);
      const answer = await test.visitor.send(
        getChatOptions,
        {},
        { client_id: clientId, origin: 'https://shop.example' },
      );
      assert.deepEqual([answer.statusCode, answer.headers['access-control-allow-origin']], [200, '*']);
    });
  });
});

describe('A visitor who wants a person', () => {
  onOneDatabase('sqlite', (test) => {
    it('reads what happens next in the language of the conversation', async () => {
      const { clientId, site } = await openDesk(test);
      const { ask, page, conversationId, participantId } = await startChat(site, clientId, '');
      await ask('Wann kann ich denn morgen anreisen?');
      const { next } = await page.call(askForPerson, { conversationId, participantId, ...CONTACT, message: '' });
      assert.equal(next, 'Vielen Dank. Jemand liest Ihre Nachricht und antwortet an vera@example.com.');
    });

    it('leaves a name and an email, is told what happens next, and the owner is notified with a link', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { ask, page, conversationId, participantId } = await startChat(site, clientId, '');
      await ask('Hello!');
      const { next } = await page.call(askForPerson, { conversationId, participantId, ...CONTACT });
      assert.match(next, /^Thank you\. .*vera@example\.com\.$/);
      const [conversation] = await conversationsOf(owner, { outcome: 'person', search: 'cold' });
      assert.deepEqual([conversation?.visitor, conversation?.firstQuestion], ['Vera Blum', 'Hello!']);
      const { contact } = await owner.call(getConversation, { id: conversation?.id ?? '' });
      assert.ok(contact?.sentAt);
      const { consent: _, ...left } = CONTACT;
      assert.deepEqual(contact, { ...left, sentAt: contact.sentAt });
      const { notifications } = await owner.call(getNotifications, {});
      const told = notifications.find(({ title }) => title === 'Wants a person');
      assert.equal(told?.message, 'Vera Blum (vera@example.com) asked Rosa for a person: My room is cold.');
      assert.deepEqual([told?.link, told?.subject], [`/conversations/${conversation?.id}`, 'chat']);
      // A later reply that answers a question does not change that.
      await ask('Thanks a lot');
      assert.equal((await conversationsOf(owner))[0]?.outcome, 'person');
    });

    it("and asks for one in words sets the conversation's outcome, and the question does not count as answered", async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId);
      await ask('Hello!');
      await ask('Can I talk to a human?');
      await ask('Thanks a lot');
      assert.deepEqual(
        (await conversationsOf(owner)).map(({ outcome }) => outcome),
        ['person'],
      );
      const { questions, days } = await owner.call(getOverview, { days: 1 });
      assert.deepEqual([questions, days[0]?.answered], [3, 2]);
    });

    it('does not need to have asked a question before', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { page, conversationId, participantId } = await startChat(site, clientId, '');
      await page.call(askForPerson, { conversationId, participantId, ...CONTACT });
      assert.equal((await conversationsOf(owner))[0]?.firstQuestion, 'My room is cold.');
    });

    it('must give name, email and consent, and contact an agent that offers a person', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const { page, conversationId, participantId } = await startChat(site, clientId);
      const contact = { conversationId, participantId, ...CONTACT };
      for (const wrong of [{ name: ' ' }, { email: 'vera' }, { consent: false }, { message: 'x'.repeat(2001) }]) {
        await page.refused(400, askForPerson, { ...contact, ...wrong });
      }
      const chatOptions = { ...CHAT_OPTIONS, offersPerson: false };
      await owner.call(updateBot, { id: botId, name: 'Rosa', description: 'x', enabled: true, chatOptions });
      await page.refused(403, askForPerson, contact);
      assert.deepEqual(await conversationsOf(owner), []);
    });

    it('can ask for a person ten times in ten minutes from one address', async () => {
      const { owner, clientId } = await openDesk(test);
      const { page, conversationId, participantId } = await startChat(test.visitor.from('198.51.100.9'), clientId);
      const contact = { conversationId, participantId, ...CONTACT };
      for (let at = 0; at < 10; at++) await page.call(askForPerson, contact);
      await page.refused(429, askForPerson, contact);
      await page.call(startChatSession, { conversationId });
      assert.equal((await conversationsOf(owner)).length, 1);
    });
  });
});
