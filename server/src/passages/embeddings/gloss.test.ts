import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { glossed } from './gloss';
import GLOSSARIES from './glossaries.json' with { type: 'json' };

describe('Glosses', () => {
  it('name the words of a German text in English, in the same order', () => {
    assert.equal(glossed('Wann gibt es Frühstück?', 'de'), 'when there is breakfast?');
    assert.equal(glossed('Kinder unter 6 Jahren zahlen nichts.', 'de'), 'child under 6 year pay nothing.');
  });

  it('find other forms of a word', () => {
    for (const form of ['mieten', 'miete', 'mietet', 'gemietet', 'Miete'])
      assert.equal(glossed(form, 'de'), 'rent', form);
    assert.equal(glossed('Häuser Haus Hauses', 'de'), 'house house house');
    assert.equal(glossed('animaux chambres réservez', 'fr'), 'pet room book reserve');
    assert.equal(glossed('habitaciones aparcamientos cancelar', 'es'), 'room parking cancel');
  });

  it('find forms that the stemmer keeps apart from the infinitive', () => {
    assert.equal(glossed('livrez', 'fr'), glossed('livraison', 'fr'));
    assert.notEqual(glossed('livrez', 'fr'), glossed('livre', 'fr'));
    assert.equal(glossed('abzuholen', 'de'), glossed('abholen', 'de'));
  });

  it('find words that are typed without accents or umlauts', () => {
    assert.equal(glossed('habitacion, teneis, sabado', 'es'), glossed('habitación, tenéis, sábado', 'es'));
    assert.equal(glossed('petit dejeuner, bebe', 'fr'), glossed('petit déjeuner, bébé', 'fr'));
    assert.equal(glossed('Fruehstueck fuer Maenner', 'de'), glossed('Frühstück für Männer', 'de'));
  });

  it('prefer a phrase to its words', () => {
    assert.equal(glossed('Combien de temps dure le petit-déjeuner ?', 'fr'), 'how long duration the breakfast ?');
    assert.equal(glossed('¿A qué hora abren?', 'es'), '¿what time open?');
    assert.equal(glossed('Um wie viel Uhr?', 'de'), 'what time?');
    assert.equal(glossed('Um viel, wie Uhr', 'de').includes('what time'), false);
  });

  it('split German compounds that the glossary lacks', () => {
    assert.equal(glossed('Mietfahrräder', 'de'), 'rent bicycle');
    assert.equal(glossed('Sommeröffnungszeiten', 'de'), 'summer opening hours');
    assert.equal(glossed('Hundequastband', 'de'), 'Hundequastband');
  });

  it('recognize French and Spanish words with their clitics', () => {
    assert.equal(glossed("l'eau d'été", 'fr').trim(), 'water  summer');
    assert.equal(glossed('llámenos', 'es'), glossed('llame', 'es'));
  });

  it('leave names, numbers and languages without a glossary unchanged', () => {
    assert.equal(glossed('Quast 0800 12 15:30', 'de'), 'Quast 0800 12 15:30');
    assert.equal(glossed('Quando apre il bar?', 'it'), 'Quando apre il bar?');
    assert.equal(glossed('When do you open?', 'en'), 'When do you open?');
  });

  it('are quick for a long word without spaces', () => {
    const before = performance.now();
    assert.equal(glossed('haus'.repeat(10_000), 'de'), 'haus'.repeat(10_000));
    glossed(Array.from({ length: 400 }, (_, at) => `bahnhofs${'x'.repeat(at % 30)}`).join(' '), 'de');
    assert.ok(performance.now() - before < 2_000);
  });

  it('contain each word once, in lower case', () => {
    for (const [language, words] of Object.entries(GLOSSARIES)) {
      const all = Object.values(words).flatMap((some) => some.split(' '));
      assert.ok(
        all.every((word) => word.split('_').length <= 6),
        language,
      );
      assert.deepEqual(
        all.filter((word, at) => all.indexOf(word) !== at || word !== word.toLowerCase()),
        [],
        language,
      );
    }
  });
});
