import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RankedPassage } from '../../passages/ranking/rank-passages';
import { composeAnswer, NOT_FOUND } from './compose-answer';

/** A passage of one sentence, as far from the question as `meaning` and `coverage` say. */
function passage(text: string, meaning: number, coverage: number): RankedPassage {
  const sentence = { text, position: 0, coverage, meaning, inWords: coverage, score: meaning };
  const found = { id: 1, documentId: 'd', documentName: 'prices.md', terms: '', sentenceEmbeddings: null };
  return { ...found, heading: 'Prices', text, score: meaning, sentences: [sentence], meaning, coverage };
}

const source = (text: string) => ({ documentId: 'd', name: 'prices.md', excerpt: `Prices: ${text}` });

describe('A reply', () => {
  it('is the sentence that is sure to answer the question, with its source', () => {
    assert.deepEqual(composeAnswer('What does it cost?', [passage('It costs 5 EUR', 0.6, 0.6)]), {
      text: 'It costs 5 EUR.',
      sources: [source('It costs 5 EUR')],
      nearest: [],
      outcome: 'answered',
    });
  });

  it('says that it found none where it is not sure, and shows what comes nearest', () => {
    assert.deepEqual(composeAnswer('Where is it made?', [passage('It costs 5 EUR', 0.4, 0.3)]), {
      text: `${NOT_FOUND} This comes nearest: It costs 5 EUR.`,
      sources: [],
      nearest: [source('It costs 5 EUR')],
      outcome: 'unsure',
    });
  });

  it('to a question for a price never claims a passage without one', () => {
    const reply = composeAnswer('How much is the boat?', [passage('The boat is blue', 0.6, 0.6)]);
    assert.deepEqual(reply.sources, []);
  });

  it('quotes nothing that comes only a little near, but names it', () => {
    assert.deepEqual(composeAnswer('Where is it made?', [passage('It costs 5 EUR', 0.15, 0.3)]), {
      text: NOT_FOUND,
      sources: [],
      nearest: [source('It costs 5 EUR')],
      outcome: 'not-found',
    });
  });

  it('shows nothing where nothing is near', () => {
    const nothing = { text: NOT_FOUND, sources: [], nearest: [], outcome: 'not-found' };
    assert.deepEqual(composeAnswer('Who won?', [passage('It costs 5 EUR', 0.1, 0)]), nothing);
    assert.deepEqual(composeAnswer('Who won?', []), nothing);
  });
});
