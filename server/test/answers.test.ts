import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { answerQuestion } from '../src/chat/answer/answer-question';
import { openDatabase } from '../src/database/database';
import { createAgent, documentsDone, upload } from './support/agents';
import { type AnswerScore, type AnswerSet, readAnswerSets, readDocuments, scoreAnswers } from './support/answer-sets';
import { onEachDatabase, type TestApp } from './support/test-app';

// `npm run answers` writes the figures into docs/answers.md.
const table = process.env['ANSWERS_TABLE'];
const measured: { engine: string; set: AnswerSet; score: AnswerScore }[] = [];

/** What every set holds. A hold-out is about a subject that the method never saw; in a far one, hardly a word is shared. */
const FLOORS = {
  tune: { first: 0.75, among: 0.78, declined: 0.55 },
  'hold-out': { first: 0.55, among: 0.72, declined: 0.72 },
  far: { first: 0.16, among: 0.3, declined: 0.85 },
};

describe("Visitors' questions", () => {
  onEachDatabase((test) => {
    for (const set of readAnswerSets()) {
      it(`over the ${set.set} find the right passage, and what is not there is declined`, async (context) => {
        const score = await measure(test, set);
        measured.push({ engine: test.engine, set, score });
        for (const miss of score.misses) context.diagnostic(miss);
        const { asked, first, among, unanswerable, declined } = score;
        const least = FLOORS[set.half];
        assert.ok(first >= asked * least.first, `first for ${first} of ${asked}`);
        assert.ok(among >= asked * least.among, `among three for ${among} of ${asked}`);
        assert.ok(declined >= unanswerable * least.declined, `declined ${declined} of ${unanswerable}`);
      });
    }
  });
  after(() => {
    if (table) writeFileSync(table, JSON.stringify(measured));
  });
});

async function measure(test: TestApp, set: AnswerSet): Promise<AnswerScore> {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner);
  await upload(owner, botId, readDocuments(set));
  await documentsDone(owner, botId);
  const database = await openDatabase(test.config);
  const answering = { database, languageModel: null, logFailure: () => {} };
  try {
    return await scoreAnswers(set, (question) => answerQuestion(answering, { id: botId, name: 'Rosa' }, question));
  } finally {
    await database.db.destroy();
  }
}
