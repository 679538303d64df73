import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { termOf } from '../../terms/terms';
import { Vocabulary } from '../vocabulary/vocabulary';
import { isNear } from '../vocabulary/word-likeness';
import { WEIGHTS } from '../weights';
import { conceptsOf, synonymsOf, withoutNames } from './concepts';
import { withLikeWords, withParts } from './related-words';

it('counts each word of a question once, and gives general words less weight', () => {
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

it('gives words of background clauses less weight than the question', () => {
  const weights = Object.fromEntries(
    conceptsOf('I broke my leg, can I pause?', 'en').map(({ term, weight }) => [term, weight]),
  );
  assert.deepEqual(weights, { broke: 0.5, leg: 0.5, paus: 1 });
});

it('finds synonyms, and relates a general word to specific ones, but not the specific ones to each other', () => {
  const has = (one: string, other: string) => synonymsOf(termOf(one, 'en'), 'en').has(termOf(other, 'en'));
  assert.ok(has('refund', 'reimburse') && has('reimburse', 'refund'));
  assert.ok(has('pet', 'dog') && has('dog', 'pet') && !has('dog', 'cat'));
  assert.ok(synonymsOf(termOf('stornieren', 'de'), 'de').has(termOf('absagen', 'de')));
});

it('finds compounds and derived words when only words can be compared', async () => {
  const vocabulary = new Vocabulary();
  vocabulary.add(['parkplatz', 'kundig', 'partner', 'ecke']);
  const [parking, cancelled] = await withLikeWords(conceptsOf('Parken, gekündigt?', 'de'), vocabulary, 'de');
  assert.deepEqual([...(parking?.synonyms.keys() ?? [])].includes('parkplatz'), true);
  assert.ok(cancelled?.synonyms.has('kundig'));
  assert.ok(!parking?.synonyms.has('ecke'));
});

it('prefers a more specific word than the question uses to a more general one', async () => {
  const vocabulary = new Vocabulary();
  vocabulary.add(['kundenparkplatz', 'stunde']);
  const [place] = await withLikeWords(conceptsOf('Parkplatz?', 'de'), vocabulary, 'de');
  const [lesson] = await withLikeWords(conceptsOf('Probestunde?', 'de'), vocabulary, 'de');
  assert.ok((place?.synonyms.get('kundenparkplatz') ?? 0) > 2 * (lesson?.synonyms.get('stunde') ?? 0));
});

it('finds the parts of a German compound that no document contains', () => {
  const vocabulary = new Vocabulary();
  vocabulary.add(['strom', 'messgerat']);
  const [meter] = withParts(conceptsOf('Strommessgerät', 'de'), vocabulary, 'de');
  assert.deepEqual(
    [meter?.synonyms.get('strom'), meter?.synonyms.get('messgerat')],
    [WEIGHTS.compoundPart, WEIGHTS.compoundPart],
  );
  const english = conceptsOf('Strommessgerät', 'en');
  assert.deepEqual(withParts(english, vocabulary, 'en'), english);
});

it('tolerates typos without matching other words', () => {
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

describe("A question without the documents' names", () => {
  const names = ['gpl-3.txt', 'apache-2.txt'];

  it('keeps the words that ask about the named document', () => {
    assert.equal(withoutNames('May I sell copies under the GPL?', names, 'en'), 'May I sell copies under the ?');
  });

  it('is left unchanged if it is only a name, if there is only one document, or if it names no document', () => {
    assert.equal(withoutNames('What is Apache?', names, 'en'), 'What is Apache?');
    assert.equal(
      withoutNames('May I sell copies under the GPL?', ['gpl-3.txt'], 'en'),
      'May I sell copies under the GPL?',
    );
    assert.equal(withoutNames('May I sell copies?', names, 'en'), 'May I sell copies?');
  });

  it("keeps common words, even if they are a document's name", () => {
    const question = 'What are your opening hours on Sunday?';
    assert.equal(withoutNames(question, ['opening-hours.md', 'prices.md'], 'en'), question);
  });
});
