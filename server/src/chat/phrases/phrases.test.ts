import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { browserLanguage, replyLanguage } from './phrases';

describe('The language of a reply', () => {
  it('is the language of the question', () => {
    assert.equal(replyLanguage('Wann haben Sie am Sonntag geöffnet?', 'en-GB'), 'de');
    assert.equal(replyLanguage('¿Puedo llevar a mi perro?', undefined), 'es');
    assert.equal(replyLanguage('Ile kosztuje parking?', undefined), 'pl');
    assert.equal(replyLanguage('Gibt es WLAN?', 'en'), 'de');
    assert.equal(replyLanguage('Où est le parking ?', 'en'), 'fr');
  });

  it("is the language of the visitor's browser when the question does not indicate one", () => {
    assert.equal(replyLanguage('WLAN?', 'nl-NL,nl;q=0.9,en;q=0.8'), 'nl');
    assert.equal(replyLanguage('123', 'fr'), 'fr');
    for (const text of ['ok', 'wifi password?', 'pizza', 'kayak rental', 'Storno']) {
      assert.equal(replyLanguage(text, 'en-US'), 'en', text);
      assert.equal(replyLanguage(text, 'de-DE'), 'de', text);
    }
  });

  it('is English when nothing indicates a language', () => {
    assert.equal(replyLanguage('123', undefined), 'en');
    assert.equal(replyLanguage('123', 'ja,zh;q=0.5'), 'en');
  });
});

it("is the browser's preferred language among those with phrases", () => {
  assert.equal(browserLanguage('ja, de;q=0.5, fr;q=0.9'), 'fr');
  assert.equal(browserLanguage('pt-BR'), 'pt');
  assert.equal(browserLanguage('de;q=0, it'), 'it');
  assert.equal(browserLanguage('*'), null);
});
