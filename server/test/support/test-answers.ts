import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Answer } from '../../src/answers/answer';
import type { LanguageModelConfig } from '../../src/config/language-model-config';
import { AnswerDesk, type Circumstances } from './answer-desk';
import { assertFloor, assertGoals, FLOORS, heldByLanguage, KNOWN_MISSES } from './answer-goals';
import { type AnswerScore, type AnswerSet, readAnswerSets, readDocuments, scoreAnswers } from './answer-sets';
import { type FollowUpScore, KNOWN_LOSSES, readFollowUps, scoreFollowUps } from './follow-ups';
import { createTestDatabase, hasPostgres } from './test-database';

/**
 * The file in which `npm run answers` collects the figures for all sets for docs/answers.md; undefined in other runs.
 */
export const ANSWERS_TABLE = process.env['ANSWERS_TABLE'];

type Measured = { set: Pick<AnswerSet, 'set' | 'half' | 'language'>; score: AnswerScore };
const measured: Measured[] = [];
const withModel: Measured[] = [];
const followUps: { name: string; score: FollowUpScore }[] = [];

const LANGUAGES_ASKED = ['en', 'de', 'fr', 'es'];

/** With this set, every run checks that both databases give the same results. */
const ON_BOTH = 'clinic';

/** Declares a test for each set that `isAsked` selects. */
export function testAnswers(isAsked: (set: AnswerSet) => boolean): void {
  describe('are answered', () => {
    let desk: AnswerDesk;
    const agents = new Map<string, Promise<string>>();
    before(async () => {
      desk = await AnswerDesk.open();
    });
    after(async () => {
      await desk.close();
      if (ANSWERS_TABLE) writeFileSync(ANSWERS_TABLE, JSON.stringify({ measured, withModel, followUps }));
    });
    const asker = async (set: AnswerSet) => {
      const agent = agents.get(set.set) ?? desk.addAgent(readDocuments(set));
      agents.set(set.set, agent);
      const id = await agent;
      return (question: string, circumstances?: Circumstances): Promise<Answer> =>
        desk.ask(id, question, circumstances);
    };

    for (const set of readAnswerSets().filter(isAsked)) {
      const what = set.set in FLOORS ? 'no worse than its floor' : 'which counts for the goals of its language';
      it(`over the ${set.set}, ${what}`, async (context) => {
        const score = await scoreAnswers(set, await asker(set));
        measured.push({ set: { set: set.set, half: set.half, language: set.language }, score });
        if (set.half === 'tune') for (const miss of score.misses) context.diagnostic(miss);
        assertFloor(set.set, score);
      });
    }

    const asksHeld = readAnswerSets().some((set) => set.half === 'held' && isAsked(set));
    for (const language of asksHeld ? LANGUAGES_ASKED : []) {
      it(`with the goals reached, or missed by no more than is known, over all held-out sets in ${language}`, () => {
        const counts = heldByLanguage(measured).get(language);
        assert.ok(counts);
        assertGoals(language, counts, KNOWN_MISSES);
      });
    }

    it('the same on PostgreSQL', { skip: !hasPostgres && 'PostgreSQL was not found' }, async () => {
      const database = await createTestDatabase();
      const other = await AnswerDesk.open(database.url);
      try {
        for (const set of readAnswerSets().filter((one) => (ANSWERS_TABLE ? isAsked(one) : one.set === ON_BOTH))) {
          const id = await other.addAgent(readDocuments(set));
          const { misses: _, ...score } = await scoreAnswers(set, (question) => other.ask(id, question));
          const { misses: __, ...onSqlite } = await scoreAnswers(set, await asker(set));
          assert.deepEqual(score, onSqlite, set.set);
        }
      } finally {
        await other.close();
        await database.drop();
      }
    });

    const isPairAsked = (name: string) => asksHeld || name === 'tune';
    for (const { name, pairs } of readFollowUps().filter((file) => isPairAsked(file.name))) {
      it(`after earlier questions, for the pairs in ${name}, with no question answered worse`, async (context) => {
        const sets = new Map(readAnswerSets().map((set) => [set.set, set]));
        const score = await scoreFollowUps(name, pairs, async (documents) => {
          const set = sets.get(documents);
          assert.ok(set, `there is no set ${documents}`);
          return asker(set);
        });
        followUps.push({ name, score });
        if (name.startsWith('tune')) for (const miss of score.misses) context.diagnostic(miss);
        assert.ok(score.understood >= 0.8 * score.followUps, `understood ${score.understood} of ${score.followUps}`);
        // No question may get worse; a question that got better must be removed from the list.
        assert.deepEqual(
          score.lost,
          KNOWN_LOSSES.filter((id) => id.startsWith(`${name} `)),
        );
      });
    }
  });
}

/** Measures every set with the operator's language model, which writes the answers at a separate desk. */
export function measureModel(config: LanguageModelConfig): void {
  describe(`are answered with ${config.model}`, () => {
    let desk: AnswerDesk;
    before(async () => {
      desk = await AnswerDesk.open(null, config);
    });
    after(() => desk.close());
    for (const set of readAnswerSets()) {
      it(`over the ${set.set}`, async (context) => {
        const id = await desk.addAgent(readDocuments(set));
        const score = await scoreAnswers(set, (question) => desk.ask(id, question));
        withModel.push({ set: { set: set.set, half: set.half, language: set.language }, score });
        if (set.half === 'tune') for (const miss of score.misses) context.diagnostic(miss);
      });
    }
    for (const language of LANGUAGES_ASKED) {
      it(`with all goals reached, over all held-out sets in ${language}`, () => {
        const counts = heldByLanguage(withModel).get(language);
        assert.ok(counts);
        assertGoals(language, counts, []);
      });
    }
  });
}
