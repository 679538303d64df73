import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCAL_MODEL } from '../../passages/embeddings/text-embedder';
import type { Findings } from '../../passages/ranking/claim';
import type { RankedPassage } from '../../passages/ranking/rank-passages';
import { PHRASES } from '../phrases/phrases';
import { composeAnswer, NOT_FOUND } from './answer-question';

/** Findings with a passage of one sentence at nearness `meaning`, far ahead of a second passage. */
function findings(question: string, text: string, meaning: number): Findings {
  const sentence = { text, position: 0, coverage: meaning, meaning, inWords: meaning, score: meaning };
  const passage: RankedPassage = {
    id: 1,
    documentId: 'd',
    documentName: 'prices.md',
    terms: '',
    sentenceEmbeddings: null,
    model: LOCAL_MODEL,
    language: 'en',
    heading: 'Prices',
    text,
    score: meaning,
    sentences: [sentence],
    meaning,
    coverage: meaning,
    met: [],
  };
  return { question, ranked: [passage], concepts: [], language: 'en', hasMeaning: true };
}

const source = (text: string) => ({ documentId: 'd', name: 'prices.md', excerpt: `Prices: ${text}` });

describe('A reply', () => {
  it('is the sentence that surely answers the question, with its source', () => {
    assert.deepEqual(composeAnswer(findings('What does it cost?', 'It costs 5 EUR', 0.6)), {
      text: 'It costs 5 EUR.',
      sources: [source('It costs 5 EUR')],
      nearest: [],
      outcome: 'answered',
    });
  });

  it('quotes what may help when it is unsure', () => {
    assert.deepEqual(composeAnswer(findings('Where is it made?', 'It costs 5 EUR', 0.3)), {
      text: 'This may help:\n\nIt costs 5 EUR.',
      sources: [],
      nearest: [source('It costs 5 EUR')],
      outcome: 'unsure',
    });
  });

  it('says that it is unsure in the wanted language', () => {
    const { text } = composeAnswer(findings('Where is it made?', 'It costs 5 EUR', 0.3), PHRASES.de);
    assert.equal(text, 'Das könnte helfen:\n\nIt costs 5 EUR.');
  });

  it('never offers a passage without a price to a question about a price', () => {
    const reply = composeAnswer(findings('How much is the boat?', 'The boat is blue', 0.6));
    assert.deepEqual([reply.outcome, reply.sources], ['unsure', []]);
  });

  it('is one sentence without a quote when nothing is near', () => {
    const nothing = { text: NOT_FOUND, sources: [], nearest: [], outcome: 'not-found' };
    assert.deepEqual(composeAnswer(findings('Who won?', 'It costs 5 EUR', 0.1)), nothing);
    assert.deepEqual(composeAnswer({ ...findings('Who won?', '', 0), ranked: [] }), nothing);
  });
});
