import assert from 'node:assert/strict';
import { it } from 'node:test';
import { conceptsOf } from './concepts';
import { withLikeWords } from './like-words';
import { isNear } from './near-words';
import { plainWords } from './plain-words';
import { synonymsOf } from './synonyms';
import { passageTerms, termOf, termsOf } from './terms';

it('finds words whatever their case, accents and apostrophes', () => {
  assert.deepEqual(plainWords("Café & RÉSUMÉ: don't, 24/7 größe 客服 Łódź!"), [
    'cafe',
    'resume',
    'don',
    't',
    '24',
    '7',
    'grosse',
    '客服',
    'lodz',
  ]);
});

it('drops words that say nothing and counts those of headings twice', () => {
  assert.deepEqual(termsOf('When do you open the doors?', 'en'), ['open', 'door']);
  assert.deepEqual(passageTerms('Doors', 'They open.', 'en'), ['door', 'door', 'open']);
  assert.deepEqual(termsOf('Wann öffnen Sie die Türen?', 'de'), ['offn', 'tur']);
});

it('makes one term of the forms of a word, by language', () => {
  assert.equal(termOf('returns', 'en'), termOf('returning', 'en'));
  assert.equal(termOf('gebühren', 'de'), termOf('gebühr', 'de'));
  assert.equal(termOf('réservation', 'fr'), termOf('réserver', 'fr'));
  assert.equal(termOf('reservaciones', 'es'), termOf('reservar', 'es'));
  assert.equal(termOf('prenotazioni', 'it'), termOf('prenotazione', 'it'));
  assert.equal(termOf('reservas', 'pt'), termOf('reserva', 'pt'));
  assert.equal(termOf('openingstijden', 'nl'), termOf('openingstijd', 'nl'));
});

it('leaves words of a language without a stemmer as they are', () => {
  assert.equal(termOf('rezerwacja', 'pl'), 'rezerwacja');
  assert.equal(termOf('otevírací', 'und'), 'oteviraci');
});

it('takes each word of a question once, and general ones less seriously', () => {
  const concepts = conceptsOf('Do you offer refunds, and how do refunds work?', 'en');
  assert.deepEqual(
    concepts.map(({ term, weight }) => [term, weight]),
    [
      ['offer', 0.25],
      ['refund', 1],
      ['work', 0.25],
    ],
  );
});

it('takes what only tells the background less seriously than what is asked', () => {
  const weights = Object.fromEntries(
    conceptsOf('I broke my leg, can I pause?', 'en').map(({ term, weight }) => [term, weight]),
  );
  assert.deepEqual(weights, { broke: 0.5, leg: 0.5, paus: 1 });
});

it('knows words for the same thing, and particular ones of a general one but not of each other', () => {
  const has = (one: string, other: string) => synonymsOf(termOf(one, 'en'), 'en').has(termOf(other, 'en'));
  assert.ok(has('refund', 'reimburse') && has('reimburse', 'refund'));
  assert.ok(has('pet', 'dog') && has('dog', 'pet') && !has('dog', 'cat'));
  assert.ok(synonymsOf(termOf('stornieren', 'de'), 'de').has(termOf('absagen', 'de')));
});

it('finds compounds and derived words where it has to do with words alone', () => {
  const [parking, cancelled] = withLikeWords(
    conceptsOf('Parken, gekündigt?', 'de'),
    new Set(['parkplatz', 'kundig', 'partner', 'ecke']),
  );
  assert.deepEqual([...(parking?.synonyms.keys() ?? [])].includes('parkplatz'), true);
  assert.ok(cancelled?.synonyms.has('kundig'));
  assert.ok(!parking?.synonyms.has('ecke'));
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
