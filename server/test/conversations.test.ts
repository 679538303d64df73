import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { getAttention } from '@frontdesk/shared/endpoints/attention';
import { login } from '@frontdesk/shared/endpoints/authentication';
import { deleteBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import { addChatParticipant, askForPerson, CHAT_OWNER_NAME, sendChatFeedback } from '@frontdesk/shared/endpoints/chat';
import * as endpoints from '@frontdesk/shared/endpoints/conversation';
import { deleteDocuments } from '@frontdesk/shared/endpoints/document';
import { returnToAssistant, sayInConversation, takeOverConversation } from '@frontdesk/shared/endpoints/live';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { setWidgetTheme } from '@frontdesk/shared/endpoints/widget-look';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { sql } from 'kysely';
import { readConfig } from '../src/config/config';
import { deleteExpired } from '../src/conversations/retention';
import { addressKey } from '../src/http/address-key';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import type { ApiClient } from './support/api-client';
import { conversationsOf, openDesk, withDatabase } from './support/desk';
import { startModelServer } from './support/model-server';
import { addMember } from './support/people';
import { dashboardOf } from './support/previews';
import { mostlyOn, onEachDatabase, type TestApp } from './support/test-app';

const RULES = '# Arrival\n\nCheck-in is from 3 pm to 9 pm.\n\n# Animals\n\nDogs are welcome for 12 EUR a night.';
const questions = async (owner: ApiClient, filters: Record<string, string> = {}) =>
  (await conversationsOf(owner, filters)).map(({ firstQuestion }) => firstQuestion);

describe('Conversations', () => {
  onEachDatabase((test) => {
    it('are listed with agent, visitor, site, first question, messages, time and outcome, newest activity first', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      await upload(owner, botId, { 'rules.md': RULES });
      await documentsDone(owner, botId);
      const first = await startChat(site, clientId, 'Vera');
      await first.ask('When can I check in?');
      const second = await startChat(test.visitor, clientId, '');
      await second.ask('Hello!');
      assert.deepEqual(await questions(owner), ['Hello!', 'When can I check in?']);
      await first.ask('Who won the world cup in 1998?');
      const [newest, older] = await conversationsOf(owner);
      assert.ok(newest && older && newest.lastActivity && Date.parse(newest.lastActivity));
      const { id: _, lastActivity: __, ...shown } = newest;
      assert.deepEqual(shown, {
        agentId: botId,
        agentName: 'Rosa',
        agentColor: null,
        visitor: 'Vera',
        site: 'https://shop.example',
        firstQuestion: 'When can I check in?',
        messages: 4,
        outcome: 'not-found',
        helpful: 0,
        notHelpful: 0,
        isDone: false,
        assignee: null,
        isTest: false,
        isWanted: false,
        hasEmail: false,
        place: null,
        speaker: 'assistant',
        person: null,
        isLive: true,
        waitsSince: null,
        rating: null,
        ratingWords: null,
      });
      assert.deepEqual([older.visitor, older.site, older.outcome], ['', null, 'answered']);
      await owner.call(setWidgetTheme, { botId, theme: { ...DEFAULT_THEME, headerColor: '#0a6e4f' } });
      const [colored] = await conversationsOf(owner);
      const { conversation } = await owner.call(endpoints.getConversation, { id: newest.id });
      assert.deepEqual([colored?.agentColor, conversation.agentColor], ['#0a6e4f', '#0a6e4f']);
    });

    it('are not listed before the first message', async () => {
      const { owner, clientId, site } = await openDesk(test);
      await startChat(site, clientId);
      assert.deepEqual(await conversationsOf(owner), []);
    });

    it('are filtered by agent, outcome and days', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const other = await createAgent(owner, 'Paul');
      await (await startChat(site, clientId)).ask('Hello!');
      await (await startChat(site, await giveClient(owner, other))).ask('Where is the moon base?');
      const [today] = new Date().toISOString().split('T');
      assert.deepEqual(await questions(owner, { agentId: botId }), ['Hello!']);
      assert.deepEqual(await questions(owner, { outcome: 'not-found' }), ['Where is the moon base?']);
      assert.deepEqual(await questions(owner, { agentId: botId, outcome: 'not-found' }), []);
      assert.equal((await conversationsOf(owner, { from: today ?? '', to: today ?? '' })).length, 2);
      assert.deepEqual(await conversationsOf(owner, { to: '2020-01-01' }), []);
      assert.deepEqual(await conversationsOf(owner, { from: '2099-01-01' }), []);
      // The clocks of these two are 26 hours apart, so they never share a day.
      const west = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
      const on = async (timeZone: string) => (await conversationsOf(owner, { from: west, to: west, timeZone })).length;
      assert.deepEqual([await on('Etc/GMT+12'), await on('Etc/GMT-14')], [2, 0]);
      for (const timeZone of ['UTC', 'Asia/Tokyo', 'America/Lima']) {
        assert.equal((await conversationsOf(owner, { from: '0001-01-01', to: '9999-12-31', timeZone })).length, 2);
      }
      await owner.refused(400, endpoints.getConversations, { from: 'yesterday' });
      await owner.refused(400, endpoints.getConversations, { timeZone: 'Nowhere/City' });
      assert.equal((await conversationsOf(owner, { from: '2024-02-29' })).length, 2);
      for (const from of ['2026-02-31', '2026-02-29', '2026-04-31', '2026-13-01']) {
        await owner.refused(400, endpoints.getConversations, { from });
        await owner.refused(400, endpoints.exportConversations, { to: from, format: 'csv' });
      }
      await owner.refused(400, endpoints.getConversations, { outcome: 'splendid' });
    });

    it('are filtered by who still wants a person, as counted on the home page, and by who has had a reply from one', async () => {
      const { owner, clientId, site } = await openDesk(test);
      for (const message of ['Is there a zeppelin here?', 'Is there a zoo here?']) {
        const { page, conversationId, participantId } = await startChat(site, clientId, '');
        const contact = { name: 'Vera', email: 'vera@example.com', message, consent: true as const };
        await page.call(askForPerson, { conversationId, participantId, ...contact });
      }
      const [{ id = '' } = {}] = await conversationsOf(owner);
      await owner.call(takeOverConversation, { id });
      await owner.call(sayInConversation, { id, text: 'How can I help?', turnId: 'turn-1' });
      await owner.call(returnToAssistant, { id });
      for (const search of ['', 'here']) {
        assert.deepEqual(await questions(owner, { outcome: 'person', search }), ['Is there a zeppelin here?']);
        assert.deepEqual(await questions(owner, { outcome: 'served', search }), ['Is there a zoo here?']);
      }
      assert.equal((await owner.call(getAttention, {})).waiting, 1);
    });

    it(
      'of Chat Test are marked as tests, even when they are opened, and a filter shows only them or leaves them out',
      mostlyOn('postgres', test),
      async () => {
        const { owner, clientId, site } = await openDesk(test);
        await (await startChat(site, clientId, 'Vera')).ask('Is there a zeppelin?');
        const chatTest = await startChat(await dashboardOf(test, owner.email), clientId, CHAT_OWNER_NAME);
        await chatTest.ask('Is there a zeppelin here?');
        // The owner's name alone proves nothing.
        await (await startChat(site, clientId, CHAT_OWNER_NAME)).ask('Is a zeppelin there?');
        assert.deepEqual(
          (await conversationsOf(owner)).map(({ isTest }) => isTest),
          [false, true, false],
        );
        for (const search of [{}, { search: 'zeppelin' }] as Record<string, string>[]) {
          assert.deepEqual(await questions(owner, { ...search, tests: 'only' }), ['Is there a zeppelin here?']);
          assert.deepEqual(await questions(owner, { ...search, tests: 'without' }), [
            'Is a zeppelin there?',
            'Is there a zeppelin?',
          ]);
        }
        const [{ id = '' } = {}] = await conversationsOf(owner, { tests: 'only' });
        const { conversation, newerId, olderId } = await owner.call(endpoints.getConversation, { id, tests: 'only' });
        assert.deepEqual([conversation.isTest, newerId, olderId], [true, null, null]);
      },
    );

    it('do not become tests when somebody in the dashboard joins them later', mostlyOn('postgres', test), async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { conversationId, ask } = await startChat(site, clientId, '');
      await ask('Hello!');
      const dashboard = (await dashboardOf(test, owner.email)).as({ client_id: clientId });
      await dashboard.call(addChatParticipant, { conversationId, userName: CHAT_OWNER_NAME, ipAddress: '' });
      assert.deepEqual(
        (await conversationsOf(owner)).map(({ isTest }) => isTest),
        [false],
      );
    });

    it('are found by words of any message, in other forms and scripts, together with filters', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const first = await startChat(site, clientId, 'Zoë');
      await first.ask('Hello!');
      await first.ask('Do you repair old bicycles?');
      await (await startChat(site, clientId, 'Bo')).ask('客服中心在哪里？ 🚲 שלום');
      const found = (search: string, filters = {}) => questions(owner, { search, ...filters });
      for (const search of ['repair', 'BICYCLE', 'repairing bicycle', 'bicycle repai', 'zoe', 'could not find']) {
        assert.ok((await found(search)).includes('Hello!'), search);
      }
      for (const search of ['客服', '中心', '🚲', 'שלום', 'Bo']) {
        assert.deepEqual(await found(search), ['客服中心在哪里？ 🚲 שלום'], search);
      }
      assert.deepEqual(await found('bicycle moon'), []);
      assert.deepEqual(await found('bi'), [], 'two letters are no beginning');
      for (const search of ['"* NEAR( -', 'a\u{1e900}b', '\u{1e900}', '½²', '1', "'; --", '\\']) await found(search);
      for (const agentId of ['a b', '"', "'", '*', ':', 'ä']) assert.deepEqual(await found('repair', { agentId }), []);
      assert.deepEqual(await found('repair', { agentId: botId, outcome: 'not-found' }), ['Hello!']);
      assert.deepEqual(await found('repair', { agentId: randomUUID() }), []);
      assert.deepEqual(await found('repair', { outcome: 'answered' }), []);
      assert.deepEqual(await found('repair', { to: '2020-01-01' }), []);
      assert.deepEqual(await found('???'), []);
      assert.equal((await found('   ')).length, 2);
    });

    it('are listed in pages of 50, each conversation once, even in a search', async () => {
      const { owner, botId, clientId } = await openDesk(test);
      await startChat(test.visitor, clientId);
      await fill(test, botId, 120);
      for (const search of ['', 'pillow']) {
        const seen: string[] = [];
        let cursor: string | undefined;
        for (let pages = 1; ; pages++) {
          const page = await owner.call(endpoints.getConversations, { search, ...(cursor && { cursor }) });
          seen.push(...page.conversations.map(({ firstQuestion }) => firstQuestion));
          if (page.next === null) {
            assert.equal(pages, 3);
            break;
          }
          cursor = page.next;
        }
        assert.deepEqual(
          seen,
          Array.from({ length: 120 }, (_, at) => `Question ${119 - at}`),
        );
      }
      await owner.refused(400, endpoints.getConversations, { cursor: 'nonsense' });
    });

    it('show each reply with its outcome, sources and feedback, and mark sources whose document was deleted', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const [documentId = ''] = await upload(owner, botId, { 'rules.md': RULES });
      await documentsDone(owner, botId);
      const { ask, page, conversationId, participantId } = await startChat(site, clientId, 'Vera');
      const { messageId } = await ask('When can I check in?');
      await page.call(sendChatFeedback, {
        conversationId,
        participantId,
        messageId: messageId ?? '',
        feedback: 'helpful',
      });
      const [{ id = '' } = {}] = await conversationsOf(owner);
      const read = await owner.call(endpoints.getConversation, { id });
      assert.deepEqual(
        read.messages.map(({ from, text, outcome, feedback }) => [from, text.slice(0, 20), outcome, feedback]),
        [
          ['visitor', 'When can I check in?', null, null],
          ['agent', 'Check-in is from 3 p', 'answered', 'helpful'],
        ],
      );
      assert.deepEqual(
        read.messages[1]?.sources.map(({ name, isDeleted }) => [name, isDeleted]),
        [['rules.md', false]],
      );
      assert.deepEqual([read.earlier, read.contact, read.newerId, read.olderId], [null, null, null, null]);
      assert.equal(read.language, 'en');
      assert.ok((read.firstSeen ?? '') <= (read.messages[0]?.sentAt ?? ''));
      await owner.call(deleteDocuments, { documentIds: [documentId] });
      const after = await owner.call(endpoints.getConversation, { id });
      const [source] = after.messages[1]?.sources ?? [];
      assert.deepEqual([source?.isDeleted, source?.name], [true, 'rules.md']);
      assert.match(source?.excerpt ?? '', /Check-in is from 3 pm/);
    });

    it(
      'with 2,000 messages are read in pages of 200, and found by their last words',
      mostlyOn('postgres', test),
      async () => {
        const { owner, botId, clientId, site } = await openDesk(test);
        const { ask } = await startChat(site, clientId);
        await ask('First of all, hello?');
        await lengthen(test, botId, 1998);
        await ask('Is there a zeppelin?');
        const [{ id = '', messages: total } = {}] = await conversationsOf(owner, { search: 'zeppelin' });
        assert.equal(total, 2002);
        const newest = await owner.call(endpoints.getConversation, { id });
        assert.equal(newest.messages.length, 200);
        assert.equal(newest.messages.at(-2)?.text, 'Is there a zeppelin?');
        let before = newest.earlier;
        let count = 200;
        let first = '';
        while (before !== null) {
          const page = await owner.call(endpoints.getConversation, { id, before });
          count += page.messages.length;
          first = page.messages[0]?.text ?? '';
          before = page.earlier;
        }
        assert.deepEqual([count, first], [2002, 'First of all, hello?']);
        await owner.refused(400, endpoints.getConversation, { id, before: 'nonsense' });
      },
    );

    it('link to their neighbors in the list that has the same filters', async () => {
      const { owner, clientId, site } = await openDesk(test);
      for (const text of ['Do you sell apples?', 'Hello!', 'Do you sell apples too?', 'Do you sell pears?']) {
        await (await startChat(site, clientId)).ask(text);
      }
      const [pears, more, hello, apples] = await conversationsOf(owner);
      const middle = await owner.call(endpoints.getConversation, { id: more?.id ?? '' });
      assert.deepEqual([middle.newerId, middle.olderId], [pears?.id, hello?.id]);
      const searched = await owner.call(endpoints.getConversation, { id: more?.id ?? '', search: 'apples' });
      assert.deepEqual([searched.newerId, searched.olderId], [null, apples?.id]);
      const filtered = await owner.call(endpoints.getConversation, { id: more?.id ?? '', outcome: 'not-found' });
      assert.deepEqual([filtered.newerId, filtered.olderId], [pears?.id, apples?.id]);
    });

    it('mark only their own notifications as read when they are opened', mostlyOn('postgres', test), async () => {
      const { owner, clientId, site } = await openDesk(test);
      for (const name of ['Ann', 'Bob']) await (await startChat(site, clientId, name)).ask('Hello!');
      const unread = async () =>
        (await owner.call(getNotifications, {})).notifications
          .filter(({ dateRead, title }) => !dateRead && title === 'New conversation')
          .map(({ message }) => message);
      assert.equal((await unread()).length, 2);
      const bob = (await conversationsOf(owner)).find(({ visitor }) => visitor === 'Bob');
      const { notifications } = await owner.call(getNotifications, {});
      assert.ok(notifications.some(({ link }) => link === `/conversations/${bob?.id}`));
      await owner.call(endpoints.getConversation, { id: bob?.id ?? '' });
      assert.deepEqual(await unread(), ['Ann wrote to Rosa: Hello!']);
    });

    it('are listed with the last messages of the first, and remain unread when they are only previewed', async () => {
      const desk = await openDesk(test);
      await (await startChat(desk.site, desk.clientId)).ask('Hello!');
      const { conversations, first } = await desk.owner.call(endpoints.getConversations, {});
      assert.equal(first?.id, conversations[0]?.id);
      assert.deepEqual(
        first?.messages.map(({ from }) => from),
        ['visitor', 'agent'],
      );
      const peeked = await desk.owner.call(endpoints.getConversation, { id: first?.id ?? '', peek: 'true' });
      assert.deepEqual(peeked.messages, first?.messages);
      assert.ok((await desk.owner.call(getNotifications, {})).notifications.every(({ dateRead }) => !dateRead));
      const none = await desk.owner.call(endpoints.getConversations, { search: 'unheard' });
      assert.deepEqual([none.conversations, none.first], [[], null]);
    });

    it('can be marked as done, until the visitor continues', mostlyOn('postgres', test), async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId);
      await ask('Hello!');
      const [{ id = '' } = {}] = await conversationsOf(owner);
      const isDone = async () => (await conversationsOf(owner))[0]?.isDone;
      await owner.call(endpoints.markConversationDone, { id, isDone: true });
      assert.equal(await isDone(), true);
      await owner.call(endpoints.markConversationDone, { id, isDone: false });
      assert.equal(await isDone(), false);
      await owner.call(endpoints.markConversationDone, { id, isDone: true });
      await ask('Hello again!');
      assert.equal(await isDone(), false);
    });

    it('keep the name of a deleted agent', mostlyOn('postgres', test), async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      await (await startChat(site, clientId)).ask('Hello!');
      await owner.call(updateBot, { id: botId, name: 'Rosalind', description: 'x', enabled: true });
      await owner.call(deleteBot, { botId });
      const [{ id = '', agentId, agentName } = {}] = await conversationsOf(owner, { search: 'hello' });
      assert.deepEqual([agentId, agentName], [null, 'Rosalind']);
      assert.equal((await owner.call(endpoints.getConversation, { id })).conversation.agentName, 'Rosalind');
    });

    it('are deleted with their messages, their words and the notifications that quote them', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId, 'Vera');
      await ask('Do you sell rhubarb?');
      await (await startChat(site, clientId, 'Paul')).ask('Hello!');
      const [{ id = '' } = {}] = await conversationsOf(owner, { search: 'rhubarb' });
      await owner.call(endpoints.deleteConversation, { id });
      assert.deepEqual(await questions(owner), ['Hello!']);
      assert.deepEqual(await conversationsOf(owner, { search: 'rhubarb' }), []);
      await owner.refused(404, endpoints.getConversation, { id });
      await owner.refused(404, endpoints.deleteConversation, { id });
      const { notifications } = await owner.call(getNotifications, {});
      assert.ok(!JSON.stringify(notifications).includes('rhubarb'));
      await withDatabase(test, async ({ db }) => {
        const left = await db.selectFrom('messages').select('id').where('text', 'like', '%rhubarb%').execute();
        assert.deepEqual(left, []);
      });
    });

    it('of one visitor are deleted together, by browser and by email', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const visitorId = randomUUID();
      const asVisitor = async (userName: string, known: boolean, email: string | null) => {
        const { page, conversationId, ask } = await startChat(site, clientId, userName);
        const { participantId } = await page.call(addChatParticipant, {
          conversationId,
          userName,
          ...(known && { visitorId }),
        });
        await ask(`I am ${userName}`);
        if (email === null) return;
        const contact = { name: userName, email, message: '', consent: true as const };
        await page.call(askForPerson, { conversationId, participantId, ...contact });
      };
      await asVisitor('one', true, 'Vera@Example.com');
      await asVisitor('two', true, null);
      await asVisitor('three', false, 'vera@example.com');
      await asVisitor('stranger', false, 'other@example.com');
      await asVisitor('nameless', false, null);
      const vera = (await conversationsOf(owner)).find(({ visitor }) => visitor === 'one');
      const seen = async (name: string) => {
        const found = (await conversationsOf(owner)).find(({ visitor }) => visitor === name);
        return (await owner.call(endpoints.getConversation, { id: found?.id ?? '' })).firstSeen;
      };
      assert.equal(await seen('two'), await seen('one'));
      assert.equal(await seen('three'), await seen('one'));
      assert.notEqual(await seen('stranger'), await seen('one'));
      assert.deepEqual(await owner.call(endpoints.deleteVisitor, { id: vera?.id ?? '' }), { deleted: 3 });
      assert.deepEqual((await conversationsOf(owner)).map(({ visitor }) => visitor).sort(), ['nameless', 'stranger']);
      const nameless = (await conversationsOf(owner)).find(({ visitor }) => visitor === 'nameless');
      assert.deepEqual(await owner.call(endpoints.deleteVisitor, { id: nameless?.id ?? '' }), { deleted: 1 });
    });

    it(
      'of one visitor are deleted together across every browser and email that the visitor used',
      mostlyOn('postgres', test),
      async () => {
        const { owner, clientId, site } = await openDesk(test);
        const away = site.from('198.18.0.1');
        const [laptop, phone] = [randomUUID(), randomUUID()];
        const asVisitor = async (userName: string, visitorId: string, email: string | null) => {
          const { page, conversationId, ask } = await startChat(away, clientId, userName);
          const { participantId } = await page.call(addChatParticipant, { conversationId, userName, visitorId });
          await ask(`I am ${userName}`);
          if (email === null) return;
          const contact = { name: userName, email, message: '', consent: true as const };
          await page.call(askForPerson, { conversationId, participantId, ...contact });
        };
        await asVisitor('from the laptop', laptop, 'vera@example.com');
        await asVisitor('from the phone', phone, 'vera@example.com');
        await asVisitor('without an email', phone, null);
        await asVisitor('with another email', phone, 'blum@example.com');
        await asVisitor('at work', randomUUID(), 'blum@example.com');
        await asVisitor('stranger', randomUUID(), 'other@example.com');
        const first = (await conversationsOf(owner)).find(({ visitor }) => visitor === 'from the laptop');
        assert.deepEqual(await owner.call(endpoints.deleteVisitor, { id: first?.id ?? '' }), { deleted: 5 });
        assert.deepEqual(
          (await conversationsOf(owner)).map(({ visitor }) => visitor),
          ['stranger'],
        );
      },
    );

    it('keep their visitor when somebody else uses their id to join', mostlyOn('postgres', test), async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { page, conversationId, ask } = await startChat(site, clientId, 'Vera');
      const [visitorId, stranger] = [randomUUID(), randomUUID()];
      // A page may send the visitor's browser id later.
      await page.call(addChatParticipant, { conversationId, userName: 'Vera', visitorId });
      await page.call(addChatParticipant, { conversationId, userName: 'Mallory', visitorId: stranger });
      await ask('Hello!');
      const theirs = await startChat(site, clientId, '');
      await theirs.page.call(addChatParticipant, {
        conversationId: theirs.conversationId,
        userName: 'Mallory',
        visitorId: stranger,
      });
      await theirs.ask('Hello!');
      const found = await conversationsOf(owner);
      assert.deepEqual(found.map(({ visitor }) => visitor).sort(), ['Mallory', 'Vera']);
      const mallory = found.find(({ visitor }) => visitor === 'Mallory');
      assert.deepEqual(await owner.call(endpoints.deleteVisitor, { id: mallory?.id ?? '' }), { deleted: 1 });
      assert.deepEqual(
        (await conversationsOf(owner)).map(({ visitor }) => visitor),
        ['Vera'],
      );
    });

    it("are deleted after the owner's retention period, and are kept if none is set", async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const other = await openDesk(test);
      for (const one of [{ clientId }, other]) await (await startChat(site, one.clientId)).ask('Hello!');
      await fill(test, botId, 3, 40 * 86_400_000);
      await fill(test, other.botId, 1, 40 * 86_400_000);
      assert.deepEqual(await owner.call(endpoints.getRetention, {}), { days: null });
      const member = await addMember(test, owner);
      await member.refused(403, endpoints.setRetention, { days: 30 });
      await owner.refused(400, endpoints.setRetention, { days: 31 });
      await owner.call(endpoints.setRetention, { days: 30 });
      assert.deepEqual(await member.call(endpoints.getRetention, {}), { days: 30 });
      await withDatabase(test, async (database) => {
        // Simulates two instances that delete at the same time.
        const counts = await Promise.all([deleteExpired(database), deleteExpired(database)]);
        assert.equal(counts[0] + counts[1], 3);
      });
      assert.deepEqual(await questions(owner), ['Hello!']);
      assert.equal((await conversationsOf(other.owner)).length, 2);
      await owner.call(endpoints.setRetention, { days: null });
      assert.deepEqual(await owner.call(endpoints.getRetention, {}), { days: null });
    });

    it('without a message are deleted after a day, even if there is no retention period', async () => {
      const { botId, clientId, site } = await openDesk(test);
      const away = site.from('198.18.0.2');
      const silent = await startChat(away, clientId);
      const spoken = await startChat(away, clientId);
      await spoken.ask('Hello!');
      await withDatabase(test, async (database) => {
        const left = async () => {
          const rows = database.db.selectFrom('conversations').select('conversation_id as id');
          return (await rows.where('agent_id', '=', botId).execute()).map(({ id }) => id).sort();
        };
        await deleteExpired(database);
        assert.deepEqual(await left(), [silent.conversationId, spoken.conversationId].sort());
        await deleteExpired(database, Date.now() + 86_400_000 + 60_000);
        assert.deepEqual(await left(), [spoken.conversationId]);
      });
    });

    it(
      'store no IP address in any column of any table, plain or as a hash that can be reversed by guessing',
      mostlyOn('postgres', test),
      async (context) => {
        const model = await startModelServer();
        context.after(async () => {
          await test.restart({ languageModel: null });
          await model.close();
        });
        const { languageModel } = readConfig({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' });
        await test.restart({ languageModel });
        const { owner, botId, clientId, site } = await openDesk(test);
        await upload(owner, botId, { 'rules.md': RULES });
        await documentsDone(owner, botId);
        const ADDRESSES = ['198.51.100.77', '2001:db8:1:2:3:4:5:6'];
        const conversations: string[] = [];
        for (const address of ADDRESSES) {
          const { ask, conversationId } = await startChat(site.from(address), clientId);
          conversations.push(conversationId);
          await ask('When can I check in?');
          await test.visitor.from(address).refused(401, login, { email: owner.email, password: 'Wr0ng-enough!' });
        }
        assert.equal(model.calls.length, ADDRESSES.length);
        await withDatabase(test, async ({ db }) => {
          const { organization_id } = await db
            .selectFrom('agents')
            .select('organization_id')
            .where('id', '=', botId)
            .executeTakeFirstOrThrow();
          const rows = await db.selectFrom('conversations').select('id').where('agent_id', '=', botId).execute();
          const others = [botId, clientId, organization_id, owner.email, ...conversations, ...rows.map(({ id }) => id)];
          const traces = new Set([...ADDRESSES, '203.0.113.9'].flatMap((address) => tracesOf(address, others)));
          const tables = await db.introspection.getTables();
          let seen = 0;
          for (const { name } of tables) {
            const { rows: stored } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
            for (const [column, value] of stored.flatMap((row) => Object.entries(row))) {
              seen += 1;
              const text = Buffer.isBuffer(value)
                ? `${value.toString('latin1')} ${value.toString('hex')}`
                : String(value);
              assert.equal(traceIn(text, traces), null, `${name}.${column}`);
            }
          }
          assert.ok(tables.length > 30 && seen > 500);
        });
      },
    );
  });
});

/** A stored hash may be truncated. */
const HASH_MIN = 16;

/** Returns the first of the traces that a text contains. */
function traceIn(text: string, traces: ReadonlySet<string>): string | null {
  for (const trace of traces) if (trace.length < HASH_MIN && text.includes(trace)) return trace;
  for (let at = 0; at + HASH_MIN <= text.length; at++) {
    const part = text.slice(at, at + HASH_MIN);
    if (traces.has(part)) return part;
  }
  return null;
}

/** Returns an address, and every hash of it that can be made without a secret, alone or with another value. */
function tracesOf(address: string, others: readonly string[]): string[] {
  const forms = [...new Set([address, addressKey(address), addressKey(address).replace('::/64', '::')])];
  const combined = forms.flatMap((form) => [
    form,
    ...others.flatMap((other) =>
      [' ', '', ':', '|', '-', '/', '\n'].flatMap((between) => [
        `${other}${between}${form}`,
        `${form}${between}${other}`,
      ]),
    ),
  ]);
  const hashes = combined.flatMap((text) =>
    ['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) => {
      const digest = createHash(algorithm).update(text).digest();
      // Only the beginning of a digest, in case it is stored truncated.
      return (['hex', 'base64', 'base64url'] as const).map((encoding) => digest.toString(encoding).slice(0, HASH_MIN));
    }),
  );
  return [...forms.map((form) => form.slice(0, HASH_MIN)), ...hashes];
}

/** Adds conversations with one turn each, a minute apart, with past dates. */
async function fill(test: TestApp, botId: string, count: number, agoMs = 0): Promise<void> {
  await withDatabase(test, async ({ db }) => {
    const agent = await db.selectFrom('agents').selectAll().where('id', '=', botId).executeTakeFirstOrThrow();
    for (let at = 0; at < count; at++) {
      const when = Date.now() - agoMs - (count - at) * 60_000;
      const id = randomUUID();
      await db
        .insertInto('conversations')
        .values({
          id,
          organization_id: agent.organization_id,
          agent_id: botId,
          conversation_id: id,
          site: null,
          visitor_id: null,
          first_question: `Question ${at}`,
          messages: 1,
          last_activity: new Date(when).toISOString(),
          activity: when * 1000,
          terms: 'question pillow',
          created_at: new Date(when).toISOString(),
        })
        .execute();
      const message = {
        id: randomUUID(),
        organization_id: agent.organization_id,
        conversation_row_id: id,
        position: 0,
        text: `Question ${at}`,
      };
      await db
        .insertInto('messages')
        .values({ ...message, sender: 'visitor', created_at: new Date(when).toISOString() })
        .execute();
    }
  });
}

/** Adds messages to an agent's only conversation. */
async function lengthen(test: TestApp, botId: string, count: number): Promise<void> {
  await withDatabase(test, async ({ db }) => {
    const found = db
      .selectFrom('conversations')
      .select(['id', 'messages', 'organization_id'])
      .where('agent_id', '=', botId);
    const { id, messages, organization_id } = await found.executeTakeFirstOrThrow();
    const rows = Array.from({ length: count }, (_, at) => ({
      id: randomUUID(),
      organization_id,
      conversation_row_id: id,
      position: messages + at,
      sender: 'visitor' as const,
      text: `Word ${at} مرحبا 🙂`,
      created_at: new Date().toISOString(),
    }));
    for (let at = 0; at < count; at += 500) {
      await db
        .insertInto('messages')
        .values(rows.slice(at, at + 500))
        .execute();
    }
    await db
      .updateTable('conversations')
      .set({ messages: messages + count })
      .where('id', '=', id)
      .execute();
  });
}
