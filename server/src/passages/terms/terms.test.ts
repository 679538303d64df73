import assert from 'node:assert/strict';
import { it } from 'node:test';
import { conceptsOf } from './concepts';
import { isNear } from './near-words';
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
      ['offer', 0.25],
      ['refund', 1],
      ['work', 0.25],
    ],
  );
});

it('takes a phrase for the one word that it means', () => {
  const terms = (question: string) => conceptsOf(question).map(({ term }) => term);
  assert.deepEqual(terms('Can I get my money back?'), terms('refund'));
  assert.deepEqual(terms('Wi-Fi'), terms('wifi'));
  assert.ok(termsOf('We pay the amount back. Check-in is at 3.').includes('refund'));
});

it('takes what only tells the background less seriously than what is asked', () => {
  const weights = Object.fromEntries(
    conceptsOf('I broke my leg, can I pause?').map(({ term, weight }) => [term, weight]),
  );
  assert.deepEqual(weights, { break: 0.5, leg: 0.5, paus: 1 });
});

it('knows words for the same thing, and particular ones of a general one but not of each other', () => {
  assert.ok(synonymsOf('refund').has('reimburs') && synonymsOf('reimburs').has('refund'));
  assert.ok(synonymsOf('pet').has('dog') && synonymsOf('dog').has('pet') && !synonymsOf('dog').has('cat'));
});

it('forgives mistyped words, and is not led to other words by that', () => {
  for (const [typed, meant] of [
    ['brekfast', 'breakfast'],
    ['saunna', 'sauna'],
    ['resevration', 'reservation'],
    ['registr', 'registrat'],
  ] as const) {
    assert.ok(isNear(typed, meant), typed);
  }
  for (const [one, other] of [
    ['replic', 'replac'],
    ['house', 'mouse'],
    ['boat', 'boot'],
    ['2024x', '2025x'],
  ] as const) {
    assert.ok(!isNear(one, other), one);
  }
});
