import assert from 'node:assert/strict';
import { it } from 'node:test';
import { splitSentences } from './split-sentences';

it('splits at full stops, question marks and lines', () => {
  assert.deepEqual(splitSentences('One is here. Is two? "Three!" Four\nFive'), [
    'One is here.',
    'Is two?',
    '"Three!"',
    'Four',
    'Five',
  ]);
});

it('does not split after abbreviations or inside numbers', () => {
  const whole = 'Bring documents, e.g. Your passport, to Dr. Miller at 3.30 p.m. Monday.';
  assert.deepEqual(splitSentences(whole), [whole]);
});

it('has nothing to say about nothing', () => {
  assert.deepEqual(splitSentences(' \n '), []);
});
