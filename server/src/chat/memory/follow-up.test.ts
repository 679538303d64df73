import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Language } from '@frontdesk/shared/endpoints/languages';
import { leanOf, subjectOf, withSubject } from './follow-up';

const LEANING: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'And on Sundays?',
    'Why?',
    'How much is that?',
    'What about cats?',
    'Is it free?',
    'And the second one?',
    'For children?',
  ],
  de: ['Und am Sonntag?', 'Warum?', 'Was kostet das?', 'Und für Kinder?', 'Wie lange dauert das?'],
  fr: ['Et le dimanche ?', 'Pourquoi ?', 'Combien ça coûte ?', 'Et pour les enfants ?'],
  es: ['¿Y los domingos?', '¿Por qué?', '¿Cuánto cuesta eso?', '¿Y para niños?'],
  it: ['E la domenica?', 'Perché?', 'Quanto costa questo?'],
  pt: ['E aos domingos?', 'Porquê?', 'Quanto custa isso?'],
  nl: ['En op zondag?', 'Waarom?', 'Wat kost dat?'],
  pl: ['A w niedzielę?', 'Dlaczego?', 'Ile to kosztuje?'],
};

const STANDING: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Do you have parking?',
    'What are your opening hours?',
    'Is it possible to pay by card?',
    'wifi password',
    'Are there vegan dishes?',
  ],
  de: ['Haben Sie einen Parkplatz?', 'Wie sind die Öffnungszeiten?', 'Gibt es WLAN?'],
  fr: ['Avez-vous un parking ?', 'Où peut-on stationner ?', 'Y a-t-il un ascenseur ?'],
  es: ['¿Tienen aparcamiento?', '¿A qué hora abre la piscina?'],
  it: ['Avete un parcheggio?', 'È possibile pagare con la carta?'],
  pt: ['Têm estacionamento?', 'Qual é o preço do bilhete?'],
  nl: ['Heeft u een parkeerplaats?', 'Wat zijn de openingstijden?'],
  pl: ['Czy jest parking?', 'Jakie są godziny otwarcia?'],
};

describe('A question', () => {
  for (const [language, questions] of Object.entries(LEANING) as [Language, readonly string[]][]) {
    it(`depends on the earlier conversation, in ${language}`, () => {
      for (const question of questions) assert.notEqual(leanOf(question, language), 'stands', question);
    });
  }

  for (const [language, questions] of Object.entries(STANDING) as [Language, readonly string[]][]) {
    it(`stands alone, in ${language}`, () => {
      for (const question of questions) assert.equal(leanOf(question, language), 'stands', question);
    });
  }
});

describe('The subject of a follow-up', () => {
  const english = () => 'en' as const;
  const turn = (question: string, reply = '') => ({ question, reply });

  it('is carried through a chain of follow-ups', () => {
    const subject = subjectOf([turn('How much is parking?'), turn('And at night?')], english);
    assert.equal(subject, 'How much is parking? And at night?');
  });

  it('is dropped with a new subject', () => {
    assert.equal(subjectOf([turn('How much is parking?'), turn('Do you have wifi?')], english), 'Do you have wifi?');
  });

  it('loses the names that the new question replaces', () => {
    const asked = withSubject('and on Cliff Road?', 'How late is Mill Lane open?', turn(''), 'en');
    assert.equal(asked, 'How late is open? and on Cliff Road?');
  });

  it('loses the things that the new question replaces, however long the chain is', () => {
    const chain = subjectOf([turn('how much is the tower room in july'), turn('and in january?')], english);
    assert.equal(
      withSubject('and the family suite?', chain, turn(''), 'en'),
      'how much is in july and in january? and the family suite?',
    );
    const price = 'Price of the Garden Room?';
    assert.equal(
      withSubject('what about the tower room in winter', price, turn(''), 'en'),
      'Price of ? what about the tower room in winter',
    );
    const pool = 'Is the pool heated?';
    assert.equal(withSubject('and the sauna?', pool, turn(''), 'en'), 'Is heated? and the sauna?');
    assert.match(withSubject('and the second one?', pool, turn(''), 'en'), /the pool/);
  });

  it('keeps the place when only the day changes, and keeps the thing to which "it" refers', () => {
    const open = 'When is Mill Lane open on Saturdays?';
    assert.equal(withSubject('And on Sundays?', open, turn(''), 'en'), 'When is Mill Lane open on ? And on Sundays?');
    const room = 'How much is the Deluxe room?';
    assert.match(withSubject('Does it accept PayPal?', room, turn(''), 'en'), /Deluxe room/);
  });

  it('is found by counting the items in a list, not the words before them', () => {
    const last = turn('Which colours?', 'We have:\n- Blue\n- Green');
    assert.match(withSubject('How much is the second one?', last.question, last, 'en'), /^- Green/);
  });

  it('is the second item in the reply when the question says "the second one"', () => {
    const last = turn('Which rooms are there?', 'There is a Garden Room with a terrace; a Tower Room with a view.');
    assert.match(withSubject('How much is the second one?', last.question, last, 'en'), /^a Tower Room with a view/);
  });
});
