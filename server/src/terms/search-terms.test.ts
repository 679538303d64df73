import assert from 'node:assert/strict';
import { it } from 'node:test';
import { searchTermsOf } from './search-terms';

it('lists the stems of all words, each once', () => {
  assert.deepEqual(searchTermsOf(['Returns, returning!', 'A return to Zoë']), ['return', 'a', 'to', 'zoe']);
  assert.deepEqual(searchTermsOf(['a new word'], ['a', 'word']), ['a', 'word', 'new']);
  assert.deepEqual(searchTermsOf(['', ' ?! ']), []);
});

it('splits languages without spaces into pairs, and encodes non-ASCII letters as numbers', () => {
  assert.deepEqual(searchTermsOf(['客服中心']), ['u5ba2670d', 'u670d4e2d', 'u4e2d5fc3']);
  assert.deepEqual(searchTermsOf(['客服']), ['u5ba2670d']);
  assert.deepEqual(searchTermsOf(['🚲🚲 1 שלום']), ['ud83ddeb2', '1', 'u05e905dc05d505dd']);
});

it('stops at a length that no real conversation reaches', () => {
  const terms = searchTermsOf([Array.from({ length: 20_000 }, (_, at) => `word${at}`).join(' ')]);
  assert.ok(terms.length < 10_000 && terms.join(' ').length <= 60_000);
  assert.deepEqual(searchTermsOf(['one more'], terms), terms);
});
