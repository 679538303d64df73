import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askForPerson, CHAT_OWNER_NAME, rateConversation } from '@frontdesk/shared/endpoints/chat';
import { deleteVisitor, exportConversations, getConversation } from '@frontdesk/shared/endpoints/conversation';
import * as live from '@frontdesk/shared/endpoints/live';
import { removePerson } from '@frontdesk/shared/endpoints/people';
import { getPersonNumbers } from '@frontdesk/shared/endpoints/person-numbers';
import { createAgent, giveClient, startChat } from './support/agents';
import type { ApiClient } from './support/api-client';
import { conversationsOf, openDesk, withDatabase } from './support/desk';
import { addMember } from './support/people';
import { dashboardOf } from './support/previews';
import { onOneDatabase, type TestApp } from './support/test-app';

/** Opens a conversation with one question. */
async function openChat(site: ApiClient, owner: ApiClient, clientId: string, userName = 'Vera') {
  const { page, ask, conversationId, participantId } = await startChat(site, clientId, userName);
  await ask('Hello!');
  const [newest] = await conversationsOf(owner);
  const seat = { conversationId, participantId };
  const contact = { name: 'V', email: 'v@example.com', message: '', consent: true as const };
  return {
    page,
    seat,
    id: newest?.id ?? '',
    rate: (rating: 'good' | 'bad', words?: string) => page.call(rateConversation, { ...seat, rating, words }),
    wish: () => page.call(askForPerson, { ...seat, ...contact }),
  };
}

/** Takes over the conversation, writes in it and returns it. */
async function talk(person: ApiClient, id: string, text = 'Hi.') {
  await person.call(live.takeOverConversation, { id });
  await person.call(live.sayInConversation, { id, text, turnId: `${id} ${text}` });
  await person.call(live.returnToAssistant, { id });
}

/** Makes it look as if the visitor in a conversation had waited a given number of seconds for a person. */
const waited = (test: TestApp, id: string, seconds: number) =>
  withDatabase(test, ({ db }) =>
    db
      .updateTable('conversations')
      .set({ wanted_at: new Date(Date.now() - seconds * 1000).toISOString() })
      .where('id', '=', id)
      .execute(),
  );

describe('The rating of a conversation', () => {
  onOneDatabase('postgres', (test) => {
    it('is shown to the owner with its words, in the list and in the export, and can be changed', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { id, rate } = await openChat(site, owner, clientId);
      const shown = async () => {
        const { conversation } = await owner.call(getConversation, { id });
        return [conversation.rating, conversation.ratingWords];
      };
      assert.deepEqual(await shown(), [null, null]);
      await rate('bad');
      assert.deepEqual(await shown(), ['bad', null]);
      await rate('bad', ' Too slow, "really" ');
      await rate('good');
      await rate('good');
      assert.deepEqual(await shown(), ['good', 'Too slow, "really"']);
      const [{ rating, ratingWords } = { rating: null, ratingWords: null }] = await conversationsOf(owner);
      assert.deepEqual([rating, ratingWords], ['good', 'Too slow, "really"']);
      const csv = (await owner.send(exportConversations, { format: 'csv' })).body.split('\r\n');
      assert.match(csv[0] ?? '', /,Speaker,Rating,Rating words,Place$/);
      assert.match(csv[1] ?? '', /,good,"Too slow, ""really""",$/);
      const [exported] = (await owner.send(exportConversations, { format: 'json' })).json();
      assert.deepEqual([exported.rating, exported.ratingWords], ['good', 'Too slow, "really"']);
      await rate('good', '');
      assert.deepEqual(await shown(), ['good', null]);
      const { good, bad } = await owner.call(getPersonNumbers, {});
      assert.deepEqual([good, bad], [1, 0]);
    });

    it('is refused for the conversations of others, before the first message, and for anything else', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const first = await openChat(site, owner, clientId);
      const second = await openChat(site, owner, clientId);
      const foreign = { ...first.seat, participantId: second.seat.participantId, rating: 'good' as const };
      await second.page.refused(404, rateConversation, foreign);
      const silent = await startChat(site, clientId);
      const { conversationId, participantId } = silent;
      const early = { conversationId, participantId, rating: 'good' as const };
      assert.match(await silent.page.refused(409, rateConversation, early), /Rate it after the first/);
      const nonsense = { ...first.seat, rating: 'great' as 'good' };
      assert.match(await first.page.refused(400, rateConversation, nonsense), /good or bad/);
      const long = { ...first.seat, rating: 'good' as const, words: 'x'.repeat(501) };
      assert.match(await first.page.refused(400, rateConversation, long), /at most 500 characters/);
      for (let at = 0; at < 20; at++) await second.page.send(rateConversation, { ...second.seat, rating: 'good' });
      await second.page.refused(429, rateConversation, { ...second.seat, rating: 'good' });
    });
  });
});

describe('The statistics of people', () => {
  onOneDatabase('postgres', (test) => {
    it('are empty before anything has happened, and are refused for other periods', async () => {
      const { owner } = await openDesk(test);
      const none = { takenOver: 0, replies: 0, medianReplyMs: null, good: 0, bad: 0 };
      assert.deepEqual(await owner.call(getPersonNumbers, {}), { ...none, conversations: 0, agents: [], people: [] });
      assert.match(await owner.refused(400, getPersonNumbers, { days: 8 as 7 }), /7, 30 or 90/);
    });

    it('have the median time to the first reply, take-overs and ratings, by agent and by person', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const member = await addMember(test, owner);
      const paul = await createAgent(owner, 'Paul');
      const paulsClient = await giveClient(owner, paul);
      for (const [at, seconds] of [10, 40, 100].entries()) {
        const { id, wish, rate } = await openChat(site, owner, clientId);
        await wish();
        await waited(test, id, seconds);
        // Only the first reply to a request for a person counts.
        await talk(owner, id);
        await talk(owner, id, 'And bye.');
        await rate(at === 0 ? 'bad' : 'good');
      }
      const other = await openChat(site, owner, paulsClient);
      await talk(member, other.id);
      await talk(owner, other.id, 'Me too.');
      await other.rate('bad');
      await other.rate('good');
      await openChat(site, owner, paulsClient);
      const all = await owner.call(getPersonNumbers, {});
      const close = (ms: number | null, seconds: number) => assert.ok(Math.abs((ms ?? 0) - seconds * 1000) <= 2000);
      close(all.medianReplyMs, 40);
      assert.deepEqual([all.conversations, all.takenOver, all.replies, all.good, all.bad], [5, 4, 3, 3, 1]);
      const shown = all.agents.map(({ name, conversations, takenOver, replies, good, bad }) => [
        name,
        [conversations, takenOver, replies, good, bad],
      ]);
      assert.deepEqual(shown, [
        ['Paul', [2, 1, 0, 1, 0]],
        ['Rosa', [3, 3, 3, 2, 1]],
      ]);
      const people = all.people.map(({ takenOver, replies, good, bad }) => [takenOver, replies, good, bad]);
      assert.deepEqual(new Set(people.map(String)), new Set(['4,3,3,1', '1,0,0,0']));
      const one = await owner.call(getPersonNumbers, { agentId: botId, days: 7 });
      assert.deepEqual([one.conversations, one.takenOver, one.agents.length, one.people.length], [3, 3, 1, 1]);
      // Another organization sees none of this.
      assert.equal((await (await test.visitor.signUp()).call(getPersonNumbers, {})).takenOver, 0);
    });

    it('leave out tests, and keep nothing about a deleted visitor or the name of a removed person', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const member = await addMember(test, owner);
      const chatTest = await openChat(await dashboardOf(test, owner.email), owner, clientId, CHAT_OWNER_NAME);
      await chatTest.wish();
      await talk(owner, chatTest.id);
      await chatTest.rate('good', 'A test.');
      const visitor = await openChat(site, owner, clientId);
      await visitor.wish();
      await talk(member, visitor.id);
      await visitor.rate('bad', 'Call me: 0123');
      await owner.call(deleteVisitor, { id: visitor.id });
      const { id: memberId } = (await owner.call(getPersonNumbers, {})).people[0] ?? {};
      await owner.call(removePerson, { id: memberId ?? '' });
      const { takenOver, replies, good, bad, people } = await owner.call(getPersonNumbers, {});
      assert.deepEqual([takenOver, replies, good, bad], [1, 1, 0, 1]);
      assert.deepEqual(
        people.map(({ id, name, bad: ofPerson }) => [id, name, ofPerson]),
        [[null, '', 1]],
      );
      await withDatabase(test, async ({ db }) => {
        const left = await db.selectFrom('conversation_people').selectAll().execute();
        assert.deepEqual(
          left.filter(({ conversation_row_id }) => conversation_row_id === visitor.id),
          [],
        );
        const days = new Set((await db.selectFrom('person_counts').selectAll().execute()).map(({ name }) => name));
        assert.deepEqual(
          [...days].filter((name) => !/^(taken-over|good|bad|reply-\d+)$/.test(name)),
          [],
        );
      });
    });
  });
});
