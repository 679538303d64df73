import assert from 'node:assert/strict';
import { it } from 'node:test';
import { passageTerms, plainWords, searchTermsOf, termOf, termsOf } from './terms';

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

it('drops words without meaning and counts those of headings twice', () => {
  assert.deepEqual(termsOf('When do you open the doors?', 'en'), ['open', 'door']);
  assert.deepEqual(passageTerms('Doors', 'They open.', 'en'), ['door', 'door', 'open']);
  assert.deepEqual(termsOf('Wann öffnen Sie die Türen?', 'de'), ['offn', 'tur']);
});

it('maps the forms of a word to one term, by language', () => {
  assert.equal(termOf('returns', 'en'), termOf('returning', 'en'));
  assert.equal(termOf('gebühren', 'de'), termOf('gebühr', 'de'));
  assert.equal(termOf('réservation', 'fr'), termOf('réserver', 'fr'));
  assert.equal(termOf('reservaciones', 'es'), termOf('reservar', 'es'));
  assert.equal(termOf('prenotazioni', 'it'), termOf('prenotazione', 'it'));
  assert.equal(termOf('reservas', 'pt'), termOf('reserva', 'pt'));
  assert.equal(termOf('openingstijden', 'nl'), termOf('openingstijd', 'nl'));
});

it('leaves words of a language without a stemmer unchanged', () => {
  assert.equal(termOf('rezerwacja', 'pl'), 'rezerwacja');
  assert.equal(termOf('otevírací', 'und'), 'oteviraci');
});

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
