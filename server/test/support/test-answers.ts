import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { agentSettings } from '../../src/agents/agent-settings';
import { OwnAnswers } from '../../src/answers/own-answers';
import { answerQuestion } from '../../src/chat/answer/answer-question';
import { LanguageModel } from '../../src/chat/model/language-model';
import type { LanguageModelConfig } from '../../src/chat/model/model-config';
import type { Turn } from '../../src/chat/model/turn';
import { readConfig } from '../../src/config';
import { type Database, type Engine, openDatabase } from '../../src/database/database';
import { Embedder } from '../../src/passages/embeddings/embedder';
import { PassageMeanings } from '../../src/passages/embeddings/passage-meanings';
import { createAgent, documentsDone, upload } from './agents';
import { type AnswerScore, type AnswerSet, readAnswerSets, readDocuments, scoreAnswers } from './answer-sets';
import { readMeasuredAnswers } from './measured-answers';
import { onEachDatabase, type TestApp } from './test-app';

/** Where `npm run answers` wants the figures of all sets, to write them into docs/answers.md; undefined in other runs. */
export const ANSWERS_TABLE = process.env['ANSWERS_TABLE'];

const measured: { engine: string; model: string | null; set: AnswerSet; score: AnswerScore }[] = [];

/** The language model that LLM_* name; `npm run answers` measures with it as well. */
const MODEL = ANSWERS_TABLE === undefined ? null : readConfig(process.env).languageModel;

/** The goals, as shares of the questions, and the sets over which they are reached. */
const GOALS = { first: 0.8, among: 0.95, declined: 0.9 };
export const REACHED = ['public documents', 'clinic', 'hotel', 'gym', 'museum'];

/** No set may fall further below the figures in docs/answers.md: another machine rounds an embedding differently. */
const QUESTIONS_LOST = 1;
const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** Declares a test for each set that `isAsked` picks on a database. */
export function testAnswers(isAsked: (set: AnswerSet, engine: Engine) => boolean): void {
  onEachDatabase((test) => {
    for (const set of readAnswerSets().filter((each) => isAsked(each, test.engine))) {
      it(`over the ${set.set} find the right passage, and what is not there is declined`, async (context) => {
        const score = await measure(test, set, null);
        measured.push({ engine: test.engine, model: null, set, score });
        for (const miss of score.misses) context.diagnostic(miss);
        const { asked, first, among, unanswerable, declined } = score;
        const before = readMeasuredAnswers(ENGINES[test.engine]).get(set.set);
        assert.ok(before, `docs/answers.md has no figures for the ${set.set}: run npm run answers`);
        assert.ok(first >= before.first - QUESTIONS_LOST, `first for ${first}, before for ${before.first}`);
        assert.ok(among >= before.among - QUESTIONS_LOST, `among three for ${among}, before for ${before.among}`);
        assert.ok(declined >= before.declined - QUESTIONS_LOST, `declined ${declined}, before ${before.declined}`);
        if (!REACHED.includes(set.set)) return;
        assert.ok(first >= asked * GOALS.first, `first for ${first} of ${asked}`);
        assert.ok(among >= asked * GOALS.among, `among three for ${among} of ${asked}`);
        assert.ok(declined >= unanswerable * GOALS.declined, `declined ${declined} of ${unanswerable}`);
      });

      // A model costs money, and no database words another answer.
      if (MODEL === null || test.engine !== 'sqlite') continue;
      it(`over the ${set.set} are measured with ${MODEL.model}`, async (context) => {
        const score = await measure(test, set, MODEL);
        measured.push({ engine: test.engine, model: MODEL.model, set, score });
        for (const miss of score.misses) context.diagnostic(miss);
      });
    }
  });
  after(() => {
    if (ANSWERS_TABLE) writeFileSync(ANSWERS_TABLE, JSON.stringify(measured));
  });
}

/** Asks every question; with `model`, a language model words the answers. */
async function measure(test: TestApp, set: AnswerSet, model: LanguageModelConfig | null): Promise<AnswerScore> {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner);
  await upload(owner, botId, readDocuments(set));
  await documentsDone(owner, botId);
  const database = await openDatabase(test.config);
  const embedder = new Embedder(test.config.embeddingWorker);
  const answering = {
    database,
    embedder,
    meanings: new PassageMeanings(database),
    ownAnswers: new OwnAnswers(database),
    // A busy machine changes no answer.
    meaningMs: 120_000,
    model: model && measuredModel(model, database),
    logFailure: (failure: unknown) => assert.fail(String(failure)),
  };
  const [organizationId, modelName, settings] = ['', '', agentSettings(null)];
  const agent = { id: botId, name: 'Rosa', answersVersion: 0, organizationId, modelName, settings };
  try {
    await everythingEmbedded(database);
    return await scoreAnswers(set, (question) => answerQuestion(answering, agent, question, turnOf(botId)));
  } finally {
    await embedder.close();
    await database.db.destroy();
  }
}

/** A first message, each in a conversation of its own. */
function turnOf(agentId: string): Turn {
  const subjects = { conversation: '', visitor: '', agent: agentId, server: '' };
  return { conversationId: '', subjects, askedAt: new Date(), signal: new AbortController().signal, onText: null };
}

/** The operator's language model without limits. A failure fails the measurement, which would be of something else. */
function measuredModel(config: LanguageModelConfig, database: Database) {
  const none = { replies: 1e9, tokens: 1e12 };
  const limits = { conversation: none, visitor: none, agent: none, server: none };
  const languageModel = new LanguageModel({ ...config, replyMs: 60_000, limits }, database, () => {});
  const notices = { announce: async (_: unknown, kind: string) => assert.fail(`the model failed: ${kind}`) };
  return { database, languageModel, notices };
}

/** A large document is ready before all of it is embedded. */
async function everythingEmbedded({ db }: Database): Promise<void> {
  const isLeft = () =>
    db.selectFrom('passages').select('id').where('embedding', 'is', null).limit(1).executeTakeFirst();
  while (await isLeft()) await setTimeout(200);
}
