import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { OwnAnswers } from '../../src/answers/own-answers';
import { answerQuestion } from '../../src/chat/answer/answer-question';
import { type Database, type Engine, openDatabase } from '../../src/database/database';
import { Embedder } from '../../src/passages/embeddings/embedder';
import { PassageMeanings } from '../../src/passages/embeddings/passage-meanings';
import { createAgent, documentsDone, upload } from './agents';
import { type AnswerScore, type AnswerSet, readAnswerSets, readDocuments, scoreAnswers } from './answer-sets';
import { readMeasuredAnswers } from './measured-answers';
import { onEachDatabase, type TestApp } from './test-app';

/** Where `npm run answers` wants the figures of all sets, to write them into docs/answers.md; undefined in other runs. */
export const ANSWERS_TABLE = process.env['ANSWERS_TABLE'];

const measured: { engine: string; set: AnswerSet; score: AnswerScore }[] = [];

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
        const score = await measure(test, set);
        measured.push({ engine: test.engine, set, score });
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
    }
  });
  after(() => {
    if (ANSWERS_TABLE) writeFileSync(ANSWERS_TABLE, JSON.stringify(measured));
  });
}

async function measure(test: TestApp, set: AnswerSet): Promise<AnswerScore> {
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
    languageModel: null,
    logFailure: (failure: unknown) => assert.fail(String(failure)),
  };
  try {
    await everythingEmbedded(database);
    return await scoreAnswers(set, (question) =>
      answerQuestion(answering, { id: botId, name: 'Rosa', answersVersion: 0 }, question),
    );
  } finally {
    await embedder.close();
    await database.db.destroy();
  }
}

/** A large document is ready before all of it is embedded. */
async function everythingEmbedded({ db }: Database): Promise<void> {
  const isLeft = () =>
    db.selectFrom('passages').select('id').where('embedding', 'is', null).limit(1).executeTakeFirst();
  while (await isLeft()) await setTimeout(200);
}
