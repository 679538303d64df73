import assert from 'node:assert/strict';
import { it } from 'node:test';
import { searchTermsOf } from './search-terms';

it('lists the stems of all words, each once', () => {
  assert.deepEqual(searchTermsOf(['Returns, returning!', 'A return to Zoë']), ['return', 'a', 'to', 'zoe']);
  assert.deepEqual(searchTermsOf(['a new word'], ['a', 'word']), ['a', 'word', 'new']);
  assert.deepEqual(searchTermsOf(['', ' ?! ']), []);
});

it('takes languages without spaces apart into pairs, and emoji by their numbers', () => {
  assert.deepEqual(searchTermsOf(['客服中心']), ['客服', '服中', '中心']);
  assert.deepEqual(searchTermsOf(['客服']), ['客服']);
  assert.deepEqual(searchTermsOf(['🚲🚲 1']), ['u1f6b2', '1']);
});

it('ends at a length that no real conversation has', () => {
  const terms = searchTermsOf([Array.from({ length: 20_000 }, (_, at) => `word${at}`).join(' ')]);
  assert.ok(terms.length < 10_000 && terms.join(' ').length <= 60_000);
  assert.deepEqual(searchTermsOf(['one more'], terms), terms);
});
