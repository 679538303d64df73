import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';

import { showChatTyping } from '@frontdesk/shared/endpoints/chat';
import { deleteVisitor, exportConversations, getConversation } from '@frontdesk/shared/endpoints/conversation';
import * as live from '@frontdesk/shared/endpoints/live';
import fc from 'fast-check';
import { readConfig } from '../src/config/config';
import { documentsDone, startChat, upload } from './support/agents';
import type { ApiClient } from './support/api-client';
import { conversationsOf, openDesk, withDatabase } from './support/desk';
import { hubClient, listen, received } from './support/hub-client';
import { type ModelServer, startModelServer } from './support/model-server';
import { openChat, silence } from './support/open-chat';
import { addMember } from './support/people';
import { onOneDatabase } from './support/test-app';
import { until } from './support/until';

describe('A person who takes over a conversation', () => {
  onOneDatabase('postgres', (test) => {
    it('talks to the visitor, who sees her join, type, write and leave, and resumes after the last event', async () => {
      const { owner, id, follow, say, first, transcript } = await openChat(test);
      const page = await follow();
      assert.match(String(page.response.headers.get('content-type')), /^text\/event-stream/);
      assert.equal(page.response.headers.get('access-control-allow-origin'), '*');
      const taken = await owner.call(live.takeOverConversation, { id });
      assert.deepEqual(taken, { speaker: 'person', person: 'Ada' });
      await page.seen('joined');
      await owner.call(live.typeInConversation, { id });
      await page.seen('typing');
      const said = await say(owner, 'We open at nine.', 'turn-1');
      assert.deepEqual(await say(owner, 'We open at nine.', 'turn-1'), said);
      await page.seen('message');
      const { event, data } = page.events.at(-1) ?? {};
      assert.deepEqual([event, data], ['message', { ...said, text: 'We open at nine.', name: 'Ada' }]);
      const { speaker, person, isLive } = (await first()) ?? {};
      assert.deepEqual([speaker, person, isLive], ['person', 'Ada', true]);
      await page.close();
      await owner.call(live.returnToAssistant, { id });
      await owner.call(live.returnToAssistant, { id });
      const again = await follow(page.lastId());
      await again.seen('returned');
      assert.deepEqual(again.names(), ['left', 'returned']);
      await again.close();
      // Counts the question, its reply, and what the person wrote: joining and leaving are not messages.
      assert.deepEqual(((one) => [one?.speaker, one?.messages])(await first()), ['assistant', 3]);
      const all = (await transcript()).map(({ from, person: who, text }) => [from, who, text]);
      assert.deepEqual(all.slice(2), [
        ['joined', 'Ada', ''],
        ['person', 'Ada', 'We open at nine.'],
        ['left', 'Ada', ''],
        ['returned', null, ''],
      ]);
    });

    it('gets the questions instead of the assistant; a page that cannot follow shows her words with the next answer', async () => {
      const { owner, id, send, say, transcript } = await openChat(test);
      await owner.call(live.takeOverConversation, { id });
      const waiting = (await send('Is anybody there?', { turnId: 'a' })).json();
      assert.deepEqual([waiting.text, waiting.outcome, waiting.person], ['', 'person', 'Ada']);
      assert.equal(waiting.reply, 'Ada has your message and will reply in this chat.');
      await say(owner, 'I am.');
      await say(owner, 'How can I help?');
      assert.equal((await send('Thanks', { turnId: 'b' })).json().reply, 'Ada: I am.\n\nAda: How can I help?');
      // The response was lost, so the same message is sent again.
      assert.equal((await send('Thanks', { turnId: 'b' })).json().reply, 'Ada: I am.\n\nAda: How can I help?');
      assert.equal((await send('Hm', { follows: true })).json().reply, '');
      await say(owner, 'Goodbye.');
      await owner.call(live.returnToAssistant, { id });
      assert.equal((await send('Thanks', { turnId: 'b' })).json().outcome, 'answered');
      const last = (await send('Hello!')).json();
      assert.equal(last.outcome, 'answered');
      assert.match(last.text, /Hello!/);
      const texts = (await transcript()).filter(({ from }) => from === 'visitor').map(({ text }) => text);
      assert.deepEqual(texts.slice(0, 4), ['Hello!', 'Is anybody there?', 'Thanks', 'Hm']);
    });

    it('is one of a hundred who try at the same time, and everybody else is told who won', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const people = [owner, await addMember(test, owner)];
      for (let at = 0; at < 4; at++) await (await startChat(site, clientId)).ask('Hello!');
      for (const { id } of await conversationsOf(owner)) {
        const claims = await Promise.all(
          Array.from({ length: 25 }, (_, at) => (people[at % 2] as ApiClient).send(live.takeOverConversation, { id })),
        );
        const { conversation, messages } = await owner.call(getConversation, { id });
        const winners = new Set(claims.filter((one) => one.statusCode === 200).map((one) => one.json().person));
        assert.deepEqual([...winners], [conversation.person]);
        const lost = claims.filter(({ statusCode }) => statusCode !== 200);
        assert.equal(lost.length > 0, true);
        for (const one of lost) {
          assert.equal(one.statusCode, 409);
          assert.equal(one.json().message, `${conversation.person} has taken over this conversation.`);
        }
        assert.equal(messages.filter(({ from }) => from === 'joined').length, 1);
      }
    });

    it('reaches a page whose position is not in the conversation, and each tab after other streams were closed', async () => {
      const { owner, id, follow, say, seat } = await openChat(test);
      await owner.call(live.takeOverConversation, { id });
      const { port } = await listen(test.app);
      const tab = await follow();
      const { clientId, ...place } = seat;
      for (let at = 0; at < 10; at++) {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect');
        const head = `GET /api/v1/chat/events?${new URLSearchParams(place)} HTTP/1.1\r\nhost: localhost\r\nclient_id: ${clientId}\r\n\r\n`;
        await new Promise((resolve) => socket.write(head, resolve));
        socket.destroy();
      }
      const pages = [];
      for (const last of ['-1', '5000', '9'.repeat(30)]) pages.push(await follow(last));
      await say(owner, 'Here I am.');
      for (const page of [tab, ...pages]) {
        await page.seen('message');
        assert.deepEqual(page.names(), ['joined', 'message']);
        await page.close();
      }
    });

    it('leaves an unanswered message to the assistant if the page sends it again', async () => {
      const { owner, id, send, say, transcript } = await openChat(test);
      await owner.call(live.takeOverConversation, { id });
      await send('Hello! Hello!', { turnId: 'a', follows: true });
      await owner.call(live.returnToAssistant, { id });
      assert.equal((await send('Hello! Hello!', { turnId: 'a', follows: true })).json().outcome, 'answered');
      await owner.call(live.takeOverConversation, { id });
      await send('Thanks', { turnId: 'b', follows: true });
      await say(owner, 'You are welcome.');
      await owner.call(live.returnToAssistant, { id });
      assert.equal((await send('Thanks', { turnId: 'b', follows: true })).json().outcome, 'person');
      const kinds = (await transcript()).map(({ from }) => from).join(' ');
      const first = 'visitor agent joined visitor left returned agent';
      assert.equal(kinds, `${first} joined visitor person left returned`);
    });

    it('sees the visitor type, which is never stored', async () => {
      const { owner, page, id, seat, transcript } = await openChat(test);
      const { url } = await listen(test.app);
      const client = hubClient(`${url}/notificationHub`, owner);
      const typing = received(client, 'ReceiveTyping');
      const changes = received(client, 'ReceiveChange');
      await client.start();
      const { clientId: _, ...place } = seat;
      await page.call(showChatTyping, place);
      await owner.call(live.takeOverConversation, { id });
      const before = await transcript();
      await page.call(showChatTyping, place);
      await until(() => typing.length > 0 && changes.length > 0, 'the dashboard is told');
      assert.deepEqual(typing, [[id]]);
      assert.deepEqual(await transcript(), before);
      await client.stop();
    });

    it("appears in the exports with her first name, and disappears with the visitor's data", async () => {
      const { owner, id, say, follow } = await openChat(test);
      await owner.call(live.takeOverConversation, { id });
      await say(owner, 'A secret word.');
      const csv = (await owner.send(exportConversations, { format: 'csv' })).body;
      assert.match(csv, /,person,A secret word\.,,,,,,Ada,,,\r\n/);
      const [one] = (await owner.send(exportConversations, { format: 'json' })).json();
      assert.deepEqual(one.messages.at(-1).speaker, 'Ada');
      const page = await follow();
      await owner.call(deleteVisitor, { id });
      await until(() => !page.isOpen(), 'the stream ends');
      const left = await withDatabase(test, ({ db }) =>
        db.selectFrom('messages').select('id').where('conversation_row_id', '=', id).execute(),
      );
      assert.deepEqual(left, []);
    });

    it('is in a single state at any time, whatever happens in whatever order', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const people = [owner, await addMember(test, owner)];
      const step = fc.oneof(
        fc.record({ kind: fc.constantFrom('take', 'say', 'stay', 'return'), by: fc.nat(1) }),
        fc.record({ kind: fc.constant('ask'), by: fc.constant(0) }),
      );
      const calls = {
        take: live.takeOverConversation,
        stay: live.stayInConversation,
        return: live.returnToAssistant,
        say: live.sayInConversation,
      };
      const run = async (steps: readonly { kind: string; by: number }[]) => {
        const { ask } = await startChat(site.from(`10.2.0.${Math.floor(Math.random() * 250)}`), clientId);
        await ask('Hello!');
        const id = (await conversationsOf(owner))[0]?.id ?? '';
        let holder: number | null = null;
        for (const { kind, by } of steps) {
          if (kind === 'ask') {
            // When the visitor asks a question, a person who is silent counts as having left.
            if (holder !== null) await silence(test, id);
            holder = null;
            assert.equal((await ask('Hello!')).outcome, 'answered');
          } else {
            const input = { id, ...(kind === 'say' && { text: 'Hi', turnId: randomUUID() }) };
            const endpoint = calls[kind as keyof typeof calls];
            const { statusCode } = await (people[by] as ApiClient).send(endpoint, input);
            const mayTake: boolean = kind === 'take' && (holder === null || holder === by);
            const may: boolean = mayTake || holder === by || (kind === 'return' && holder === null);
            assert.equal(statusCode, may ? 200 : 409, `${kind} by ${by} while ${holder} has it`);
            if (mayTake) holder = by;
            if (kind === 'return' && may) holder = null;
          }
        }
        const { conversation, messages } = await owner.call(getConversation, { id });
        assert.equal(conversation.speaker, holder === null ? 'assistant' : 'person');
        const kinds = messages.map(({ from }) => from).join(' ');
        // The assistant never replies between the moments when a person joins and returns the conversation.
        assert.match(kinds, /^(?:visitor agent ?|joined (?:person )*left returned ?)*(?:joined(?: person)*)?$/);
      };
      await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), run), { numRuns: 8 });
    });
  });
});

describe("A language model's reply that is under way when a person joins", () => {
  let model: ModelServer;
  before(async () => {
    model = await startModelServer();
  });
  after(() => model.close());

  onOneDatabase('postgres', (test) => {
    it('is dropped: the visitor receives no further part of it, and it is not stored', async () => {
      const { languageModel } = readConfig({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' });
      await test.restart({ languageModel });
      const { owner, botId, id, send, transcript, follow } = await openChat(test);
      await upload(owner, botId, { 'rules.md': '# Arrival\n\nCheck-in is from 3 pm to 9 pm.' });
      await documentsDone(owner, botId);
      const page = await follow();
      model.calls.length = 0;
      model.behave({ kind: 'stall', text: 'The house opens at three [1]. Ring us when you are late. '.repeat(8) });
      const reply = send('When can I check in?', { turnId: 'late' });
      await until(() => model.calls.length > 0, 'the model is asked');
      await owner.call(live.takeOverConversation, { id });
      const { outcome, text } = (await reply).json();
      assert.deepEqual([outcome, text], ['person', '']);
      await page.seen('joined');
      await page.close();
      const kinds = (await transcript()).map(({ from }) => from);
      assert.deepEqual(kinds, ['visitor', 'agent', 'joined', 'visitor']);
    });

    it('ends even when no event announced her, as when two instances lose contact', async () => {
      const { languageModel } = readConfig({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' });
      // In this test, only the takeover itself ends the reply.
      await test.restart({ languageModel: languageModel && { ...languageModel, replyMs: 600_000 } });
      const { owner, botId, clientId, id, seat } = await openChat(test);
      await upload(owner, botId, { 'rules.md': '# Arrival\n\nCheck-in is from 3 pm to 9 pm.' });
      await documentsDone(owner, botId);
      model.behave({ kind: 'reply', text: 'The house opens at three [1]. '.repeat(20_000), pauseMs: 10 });
      const headers = { client_id: clientId, origin: 'https://shop.example', accept: 'text/event-stream' };
      const answer = await fetch(`${(await listen(test.app)).url}/api/v1/chat/sendMessage`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...seat, text: 'When can I check in?', turnId: 'late', follows: true }),
      });
      let said = '';
      for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        if (said === '') {
          const taken = { speaker: 'person', person: 'Ada', stay_until: '2999-01-01T00:00:00.000Z' } as const;
          await withDatabase(test, ({ db }) =>
            db.updateTable('conversations').set(taken).where('id', '=', id).execute(),
          );
        }
        said += part;
      }
      assert.match(said, /"outcome":"person"/);
    });
  });
});
