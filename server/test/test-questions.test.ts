import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createAnswer } from '@frontdesk/shared/endpoints/answer';
import { deleteBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import { deleteDocuments } from '@frontdesk/shared/endpoints/document';
import { getModelUse } from '@frontdesk/shared/endpoints/language-model';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import * as endpoints from '@frontdesk/shared/endpoints/test-questions';
import { readConfig } from '../src/config/config';
import { createAgent, documentsDone, upload } from './support/agents';
import type { ApiClient } from './support/api-client';
import { conversationsOf, withDatabase } from './support/desk';
import { type ModelServer, startModelServer } from './support/model-server';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { until } from './support/until';

const RULES = `# Arrival

Check-in is from 3 pm to 9 pm. Please ring us if you arrive later.

# Animals

Dogs are welcome for 12 EUR a night.`;

async function openDesk(test: TestApp) {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner, 'Rosa');
  const [documentId = ''] = await upload(owner, botId, { 'rules.md': RULES });
  await documentsDone(owner, botId);
  const add = (question: string, words = '', document = '') =>
    owner.call(endpoints.createTestQuestion, { agentId: botId, question, words, document });
  // Adds them in one call, so that one run asks all of them.
  const addAll = (...questions: (readonly [question: string, words: string, document?: string])[]) =>
    owner.call(endpoints.importTestQuestions, {
      agentId: botId,
      questions: questions.map(([question, words, document = '']) => ({ question, words, document })),
    });
  return { owner, botId, documentId, add, addAll };
}

const listOf = (owner: ApiClient, agentId: string) => owner.call(endpoints.getTestQuestions, { agentId });

/** Waits until a run that began after `since` has ended, and returns the results. */
async function resultsAfter(owner: ApiClient, agentId: string, since: string | null = null) {
  let list = await listOf(owner, agentId);
  await until(async () => {
    list = await listOf(owner, agentId);
    return !list.isRunning && list.ranAt !== null && list.ranAt !== since;
  }, 'the test questions ran');
  return list;
}

describe('Test questions', () => {
  onOneDatabase('sqlite', (test) => {
    it('run after they are added, show the replies, and are not counted anywhere', async () => {
      const { owner, botId, add } = await openDesk(test);
      assert.deepEqual(await listOf(owner, botId), { questions: [], isRunning: false, ranAt: null, ranBeforeAt: null });
      await add('When can I check in?', '3 pm', 'Rules.md');
      await add('Are dogs welcome?', '50');
      const { questions } = await resultsAfter(owner, botId);
      assert.deepEqual(
        questions.map(({ question, passed, change, names }) => [question, passed, change, names]),
        [
          ['When can I check in?', true, null, ['rules.md']],
          ['Are dogs welcome?', false, null, ['rules.md']],
        ],
      );
      assert.match(questions[0]?.reply ?? '', /3 pm/);
      assert.ok(questions[0]?.since);
      assert.deepEqual(await conversationsOf(owner), []);
      assert.equal((await owner.call(getOverview, {})).questions, 0);
    });

    it('run automatically after a change of documents, answers or instructions, and show what got better or worse', async () => {
      const { owner, botId, documentId, addAll } = await openDesk(test);
      await addAll(['When can I check in?', '3 pm'], ['Is there a sauna?', 'Monday']);
      const first = await resultsAfter(owner, botId);
      assert.deepEqual(
        first.questions.map(({ passed }) => passed),
        [true, false],
      );
      await owner.call(createAnswer, { agentId: botId, question: 'Is there a sauna?', answer: 'Yes, from Monday on.' });
      const better = await resultsAfter(owner, botId, first.ranAt);
      assert.deepEqual(
        better.questions.map(({ passed, change }) => [passed, change]),
        [
          [true, null],
          [true, 'better'],
        ],
      );
      assert.equal(better.ranBeforeAt, first.ranAt);
      assert.equal(better.questions[1]?.since, better.ranAt);
      await owner.call(deleteDocuments, { documentIds: [documentId] });
      const second = await resultsAfter(owner, botId, better.ranAt);
      assert.deepEqual(
        second.questions.map(({ passed, change }) => [passed, change]),
        [
          [false, 'worse'],
          [true, null],
        ],
      );
      assert.equal(second.ranBeforeAt, better.ranAt);
      // Nothing has changed since then, so the comparison is kept.
      await owner.call(endpoints.runTestQuestions, { agentId: botId });
      const third = await resultsAfter(owner, botId, second.ranAt);
      assert.deepEqual(
        third.questions.map(({ change, since }) => [change, since]),
        second.questions.map(({ change, since }) => [change, since]),
      );
      await owner.call(updateBot, {
        id: botId,
        name: 'Rosa',
        enabled: true,
        configuration: '{"instructions":"Be brief."}',
      });
      let fourth = third;
      await until(async () => {
        fourth = await listOf(owner, botId);
        // After the requested run, another one may follow, which finds no change.
        return !fourth.isRunning && fourth.ranBeforeAt !== third.ranBeforeAt;
      }, 'the test questions ran after the change');
      assert.deepEqual(
        fourth.questions.map(({ change }) => change),
        [null, null],
      );
    });

    it('belong to their organization, and are deleted with their agent', async () => {
      const { owner, botId, add } = await openDesk(test);
      const { id } = await add('When can I check in?');
      const stranger = await test.visitor.signUp();
      const fields = { question: 'x', words: '', document: '' };
      await stranger.refused(404, endpoints.getTestQuestions, { agentId: botId });
      await stranger.refused(404, endpoints.createTestQuestion, { agentId: botId, ...fields });
      await stranger.refused(404, endpoints.importTestQuestions, { agentId: botId, questions: [fields] });
      await stranger.refused(404, endpoints.runTestQuestions, { agentId: botId });
      await stranger.refused(404, endpoints.updateTestQuestion, { id, ...fields });
      await stranger.refused(404, endpoints.deleteTestQuestion, { id });
      await owner.refused(400, endpoints.createTestQuestion, { agentId: botId, ...fields, question: ' ' });
      await owner.call(deleteBot, { botId });
      const left = await withDatabase(test, async ({ db }) => [
        await db.selectFrom('test_questions').selectAll().where('agent_id', '=', botId).execute(),
        await db.selectFrom('test_runs').selectAll().where('agent_id', '=', botId).execute(),
      ]);
      assert.deepEqual(left, [[], []]);
    });

    // This is the last test of the app: closing the app stops the run of the 199 questions.
    it('can be changed, deleted and imported, up to 200 per agent', async () => {
      const { owner, botId, add } = await openDesk(test);
      const { id } = await add('When can I check in?', '3 pm');
      await resultsAfter(owner, botId);
      await owner.call(endpoints.updateTestQuestion, {
        id,
        question: 'When is check-in?',
        words: '5 pm',
        document: '',
      });
      const { questions } = await resultsAfter(owner, botId);
      assert.deepEqual(
        questions.map(({ question, words }) => [question, words]),
        [['When is check-in?', '5 pm']],
      );
      const many = Array.from({ length: 199 }, (_, at) => ({ question: `Question ${at}?`, words: 'x', document: '' }));
      const again = { question: 'WHEN is check-in?', words: '3 pm', document: '' };
      const imported = { agentId: botId, questions: [again, ...many] };
      assert.deepEqual(await owner.call(endpoints.importTestQuestions, imported), { added: 199, changed: 1 });
      assert.deepEqual(await owner.call(endpoints.importTestQuestions, imported), { added: 0, changed: 0 });
      const stored = (await listOf(owner, botId)).questions;
      assert.deepEqual(
        [stored.length, stored[1]?.question, stored[199]?.question],
        [200, 'Question 0?', 'Question 198?'],
      );
      await owner.refused(409, endpoints.createTestQuestion, {
        agentId: botId,
        question: 'One more?',
        words: '',
        document: '',
      });
      assert.equal((await listOf(owner, botId)).questions.length, 200);
      await owner.call(endpoints.deleteTestQuestion, { id });
      assert.equal((await listOf(owner, botId)).questions.length, 199);
    });
  });
});

describe('Test questions with a language model', () => {
  const test = useTestApp();
  let model: ModelServer;
  before(async () => {
    model = await startModelServer();
    const env = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small', LLM_REPLIES_PER_AGENT: '5' };
    await test.restart({ languageModel: readConfig(env).languageModel });
  });
  after(() => model.close());

  it("leave half of the agent's daily replies to visitors", async () => {
    const { owner, botId } = await openDesk(test);
    model.behave({ kind: 'reply', text: 'Come at three [1].' });
    const questions = ['in', 'in today', 'in late', 'in early'].map((when) => ({
      question: `When can I check ${when}?`,
      words: 'three',
      document: '',
    }));
    await owner.call(endpoints.importTestQuestions, { agentId: botId, questions });
    const list = await resultsAfter(owner, botId);
    assert.deepEqual(
      list.questions.map(({ passed }) => passed),
      [true, true, false, false],
    );
    assert.equal((await owner.call(getModelUse, { botId })).days[0]?.replies, 2);
  });
});
