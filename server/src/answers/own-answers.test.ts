import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAnswer } from '@frontdesk/shared/endpoints/answer';
import { createAgent } from '../../test/support/agents';
import { withDatabase } from '../../test/support/desk';
import { statementsDuring } from '../../test/support/record-statements';
import { useTestApp } from '../../test/support/test-app';
import { isSameQuestion, OwnAnswers } from './own-answers';

const test = useTestApp();

it("The cache of owners' answers is limited by its bytes, not by the number of agents", async () => {
  const owner = await test.visitor.signUp();
  const agents = await Promise.all(
    ['Rosa', 'Paul'].map(async (name) => {
      const agentId = await createAgent(owner, name);
      await owner.call(createAnswer, { agentId, question: 'Is there a pool?', answer: 'Yes.' });
      return { id: agentId, answersVersion: 1 };
    }),
  );
  await withDatabase(test, async (database) => {
    const readsAgain = async (bytesMax: number) => {
      const answers = new OwnAnswers(database, 'model', bytesMax);
      const askAll = async () => {
        for (const agent of agents) await answers.inWords(agent, 'Where is the station?');
      };
      await askAll();
      return (await statementsDuring(askAll)).some((sql) => sql.includes('join "answers"'));
    };
    assert.equal(await readsAgain(100_000), false);
    // There is room for at most one agent, so each question reads the answers again.
    assert.equal(await readsAgain(1_000), true);
  });
});

describe('Two questions', () => {
  it('are never the same by meaning alone when one of them has no meaningful words', () => {
    for (const [one, other] of [
      ['жжжжжжжж', '🎉'],
      ['谢谢', '🎉'],
      ['🎉', 'Do you sell apples?'],
      ['What is it?', 'Where are you?'],
    ] as const) {
      assert.equal(isSameQuestion(one, other, 1), false, `${one} ${other}`);
    }
  });

  it('are the same when they share their words and are close in meaning', () => {
    assert.equal(isSameQuestion('Do you sell apples?', 'Are you selling apples here?', 0.6), true);
    assert.equal(isSameQuestion('Do you sell apples?', 'Do you sell pears?', 0.95), false);
  });
});
