import assert from 'node:assert/strict';
import { it } from 'node:test';
import { conceptsOf } from './concepts';
import { synonymsOf } from './synonyms';
import { passageTerms, termsOf, wordsOf } from './terms';

it('finds words whatever their case, accents and apostrophes', () => {
  assert.deepEqual(wordsOf("Café & RÉSUMÉ: don't, 24/7 größe 客服!"), [
    'cafe',
    'resume',
    'don',
    't',
    '24',
    '7',
    'große',
    '客服',
  ]);
});

it('drops words that say nothing and counts those of headings twice', () => {
  assert.deepEqual(termsOf('When do you open the doors?'), ['open', 'door']);
  assert.deepEqual(passageTerms('Doors', 'They open.'), ['door', 'door', 'open']);
});

it('takes each word of a question once, and general ones less seriously', () => {
  const concepts = conceptsOf('Do you offer refunds, and how do refunds work?');
  assert.deepEqual(
    concepts.map(({ term, weight }) => [term, weight]),
    [
      ['offer', 0.3],
      ['refund', 1],
      ['work', 0.3],
    ],
  );
});

it('knows that money back is a refund, both ways round', () => {
  assert.ok(synonymsOf('refund').has('monei') && synonymsOf('monei').has('refund'));
  assert.equal(synonymsOf('kayak').size, 0);
});
