import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as endpoints from '@frontdesk/shared/endpoints/answer';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';
import {
  deleteVisitor,
  dismissUnanswered,
  getConversation,
  getUnanswered,
} from '@frontdesk/shared/endpoints/conversation';
import { wordingKey } from '../src/answers/own-answers';
import { documentsDone, startChat, upload } from './support/agents';
import type { ApiClient } from './support/api-client';
import { conversationsOf, openDesk, withDatabase } from './support/desk';
import { onOneDatabase } from './support/test-app';
import { until } from './support/until';

/** Returns the groups once they contain the given number of questions. */
async function unanswered(owner: ApiClient, asked: number) {
  const read = async () => (await owner.call(getUnanswered, {})).groups;
  await until(
    async () => (await read()).reduce((sum, { count }) => sum + count, 0) === asked,
    `${asked} questions are in groups`,
  );
  return read();
}

describe('Questions without an answer', () => {
  onOneDatabase('postgres', (test) => {
    it('are grouped by meaning, with count, wordings, nearest passage and conversation, the most recently asked first', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      await upload(owner, botId, { 'rules.md': '# Animals\n\nDogs are welcome for 12 EUR a night. Cats cannot stay.' });
      await documentsDone(owner, botId);
      const { ask } = await startChat(site, clientId);
      for (const text of ['Do you have a swimming pool?', 'Is there a swimming pool?', 'What do dogs eat?']) {
        assert.notEqual((await ask(text)).outcome, 'answered', text);
      }
      await ask('Hello!');
      await (await startChat(site, clientId)).ask('do you have a SWIMMING POOL');
      const groups = await unanswered(owner, 4);
      assert.deepEqual(
        groups.map(({ question, count, wordings }) => [question, count, wordings]),
        [
          ['Do you have a swimming pool?', 3, ['Is there a swimming pool?']],
          ['What do dogs eat?', 1, []],
        ],
      );
      const [pool, food] = groups;
      const [newest] = await conversationsOf(owner);
      assert.deepEqual([pool?.agentId, pool?.agentName, pool?.conversationId], [botId, 'Rosa', newest?.id]);
      assert.ok(Date.parse(pool?.lastAsked ?? ''));
      assert.match(food?.nearest?.excerpt ?? '', /Dogs are welcome/);
      assert.deepEqual((await owner.call(getUnanswered, { agentId: randomUUID() })).groups, []);
      assert.equal((await owner.call(getUnanswered, { agentId: botId })).groups.length, 2);
      await owner.refused(400, getUnanswered, { cursor: 'x' });
    });

    it('are listed in pages of 50', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId);
      const things = 'abcdefghijklmnopqrstuvwxyz'.split('').flatMap((one) => [`q${one}z`, `x${one}w`]);
      for (const thing of things) await ask(`Where is the ${thing}?`);
      const first = await firstPage(owner, 50);
      const second = await owner.call(getUnanswered, { cursor: first.next ?? '' });
      const all = [...first.groups, ...second.groups].map(({ question }) => question);
      assert.deepEqual([all.length, new Set(all).size, second.next], [52, 52, null]);
    });

    it('leave the list when they are dismissed, until they are asked again', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId);
      await ask('Is there a zeppelin?');
      const [group] = await unanswered(owner, 1);
      await owner.call(dismissUnanswered, { id: group?.id ?? '' });
      assert.deepEqual((await owner.call(getUnanswered, {})).groups, []);
      await ask('Is there a zeppelin?');
      assert.equal((await unanswered(owner, 2))[0]?.id, group?.id);
    });

    it('of a deleted visitor are removed from their group, while others are kept', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const first = await startChat(site, clientId, 'Ann');
      await first.ask('Is there a zeppelin?');
      await first.ask('My name is Ann Secret, where is my parcel?');
      await (await startChat(site, clientId, 'Bob')).ask('Is there a zeppelin?');
      await unanswered(owner, 3);
      const ann = (await conversationsOf(owner)).find(({ visitor }) => visitor === 'Ann');
      await owner.call(deleteVisitor, { id: ann?.id ?? '' });
      assert.deepEqual(
        (await owner.call(getUnanswered, {})).groups.map(({ question }) => question),
        ['Is there a zeppelin?'],
      );
    });
  });
});

async function firstPage(owner: ApiClient, length: number) {
  await until(async () => {
    const { groups, next } = await owner.call(getUnanswered, {});
    return groups.length === length && next !== null && groups[0]?.question === 'Where is the xzw?';
  }, 'all are grouped');
  return owner.call(getUnanswered, {});
}

describe("An owner's answer", () => {
  onOneDatabase('postgres', (test) => {
    it('to a group answers its wordings and a third one, cited as Answers, and the group is removed', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId);
      for (const text of ['Do you have a swimming pool?', 'Is there a pool to swim in?']) await ask(text);
      const [group] = await unanswered(owner, 2);
      const question = 'Do you have a swimming pool?';
      const answer = 'Yes! Our **pool** is open from 8 to 20. 🏊';
      const { id } = await owner.call(endpoints.createAnswer, {
        agentId: botId,
        question,
        answer,
        groupId: group?.id ?? '',
      });
      for (const text of [question, 'Is there a pool to swim in?', 'Is there a swimming pool at your place?']) {
        const reply = await ask(text);
        assert.deepEqual(
          [reply.text, reply.outcome, reply.sources],
          [answer, 'answered', [{ documentId: id, name: 'Answers', excerpt: question }]],
          text,
        );
      }
      for (const text of ['Do you have a car park?', 'How much is the swimming pool?', 'Hello!']) {
        assert.notEqual((await ask(text)).text, answer, text);
      }
      assert.ok(!(await owner.call(getUnanswered, {})).groups.some((one) => one.id === group?.id));
      const { answers } = await owner.call(endpoints.getAnswers, { agentId: botId });
      assert.deepEqual(
        answers.map((one) => [one.id, one.question, one.answer, one.wordings]),
        [[id, question, answer, ['Is there a pool to swim in?']]],
      );
      const [{ id: conversation = '' } = {}] = await conversationsOf(owner);
      const cited = async () =>
        (await owner.call(getConversation, { id: conversation })).messages.flatMap(({ sources }) => sources)[0];
      assert.equal((await cited())?.isDeleted, false);
      await owner.call(endpoints.deleteAnswer, { id });
      assert.equal((await cited())?.isDeleted, true);
      assert.notEqual((await ask(question)).text, answer);
    });

    it('corrects a wrong reply, even one from small talk or documents', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      await upload(owner, botId, { 'hours.md': 'We open at nine in the morning.' });
      await documentsDone(owner, botId);
      const { ask } = await startChat(site, clientId);
      const { messageId, outcome } = await ask('When do you open?');
      assert.equal(outcome, 'answered');
      const correction = { question: 'Opening hours', answer: 'At ten.' };
      await owner.call(endpoints.createAnswer, { agentId: botId, ...correction, messageId: messageId ?? '' });
      assert.equal((await ask('When do you open?')).text, 'At ten.');
      await owner.call(endpoints.createAnswer, { agentId: botId, question: 'Are you a bot?', answer: 'I am Rosa.' });
      assert.equal((await ask('are you a bot')).text, 'I am Rosa.');
    });

    it('is changed when a reply that cites it is corrected, and gets the new wordings', async () => {
      const { owner, botId: agentId, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId);
      const question = 'Is there parking for cars?';
      const { id } = await owner.call(endpoints.createAnswer, { agentId, question, answer: 'Old answer.' });
      const { messageId } = await ask(question);
      const correction = { agentId, messageId: messageId ?? '', answer: 'New answer.' };
      const corrected = await owner.call(endpoints.createAnswer, { ...correction, question });
      assert.deepEqual(corrected, { id, isChanged: true });
      assert.equal((await ask(question)).text, 'New answer.');
      await owner.call(endpoints.createAnswer, { ...correction, question: 'Car park?', answer: 'Newest answer.' });
      for (const text of [question, 'car park']) assert.equal((await ask(text)).text, 'Newest answer.', text);
      const { answers } = await owner.call(endpoints.getAnswers, { agentId });
      assert.deepEqual(
        answers.map((one) => [one.id, one.question, one.answer, one.wordings]),
        [[id, question, 'Newest answer.', ['Car park?']]],
      );
      await owner.call(endpoints.importAnswers, { agentId, answers: [{ question, answer: 'Imported.' }] });
      assert.equal((await ask(question)).text, 'Imported.');
    });

    it('replaces an existing answer to the same question, and inherits one more wording', async () => {
      const { owner, botId: agentId, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId);
      const add = (question: string, answer: string, groupId?: string) =>
        owner.call(endpoints.createAnswer, { agentId, question, answer, ...(groupId && { groupId }) });
      for (const text of ['Do you have a swimming pool?', 'Is there a pool to swim in?']) await ask(text);
      const [group] = await unanswered(owner, 2);
      const pool = await add('Do you have a swimming pool?', 'Yes.', group?.id ?? '');
      assert.deepEqual(await add('do you have a SWIMMING POOL', 'No.'), { id: pool.id, isChanged: true });
      assert.equal((await ask('Is there a pool to swim in?')).text, 'No.');
      const swim = await add('Is there a pool to swim in?', 'In summer.');
      assert.equal(swim.isChanged, false);
      assert.equal((await ask('Is there a pool to swim in?')).text, 'In summer.');
      assert.equal((await ask('Do you have a swimming pool?')).text, 'No.');
      await owner.call(endpoints.updateAnswer, { ...pool, question: 'Is there a pool to swim in?', answer: 'Always.' });
      assert.equal((await ask('Is there a pool to swim in?')).text, 'Always.');
      const { answers } = await owner.call(endpoints.getAnswers, { agentId });
      assert.deepEqual(
        answers.map(({ id, wordings }) => [id, wordings]),
        [[pool.id, []]],
      );
    });

    it('that is stored twice is used in the version that was changed last', async () => {
      const { owner, botId: agentId, clientId, site } = await openDesk(test);
      const question = 'Is there parking for cars?';
      const { id } = await owner.call(endpoints.createAnswer, { agentId, question, answer: 'Old answer.' });
      await withDatabase(test, async ({ db }) => {
        const row = await db.selectFrom('answers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        const later = { id: randomUUID(), answer: 'New answer.', changed_at: new Date().toISOString() };
        await db
          .insertInto('answers')
          .values({ ...row, ...later })
          .execute();
        const wording = { id: randomUUID(), answer_id: later.id, agent_id: agentId, key: wordingKey(question) };
        await db
          .insertInto('answer_wordings')
          .values({ ...wording, text: question, is_question: 1, asker: null, embedding: null })
          .execute();
      });
      const { ask } = await startChat(site, clientId);
      assert.equal((await ask(question)).text, 'New answer.');
      await owner.call(endpoints.createAnswer, { agentId, question, answer: 'Newest answer.' });
      assert.equal((await owner.call(endpoints.getAnswers, { agentId })).answers.length, 1);
    });

    it('can be changed, and then answers the new question with the new text', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId);
      const first = { question: 'Do you sell apples?', answer: 'Yes.' };
      const { id } = await owner.call(endpoints.createAnswer, { agentId: botId, ...first });
      assert.equal((await ask('do you sell apples')).text, 'Yes.');
      await owner.call(endpoints.updateAnswer, { id, question: 'Is there a cash machine?', answer: 'Next door.' });
      assert.equal((await ask('Is there a cash machine?')).text, 'Next door.');
      assert.notEqual((await ask('Do you sell apples?')).outcome, 'answered');
    });

    it('to a question without words answers no other question', async () => {
      const { owner, botId: agentId, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId);
      await owner.call(endpoints.createAnswer, { agentId, question: '🎉', answer: 'Party!' });
      assert.equal((await ask('🎉')).text, 'Party!');
      for (const text of ['жжжжжжжж', '谢谢', '🙏']) assert.notEqual((await ask(text)).text, 'Party!', text);
    });

    it('is found by its meaning immediately, even while an import is embedded', async () => {
      const { owner, botId: agentId, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId);
      const answers = Array.from({ length: 2000 }, (_, at) => ({
        question: `Which of the many boats in the harbour carries the number ${at}?`,
        answer: 'x',
      }));
      await owner.call(endpoints.importAnswers, { agentId, answers });
      const { id } = await owner.call(endpoints.createAnswer, {
        agentId,
        question: 'Do you sell pears?',
        answer: 'Yes.',
      });
      assert.equal((await ask('Are pears sold by you?')).text, 'Yes.');
      await owner.call(endpoints.updateAnswer, { id, question: 'Do you sell apples?', answer: 'No.' });
      assert.equal((await ask('Are apples sold by you?')).text, 'No.');
      // Ends the import early, because it would delay the other tests.
      await owner.call(deleteBot, { botId: agentId });
    });

    it('can be imported: new questions are added, and known ones get a new answer', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      await owner.call(endpoints.createAnswer, { agentId: botId, question: 'Do you sell apples?', answer: 'Yes.' });
      const answers = [
        { question: 'do you sell APPLES', answer: 'No.' },
        { question: 'Do you sell pears?', answer: 'Yes, pears.' },
        { question: 'Do you sell pears', answer: 'Only on Mondays.' },
      ];
      const imported = await owner.call(endpoints.importAnswers, { agentId: botId, answers });
      assert.deepEqual(imported, { added: 1, changed: 1 });
      const { ask } = await startChat(site, clientId);
      assert.equal((await ask('Do you sell apples?')).text, 'No.');
      assert.equal((await ask('Do you sell pears?')).text, 'Only on Mondays.');
      await until(async () => {
        // A visitor may not ask any more questions in this time.
        await setTimeout(1_000);
        return (await ask('Are pears sold by you?')).text === 'Only on Mondays.';
      }, 'they are embedded');
      const many = Array.from({ length: 2000 }, (_, at) => ({ question: `Number ${at}`, answer: 'x' }));
      await owner.refused(400, endpoints.importAnswers, { agentId: botId, answers: [...many, ...many.slice(0, 1)] });
      await owner.refused(400, endpoints.importAnswers, { agentId: botId, answers: [] });
      await owner.refused(400, endpoints.importAnswers, { agentId: botId, answers: [{ question: ' ', answer: 'x' }] });
      await owner.call(deleteBot, { botId });
      await owner.refused(404, endpoints.getAnswers, { agentId: botId });
    });
  });

  onOneDatabase(
    'postgres',
    (test) => {
      it('is found by its words, and questions are grouped by them, when nothing can be embedded', async () => {
        const { owner, botId, clientId, site } = await openDesk(test);
        const { ask } = await startChat(site, clientId);
        await ask('Do you sell apples?');
        await ask('do you SELL apple');
        await ask('Is there a zeppelin?');
        const groups = await unanswered(owner, 3);
        assert.deepEqual(groups.map(({ count }) => count).sort(), [1, 2]);
        const groupId = groups.find(({ count }) => count === 2)?.id ?? '';
        await owner.call(endpoints.createAnswer, { agentId: botId, question: 'Apples?', answer: 'Yes.', groupId });
        assert.equal((await ask('Do you sell apples?')).text, 'Yes.');
        assert.notEqual((await ask('Do you sell pears?')).text, 'Yes.');
      });
    },
    { embeddingWorker: pathToFileURL('dist/no-such-worker.js') },
  );
});
