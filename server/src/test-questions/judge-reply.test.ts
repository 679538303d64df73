import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Answer } from '../answers/answer';
import { isAsExpected } from './judge-reply';

const source = { documentId: 'd', name: 'Rules.md', excerpt: '' };
const passage = { documentId: 'd', name: 'Rules.md', heading: 'Frühstück', text: 'From 7:15 to 10:45.' };
const answer: Answer = {
  text: 'Breakfast costs 15 EUR, for children 7,50.',
  sources: [source],
  nearest: [],
  passages: [passage],
  outcome: 'answered',
};
const unsure: Answer = { ...answer, text: 'I am not sure.', sources: [], nearest: [source], outcome: 'unsure' };
const nothing: Answer = { text: 'Nothing.', sources: [], nearest: [], passages: [], outcome: 'not-found' };

const CASES: readonly [what: string, answer: Answer, words: string, document: string, passed: boolean][] = [
  ['has the expected words, in any order and case', answer, 'EUR 15, breakfast', '', true],
  ['has the beginning of a longer word', answer, 'child', '', true],
  ['has a number with a comma', answer, '7,50', '', true],
  ['lacks a word', answer, '15 dogs', '', false],
  ['has another number that begins alike', answer, '1', '', false],
  ['has the words only in a passage of a sure reply', answer, '10:45', '', false],
  ['is unsure and has the words in a passage', unsure, 'fruhstuck 10:45', '', true],
  ['comes from the expected document', answer, '15', 'rules.md', true],
  ['comes from another document', answer, '15', 'prices.md', false],
  ['is unsure, and only a document is expected', unsure, '', 'Rules.md', true],
  ['is sure, and nothing is expected', answer, '', '', true],
  ['is unsure, and nothing is expected', unsure, '', '', false],
  ['found nothing', nothing, '', '', false],
];
for (const [what, reply, words, document, passed] of CASES) {
  it(`A test question ${passed ? 'passes' : 'fails'} when the reply ${what}`, () => {
    assert.equal(isAsExpected(reply, { words, document }), passed);
  });
}
