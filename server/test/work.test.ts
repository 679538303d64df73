import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import {
  addChatParticipant,
  askForPerson,
  getChatOptions,
  rateConversation,
  sendChatMessage,
  showChatTyping,
  startChatSession,
  waitForPerson,
} from '@frontdesk/shared/endpoints/chat';
import {
  deleteConversation,
  exportConversations,
  getConversation,
  getConversations,
  markConversationDone,
  replyToVisitor,
} from '@frontdesk/shared/endpoints/conversation';
import { addNote, assignConversation, countConversations } from '@frontdesk/shared/endpoints/conversation-work';
import * as live from '@frontdesk/shared/endpoints/live';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { getPeople, removePerson } from '@frontdesk/shared/endpoints/people';
import { getWidgetLook } from '@frontdesk/shared/endpoints/widget-look';
import { sql } from 'kysely';
import { startChat } from './support/agents';
import type { ApiClient } from './support/api-client';
import { conversationsOf, openDesk, withDatabase } from './support/desk';
import { listen } from './support/hub-client';
import { startMailServer } from './support/mail-server';
import { addMember } from './support/people';
import { statementsDuring } from './support/record-statements';
import { onEachDatabase, onOneDatabase, type TestApp } from './support/test-app';
import { until } from './support/until';
import { followEvents } from './support/visitor-events';

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Opens a conversation with one question. */
async function openChat(desk: Desk, question = 'Hello!') {
  const chat = await startChat(desk.site, desk.clientId);
  await chat.ask(question);
  const [{ id = '' } = {}] = await conversationsOf(desk.owner);
  const seat = { conversationId: chat.conversationId, participantId: String(chat.participantId) };
  const send = (text: string) => chat.page.send(sendChatMessage, { ...seat, clientId: desk.clientId, text });
  return { ...chat, id, seat, send };
}

/** Returns what a visitor's page receives from one short call. */
async function glance(test: TestApp, clientId: string, seat: object, query = '') {
  const { url } = await listen(test.app);
  const page = await followEvents(url, { clientId, ...seat } as never, '', `&once=now${query}`);
  await page.ended;
  return page.events;
}

const idOf = async (person: ApiClient) =>
  (await person.call(getPeople, {})).people.find(({ isYou }) => isYou)?.id ?? assert.fail();

const note = (person: ApiClient, id: string, text: string, turnId: string = randomUUID()) =>
  person.call(addNote, { id, text, turnId });

const questions = async (person: ApiClient, filters: Record<string, string>) =>
  (await conversationsOf(person, filters)).map(({ firstQuestion }) => firstQuestion);

/** Returns the database's plan for a statement with any values. PostgreSQL may sort or scan only if it must. */
function planOf(test: TestApp, text: string): Promise<string> {
  return withDatabase(test, ({ db }) =>
    db.connection().execute(async (connection) => {
      const run = async (statement: string) => JSON.stringify((await sql.raw(statement).execute(connection)).rows);
      if (test.engine === 'sqlite') return run(`explain query plan ${text}`);
      for (const name of ['enable_seqscan', 'enable_sort', 'enable_bitmapscan']) await run(`set ${name} = off`);
      await run('set plan_cache_mode = force_generic_plan');
      await run(`prepare asked as ${text}`);
      const values = [...new Set(text.match(/\$\d+/g))].map(() => 'null').join();
      return run(`explain execute asked(${values})`);
    }),
  );
}

describe('Work on conversations', () => {
  onEachDatabase((test) => {
    it('is assigned to a person, who is notified and sees it first among her own, until it is done', async () => {
      const desk = await openDesk(test);
      const { owner } = desk;
      const grace = await addMember(test, owner);
      const graceId = await idOf(grace);
      const chats = [];
      for (const question of ['Alpha?', 'Beta?', 'Gamma?']) chats.push(await openChat(desk, question));
      const [alpha, beta] = chats;
      assert.ok(alpha && beta);
      for (const { id } of [alpha, beta]) await owner.call(assignConversation, { id, personId: graceId });
      await owner.call(assignConversation, { id: alpha.id, personId: graceId });
      const { notifications } = await owner.call(getNotifications, {});
      const notices = notifications.filter(({ title }) => title === 'Conversation assigned');
      assert.deepEqual(notices.map(({ message, link }) => [message, link]).sort(), [
        ['Assigned to Grace: Alpha?', `/conversations/${alpha.id}`],
        ['Assigned to Grace: Beta?', `/conversations/${beta.id}`],
      ]);
      // The person who assigned the conversation has it open; the assignee has not seen it.
      const isRead = async () => {
        const found = (await owner.call(getNotifications, {})).notifications;
        return found.find(({ message }) => message === 'Assigned to Grace: Alpha?')?.dateRead !== null;
      };
      await owner.call(getConversation, { id: alpha.id });
      assert.equal(await isRead(), false);
      await grace.call(getConversation, { id: alpha.id });
      assert.equal(await isRead(), true);
      const [listed] = await conversationsOf(owner, { search: 'alpha' });
      assert.deepEqual(listed?.assignee, { id: graceId, name: 'Grace' });
      assert.deepEqual(await questions(grace, { assignee: 'me' }), ['Beta?', 'Alpha?']);
      assert.deepEqual(await questions(owner, { assignee: graceId }), ['Beta?', 'Alpha?']);
      assert.deepEqual(await questions(owner, { assignee: 'me' }), []);
      assert.deepEqual(await questions(owner, { assignee: 'nobody' }), ['Gamma?']);
      assert.equal((await grace.call(countConversations, {})).mine, 2);
      await grace.call(markConversationDone, { id: beta.id, isDone: true });
      assert.equal((await grace.call(countConversations, {})).mine, 1);
      assert.deepEqual(await questions(grace, { assignee: 'me' }), ['Alpha?', 'Beta?']);
      assert.deepEqual(await questions(grace, { assignee: 'me', status: 'done' }), ['Beta?']);
      assert.deepEqual(await questions(grace, { assignee: 'me', status: 'open', search: 'beta' }), []);
      assert.deepEqual(await questions(owner, { status: 'open' }), ['Gamma?', 'Alpha?']);
      // Questions without an answer are grouped later.
      await until(async () => (await grace.call(countConversations, {})).unanswered === 3, 'three are unanswered');
      assert.deepEqual(await grace.call(countConversations, {}), { mine: 1, open: 2, unanswered: 3 });
      const first = await grace.call(getConversation, { id: alpha.id, assignee: 'me' });
      assert.deepEqual([first.newerId, first.olderId], [null, beta.id]);
      const last = await grace.call(getConversation, { id: beta.id, assignee: 'me' });
      assert.deepEqual([last.newerId, last.olderId], [alpha.id, null]);
      // The visitor has written again.
      await beta.ask('Beta again?');
      assert.equal((await grace.call(countConversations, {})).mine, 2);
      assert.deepEqual(await questions(grace, { assignee: 'me', status: 'open', search: 'beta' }), ['Beta?']);
      await owner.call(assignConversation, { id: beta.id, personId: null });
      assert.deepEqual(await questions(owner, { assignee: 'nobody', search: 'beta' }), ['Beta?']);
    });

    it('is listed page by page, the open ones first, and exported in the same order', async () => {
      const desk = await openDesk(test);
      const { owner } = desk;
      const personId = await idOf(owner);
      const { id } = await openChat(desk);
      await owner.call(assignConversation, { id, personId });
      const { notifications } = await owner.call(getNotifications, {});
      assert.ok(!notifications.some(({ title }) => title === 'Conversation assigned'));
      await withDatabase(test, async ({ db }) => {
        const row = await db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        const { vector: _, ...copied } = row as typeof row & { vector?: unknown };
        const made = Array.from({ length: 120 }, (_unused, at) => ({
          ...copied,
          id: randomUUID(),
          conversation_id: randomUUID(),
          first_question: `Question ${at}`,
          activity: Number(row.activity) - 1000 * (at + 1),
          done_at: at % 2 === 0 ? '2026-01-01T00:00:00.000Z' : null,
        }));
        await db.insertInto('conversations').values(made).execute();
      });
      const own = (at: number) => (at === -1 ? 'Hello!' : `Question ${at}`);
      const numbers = [
        -1,
        ...Array.from({ length: 60 }, (_, at) => 2 * at + 1),
        ...Array.from({ length: 60 }, (_, at) => 2 * at),
      ];
      const found: string[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const answer = await owner.send(
          { ...getConversations, query: ['assignee', 'cursor'] },
          { assignee: 'me', cursor },
        );
        found.push(...answer.json().conversations.map((one: { firstQuestion: string }) => one.firstQuestion));
        cursor = answer.json().next ?? undefined;
      }
      assert.deepEqual(found, numbers.map(own));
      const exported = (await owner.send(exportConversations, { assignee: 'me', format: 'json' })).json();
      assert.deepEqual(
        exported.map((one: { firstQuestion: string }) => one.firstQuestion),
        found,
      );
    });

    it('has notes that the organization reads, finds and exports, and that no answer to a visitor contains', async () => {
      const desk = await openDesk(test);
      const { owner, clientId } = desk;
      const { id, seat, page, send } = await openChat(desk);
      const before = (await conversationsOf(owner))[0];
      const added = await note(owner, id, 'Zanzibar: she is a regular guest.', 'one');
      assert.deepEqual(await note(owner, id, 'Zanzibar: she is a regular guest.', 'one'), added);
      await owner.call(live.takeOverConversation, { id });
      await note(owner, id, 'Zanzibar, again.');
      await owner.call(live.sayInConversation, { id, text: 'Hello', turnId: 'said' });
      const { messages, conversation } = await owner.call(getConversation, { id });
      const notes = messages.filter(({ from }) => from === 'note');
      assert.deepEqual(
        notes.map(({ person, text }) => [person, text]),
        [
          ['Ada', 'Zanzibar: she is a regular guest.'],
          ['Ada', 'Zanzibar, again.'],
        ],
      );
      assert.equal((await conversationsOf(owner, { search: 'zanzibar' })).length, 1);
      const csv = (await owner.send(exportConversations, { format: 'csv' })).body;
      assert.match(csv, /,note,"?Zanzibar, again\./);
      assert.match(csv.split('\n').find((line) => line.includes(',note,')) ?? '', /,Ada,,,\r?$/);
      // Counts the question, its reply, and 'Hello': notes and joining are not messages.
      assert.equal(conversation.messages, 3);
      assert.ok(before);
      const { url } = await listen(test.app);
      const stream = await followEvents(url, { clientId, ...seat });
      await stream.seen('message');
      const answers = [
        JSON.stringify(stream.events),
        JSON.stringify(await glance(test, clientId, seat)),
        (await send('Are you there?')).body,
        (await send('Hm')).body,
        (await page.send(getChatOptions)).body,
      ];
      await owner.call(live.returnToAssistant, { id });
      answers.push((await send('Hello!')).body);
      const contact = { name: 'Vera', email: 'vera@example.com', message: '', consent: true as const };
      answers.push((await page.send(askForPerson, { ...seat, ...contact })).body);
      const { conversationId, participantId } = seat;
      for (const [endpoint, request] of [
        [startChatSession, { conversationId }],
        [addChatParticipant, { conversationId, userName: 'Vera', ipAddress: '203.0.113.9' }],
        [showChatTyping, { conversationId, participantId }],
        [waitForPerson, seat],
        [rateConversation, { ...seat, rating: 'good', words: 'Zanz' }],
        [getWidgetLook, { clientId }],
      ] as const) {
        const { statusCode, body } = await page.send(endpoint as never, request as never);
        assert.equal(statusCode, 200);
        answers.push(body);
      }
      const resumed = await followEvents(url, { clientId, ...seat }, '0');
      await resumed.seen('returned');
      answers.push(JSON.stringify(resumed.events));
      await resumed.close();
      await stream.close();
      assert.deepEqual(
        answers.filter((answer) => /zanzibar|"note"/i.test(answer)),
        [],
      );
      assert.equal(
        answers.some((answer) => answer.includes('Hello')),
        true,
      );
      await owner.call(deleteConversation, { id });
      const left = await withDatabase(test, ({ db }) =>
        db.selectFrom('messages').select('id').where('text', 'like', '%Zanzibar%').execute(),
      );
      assert.deepEqual(left, []);
    });

    it('keeps its position in the list and the time of its deletion when a note is added', async () => {
      const desk = await openDesk(test);
      const first = await openChat(desk, 'First?');
      await openChat(desk, 'Second?');
      const [, before] = await conversationsOf(desk.owner);
      await note(desk.owner, first.id, 'Just a note');
      assert.deepEqual(await questions(desk.owner, {}), ['Second?', 'First?']);
      assert.equal((await conversationsOf(desk.owner))[1]?.lastActivity, before?.lastActivity);
    });

    it('is assigned to the person who takes it over, if nobody has it, and to nobody after that person leaves', async () => {
      const desk = await openDesk(test);
      const { owner } = desk;
      const grace = await addMember(test, owner);
      const graceId = await idOf(grace);
      const [one, two] = [await openChat(desk, 'One?'), await openChat(desk, 'Two?')];
      await owner.call(assignConversation, { id: two.id, personId: await idOf(owner) });
      for (const { id } of [one, two]) await grace.call(live.takeOverConversation, { id });
      assert.deepEqual(await questions(owner, { assignee: graceId }), ['One?']);
      assert.deepEqual(await questions(owner, { assignee: 'me' }), ['Two?']);
      await note(grace, one.id, 'From Grace');
      await owner.call(removePerson, { id: graceId });
      assert.deepEqual(await questions(owner, { assignee: 'nobody', search: 'one' }), ['One?']);
      assert.deepEqual(await questions(owner, { assignee: graceId, search: 'one' }), []);
      const { conversation, messages } = await owner.call(getConversation, { id: one.id });
      assert.equal(conversation.assignee, null);
      assert.equal(messages.find(({ from }) => from === 'note')?.person, 'Grace');
    });

    it('is refused to people in other organizations, and nonsense gets an answer that says what is wrong', async () => {
      const desk = await openDesk(test);
      const other = await openDesk(test);
      const { id } = await openChat(desk);
      const otherId = await idOf(other.owner);
      await other.owner.refused(404, assignConversation, { id, personId: otherId });
      await other.owner.refused(404, addNote, { id, text: 'Hi', turnId: 'x' });
      await other.owner.refused(404, markConversationDone, { id, isDone: true });
      await desk.owner.refused(404, assignConversation, { id, personId: otherId });
      await desk.owner.refused(400, assignConversation, { id });
      await desk.owner.refused(400, addNote, { id, text: ' ', turnId: 'x' });
      assert.match(await desk.owner.refused(400, addNote, { id, text: 'x'.repeat(4001), turnId: 'x' }), /too long/);
      assert.match(await desk.owner.refused(400, getConversations, { status: 'lost' }), /open or done/);
      assert.deepEqual(await conversationsOf(desk.owner, { assignee: '---', search: 'hello' }), []);
      await desk.owner.refused(400, getConversations, { cursor: '1.x.done.done' });
      assert.equal((await desk.owner.call(getConversation, { id })).messages.length, 2);
    });

    it('is found by an index, however many conversations there are', async () => {
      const { owner } = await openDesk(test);
      const personId = await idOf(owner);
      const filters: Record<string, string>[] = [
        { assignee: 'me' },
        { assignee: personId, status: 'done' },
        { assignee: 'nobody' },
        { assignee: 'nobody', status: 'open' },
        { status: 'open' },
        { status: 'done' },
      ];
      const statements = await statementsDuring(async () => {
        for (const filter of filters) await conversationsOf(owner, filter);
        await owner.call(countConversations, {});
      });
      const pages = statements.flatMap(
        (text) => /select id from conversations where .*? limit (\?|\$\d+)/s.exec(text)?.[0] ?? [],
      );
      const counts = statements.filter((text) => /as "mine"/.test(text));
      const different = [...new Set([...pages, ...counts])];
      assert.equal(different.length, filters.length + 1);
      for (const text of different) {
        const plan = await planOf(test, text);
        assert.match(plan, /conversations_(assigned|assigned_open|open|done|unassigned)\b/, plan);
        assert.doesNotMatch(plan, /SCAN conversations|Seq Scan|TEMP B-TREE|Sort/, plan);
      }
    });
  });
});

const CONTACT = { name: 'Vera', email: 'vera@example.com', message: 'Call me.', consent: true as const };

describe("A person's reply by mail", () => {
  onOneDatabase(
    'postgres',
    (test) => {
      let mails: Awaited<ReturnType<typeof startMailServer>>;
      before(async () => {
        mails = await startMailServer();
        await test.restart({ smtpUrl: mails.smtpUrl });
      });
      after(() => mails.stop());

      /** Answers a visitor by mail; returns the email. */
      async function reply(desk: Desk) {
        const chat = await openChat(desk);
        const email = `vera-${randomUUID()}@example.com`;
        await note(desk.owner, chat.id, 'Zanzibar: she is a regular guest.');
        await chat.page.call(askForPerson, { ...chat.seat, ...CONTACT, email });
        await desk.owner.call(replyToVisitor, { id: chat.id, text: 'At nine.' });
        await until(() => mails.mails.some(({ to }) => to === email), 'the mail arrives');
        const { repliesTo } = await desk.owner.call(getConversation, { id: chat.id });
        return { ...chat, repliesTo, mail: mails.mails.find(({ to }) => to === email)?.source ?? '' };
      }

      it('is in the chat when the visitor returns, once, and with the next answer of a page that cannot follow', async () => {
        const desk = await openDesk(test);
        const { seat, send } = await reply(desk);
        const events = await glance(test, desk.clientId, seat);
        assert.deepEqual(
          events
            .map(({ event, data }) => [event, data['text'], data['name'], data['isMail']])
            .filter(([event]) => event === 'message'),
          [['message', 'At nine.', 'Ada', true]],
        );
        const later = await glance(test, desk.clientId, seat, `&after=${events.at(-1)?.id}`);
        assert.deepEqual(
          later.filter(({ event }) => event === 'message'),
          [],
        );
        assert.match((await send('Thanks')).json().text, /^Ada: At nine\.\n\n/);
        assert.doesNotMatch((await send('Hello!')).json().text, /Ada:/);
      });

      it('does not show a visitor as live when her page only checks for a reply', async () => {
        const desk = await openDesk(test);
        const { id, seat } = await openChat(desk);
        await withDatabase(test, ({ db }) =>
          db
            .updateTable('conversations')
            .set({ visitor_at: '2026-01-01T00:00:00.000Z' })
            .where('id', '=', id)
            .execute(),
        );
        const events = await glance(test, desk.clientId, seat);
        assert.deepEqual(
          events.map(({ event }) => event),
          ['state'],
        );
        assert.equal((await conversationsOf(desk.owner))[0]?.isLive, false);
      });

      it('comes from the address that people read, and names no private address', async () => {
        const desk = await openDesk(test);
        const { mail, repliesTo } = await reply(desk);
        assert.match(mail, /^From: "?Ada \(Example Ltd\)"? <info@hotel\.example>\r?$/m);
        assert.doesNotMatch(mail, /^Reply-To/im);
        assert.doesNotMatch(mail, new RegExp(`${desk.owner.email}|zanzibar`, 'i'));
        assert.match(mail, /Ada Owner, Example Ltd/);
        assert.match(mail, /in the chat on https:\/\/shop\.example/);
        assert.equal(repliesTo, 'info@hotel.example');
      });

      it('names another mailbox, or the author, where the operator says that answers go there', async () => {
        const { config } = test;
        for (const [settings, address, name] of [
          [{ mailRepliesTo: 'desk@hotel.example' }, () => 'desk@hotel.example', 'Example Ltd'],
          [{ mailRepliesTo: 'author' }, (desk: Desk) => desk.owner.email, 'Ada Owner'],
          [{ mailFrom: 'no-reply@hotel.example' }, (desk: Desk) => desk.owner.email, 'Ada Owner'],
          [{ mailFrom: null }, (desk: Desk) => desk.owner.email, 'Ada Owner'],
        ] as const) {
          await test.restart(settings);
          const desk = await openDesk(test);
          const { mail, repliesTo } = await reply(desk);
          assert.match(mail, new RegExp(`^Reply-To: ${name} <${address(desk)}>\\r?$`, 'm'));
          assert.equal(repliesTo, address(desk));
          await test.restart({ mailFrom: config.mailFrom, mailRepliesTo: null });
        }
      });
    },
    { mailFrom: 'info@hotel.example' },
  );
});
