import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAnswerSets, readDocuments } from '../../../test/support/answer-sets';
import { IS_FULL } from '../../../test/support/test-app';
import { extractPassages } from '../../documents/extract/extract-passages';
import { termsOf } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';
import { Vocabulary } from './vocabulary';
import { isNear, likeness } from './word-likeness';

/** The words in all documents among the fixtures, and those in the questions about them. */
/** The minimum number of words that the documents and questions must have. */
const [WORDS, ASKED] = [5_000, 1_000];

async function fixtureWords() {
  const [words, asked] = [new Set<string>(), new Set<string>()];
  for (const set of readAnswerSets()) {
    if (!IS_FULL && words.size > WORDS && asked.size > ASKED) break;
    for (const [name, bytes] of Object.entries(readDocuments(set))) {
      for (const { terms } of await extractPassages(name, bytes)) for (const term of terms.split(' ')) words.add(term);
    }
    for (const question of [...set.answered.map(([text]) => text), ...set.declined]) {
      for (const term of termsOf(question, (set.language ?? 'en') as TextLanguage)) asked.add(term);
    }
  }
  words.delete('');
  return { words: [...words], asked: [...asked] };
}

const vocabularyOf = (...words: string[]) => {
  const vocabulary = new Vocabulary();
  vocabulary.add(words);
  return vocabulary;
};

describe('The words of documents', () => {
  it('are found as if a word were compared with each of them, but several times faster', async () => {
    const { words, asked } = await fixtureWords();
    assert.ok(words.length > WORDS && asked.length > ASKED);
    const odd = ['nananananana', 'banane', 'abc', 'a', '', 'größe', '客服中心客服', 'a'.repeat(60)];
    const withOdd = vocabularyOf(...words, ...odd);
    const sorted = (found: Iterable<[string, number]>) => [...found].sort(([one], [other]) => (one < other ? -1 : 1));
    const [several, compared] = [
      asked.filter((_, at) => at % (IS_FULL ? 24 : 480) === 0),
      [...words, ...odd.filter((word) => word !== '')],
    ];
    let [byPairs, byGroups] = [0, 0];
    for (const word of [...several, ...odd]) {
      const begun = performance.now();
      const near = compared.filter((other) => isNear(word, other));
      const like = compared.flatMap((other): [string, number][] => {
        const value = likeness(word, other);
        return value > 0 ? [[other, value]] : [];
      });
      const between = performance.now();
      const found = [withOdd.near(word), withOdd.like(word)] as const;
      byGroups += performance.now() - between;
      byPairs += between - begun;
      assert.deepEqual(found[0].toSorted(), near.toSorted(), word);
      assert.deepEqual(sorted(found[1]), sorted(like), word);
      assert.equal(withOdd.has(word), compared.includes(word));
    }
    assert.ok(byPairs > 5 * byGroups, `${Math.round(byPairs)} ms by pairs, ${Math.round(byGroups)} ms`);
  });

  it('disappear with the last document that contains them', () => {
    const vocabulary = new Vocabulary();
    const first = vocabulary.add(['parkplatz', 'reception']);
    const second = vocabulary.add(['parkplatz']);
    vocabulary.remove(first);
    assert.deepEqual([vocabulary.has('parkplatz'), vocabulary.has('reception')], [true, false]);
    assert.deepEqual([[...vocabulary.like('receptionist').keys()], vocabulary.near('receptio')], [[], []]);
    assert.equal(vocabulary.goneShare, 0.5);
    vocabulary.remove(second);
    assert.equal(vocabulary.has('parkplatz'), false);
    vocabulary.add(['reception']);
    assert.deepEqual([vocabulary.near('receptio'), vocabulary.goneShare], [['reception'], 0.5]);
  });

  it('show the parts of a compound', () => {
    const terms = termsOf('Parkplatz, Gebühr, Anmeldung, Formular, Kind, Geburtstag, Feier, Gast, Haus', 'de');
    const vocabulary = vocabularyOf(...terms);
    const partsOf = (word: string) => vocabulary.parts(termsOf(word, 'de')[0] ?? '', 'de');
    assert.deepEqual(partsOf('Parkplatzgebühr'), ['parkplatz', 'gebuhr']);
    assert.deepEqual(partsOf('Anmeldungsformular'), ['anmeld', 'formular']);
    assert.deepEqual(partsOf('Kindergeburtstagsformular'), ['kind', 'geburtstag', 'formular']);
    for (const word of ['Parkplatz', 'Formularcode', 'Feierabend', '4711']) assert.deepEqual(partsOf(word), [], word);
  });
});
