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

it('drops words without meaning and counts those in headings twice', () => {
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

it('separates French words from their clitics', () => {
  assert.deepEqual(termsOf("L'accès à l’eau : qu'est-ce que c'est ?", 'fr'), ['acces', 'eau']);
  assert.deepEqual(termsOf("Peut-on s'inscrire ? Y a-t-il un vestiaire ?", 'fr'), ['inscrir', 'vestiair']);
  assert.ok(termsOf('Sans rendez-vous à Aix-en-Provence', 'fr').includes('rendezvous'));
  assert.deepEqual(termsOf("aujourd'hui", 'fr'), ['aujourd', 'hui']);
});

it('removes pronouns from Spanish verbs, but not the ends of nouns', () => {
  for (const [given, verb] of [
    ['enviármelo', 'enviar'],
    ['reservarlo', 'reservar'],
    ['llámenos', 'llame'],
    ['apúntate', 'apunta'],
    ['tráigamela', 'traiga'],
    ['dándoselo', 'dando'],
  ] as const) {
    assert.equal(termOf(given, 'es'), termOf(verb, 'es'), given);
  }
  for (const noun of ['película', 'matrícula', 'teléfonos', 'árboles', 'límite', 'sótanos']) {
    assert.ok(noun.normalize('NFD').replace(/\p{M}/gu, '').startsWith(termOf(noun, 'es')), noun);
    assert.ok(termOf(noun, 'es').length >= noun.length - 3, noun);
  }
});

it('leaves words in a language without a stemmer unchanged', () => {
  assert.equal(termOf('rezerwacja', 'pl'), 'rezerwacja');
  assert.equal(termOf('otevírací', 'und'), 'oteviraci');
});

it('lists the stems of all words, each once', () => {
  assert.deepEqual(searchTermsOf(['Returns, returning!', 'A return to Zoë']), ['return', 'a', 'to', 'zoe']);
  assert.deepEqual(searchTermsOf(['a new word'], ['a', 'word']), ['a', 'word', 'new']);
  assert.deepEqual(searchTermsOf(['', ' ?! ']), []);
});

it('splits words in languages without spaces into pairs of characters, and encodes non-ASCII letters as numbers', () => {
  assert.deepEqual(searchTermsOf(['客服中心']), ['u5ba2670d', 'u670d4e2d', 'u4e2d5fc3']);
  assert.deepEqual(searchTermsOf(['客服']), ['u5ba2670d']);
  assert.deepEqual(searchTermsOf(['🚲🚲 1 שלום']), ['ud83ddeb2', '1', 'u05e905dc05d505dd']);
});

it('stops at a length that no real conversation reaches', () => {
  const terms = searchTermsOf([Array.from({ length: 20_000 }, (_, at) => `word${at}`).join(' ')]);
  assert.ok(terms.length < 10_000 && terms.join(' ').length <= 60_000);
  assert.deepEqual(searchTermsOf(['one more'], terms), terms);
});
