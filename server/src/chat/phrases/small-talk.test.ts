import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Language } from '@frontdesk/shared/endpoints/languages';
import { slowdown } from '@frontdesk/shared/testing/slowdown';
import { PHRASES, type Phrases } from './phrases';
import { replyToSmallTalk } from './small-talk';

type Kind = 'greeting' | 'howAreYou' | 'thanks' | 'goodbye' | 'aboutItself' | 'calm';

const EXAMPLES: Readonly<Record<Language, Readonly<Record<Kind, readonly string[]>>>> = {
  en: {
    greeting: ['Hello!', 'Good morning', 'hi there'],
    howAreYou: ['Hi, how are you?', "How's it going?"],
    thanks: ['ok thank you, that is all', 'Thanks a lot!', 'thank you very much for your help'],
    goodbye: ['Bye bye', 'ok thanks, bye!', 'Have a nice day'],
    aboutItself: ['Are you a robot?', 'are you human or a bot', 'Who are you?', 'What can you do?'],
    calm: ['You are stupid', 'fuck you', 'stupid bot'],
  },
  de: {
    greeting: ['Guten Tag', 'Hallo zusammen!', 'Moin'],
    howAreYou: ["Wie geht's?", 'Hallo, wie geht es Ihnen?'],
    thanks: ['Danke schön', 'Ok, vielen Dank für Ihre Hilfe!', "Danke, das war's"],
    goodbye: ['Tschüss', 'Auf Wiedersehen!', 'danke, schönen Tag noch'],
    aboutItself: ['Bist du ein Roboter?', 'Sind Sie ein Mensch?', 'Wer bist du?'],
    calm: ['Du bist dumm', 'So ein Scheiß Bot', 'Du Idiot!'],
  },
  fr: {
    greeting: ['Bonjour', 'Salut !', 'Bonsoir à tous'],
    howAreYou: ['Bonjour, comment allez-vous ?', 'Ça va ?'],
    thanks: ['Merci beaucoup', "Ok merci, c'est tout"],
    goodbye: ['Au revoir', 'Merci, bonne journée !', 'À bientôt'],
    aboutItself: ['Êtes-vous un robot ?', 'Tu es un humain ou un robot ?', 'Qui êtes-vous ?'],
    calm: ['Tu es nul', 'Vous êtes stupide', 'Ta gueule'],
  },
  es: {
    greeting: ['¡Hola!', 'Buenos días', 'Buenas tardes'],
    howAreYou: ['Hola, ¿cómo estás?', '¿Qué tal?'],
    thanks: ['Muchas gracias', 'Vale, gracias por su ayuda'],
    goodbye: ['Adiós', 'Hasta luego', 'gracias, hasta pronto'],
    aboutItself: ['¿Eres un robot?', '¿Eres una persona real?', '¿Quién eres?'],
    calm: ['Eres tonto', 'Cállate', 'Eres un inútil'],
  },
  it: {
    greeting: ['Buongiorno', 'Salve a tutti'],
    howAreYou: ['Come stai?', 'Buongiorno, come va?'],
    thanks: ['Grazie mille', 'ok grazie'],
    goodbye: ['Arrivederci', 'Grazie, buona giornata'],
    aboutItself: ['Sei un robot?', 'Chi sei?'],
    calm: ['Sei stupido', 'Vaffanculo'],
  },
  pt: {
    greeting: ['Olá', 'Bom dia!'],
    howAreYou: ['Tudo bem?', 'Olá, como está?'],
    thanks: ['Muito obrigado', 'Obrigada pela ajuda'],
    goodbye: ['Até logo', 'Tchau'],
    aboutItself: ['Você é um robô?', 'És uma pessoa?'],
    calm: ['Você é burro', 'És inútil'],
  },
  nl: {
    greeting: ['Goedemorgen', 'Hoi'],
    howAreYou: ['Hoe gaat het met u?'],
    thanks: ['Dank je wel', 'Bedankt voor de hulp'],
    goodbye: ['Tot ziens', 'Fijne dag nog'],
    aboutItself: ['Ben je een robot?', 'Bent u een mens?'],
    calm: ['Je bent dom', 'Stomme robot'],
  },
  pl: {
    greeting: ['Dzień dobry', 'Cześć'],
    howAreYou: ['Co słychać?', 'Jak się masz?'],
    thanks: ['Dziękuję bardzo', 'Dzięki za pomoc'],
    goodbye: ['Do widzenia', 'Miłego dnia'],
    aboutItself: ['Czy jesteś robotem?', 'Kim jesteś?'],
    calm: ['Jesteś głupi', 'Zamknij się'],
  },
};

const expected = (phrases: Phrases, kind: Kind) =>
  kind === 'greeting' || kind === 'aboutItself' ? phrases[kind]('Rosa') : phrases[kind];

describe('Small talk', () => {
  for (const [language, kinds] of Object.entries(EXAMPLES) as [Language, (typeof EXAMPLES)[Language]][]) {
    it(`is answered in ${language}`, () => {
      for (const [kind, texts] of Object.entries(kinds) as [Kind, readonly string[]][]) {
        for (const text of texts) {
          const reply = replyToSmallTalk(text, 'Rosa', { likely: language })?.reply;
          assert.equal(reply, expected(PHRASES[language], kind), text);
        }
      }
    });
  }

  it('is answered in its own language, whatever the browser prefers', () => {
    assert.equal(replyToSmallTalk('Guten Tag', 'Rosa', { likely: 'en' })?.language, 'de');
    assert.equal(replyToSmallTalk('ciao', 'Rosa', { likely: 'de' })?.reply, PHRASES.de.goodbye);
  });

  it("is answered in the agent's own language when a language is set", () => {
    assert.equal(replyToSmallTalk('Guten Tag', 'Rosa', { fixed: 'fr' })?.reply, PHRASES.fr.greeting('Rosa'));
  });

  it('asks what the visitor wants when a message has no words', () => {
    assert.equal(replyToSmallTalk('?!', 'Rosa')?.reply, PHRASES.en.whatToKnow);
  });

  it('can be a simple agreement that needs no answer', () => {
    for (const [text, language] of [
      ['ok', 'en'],
      ['Great!', 'en'],
      ['alles klar', 'de'],
      ["d'accord", 'fr'],
    ] as const) {
      const reply = replyToSmallTalk(text, 'Rosa', { likely: language });
      assert.deepEqual([reply?.kind, reply?.reply], ['nod', PHRASES[language].whatToKnow], text);
    }
  });

  it('is recognized quickly, however often a message repeats its words', () => {
    for (const [word, times] of [
      ['dag', 28],
      ['pa', 38],
      ['bye', 28],
    ] as const) {
      const reply = (repeats: number) => replyToSmallTalk(`${`${word} `.repeat(repeats)}x`, 'Rosa');
      assert.equal(reply(times), null);
      // The factor for twice the words would be 8 if all stretches were tried, over a thousand if all ways to divide
      // them were.
      assert.ok(
        slowdown(
          () => reply(times / 2),
          () => reply(times),
          50,
        ) < 50,
        word,
      );
    }
  });

  it('does not include real questions, even polite ones', () => {
    for (const question of [
      'Rubbish?',
      'Müll?',
      'Basura',
      'team?',
      'Hello, when are you open?',
      'Thanks, and what does it cost?',
      'help me cancel',
      'hi-fi prices',
      'What are your opening hours?',
      'Are you an airport hotel?',
      'Is the bloody mary good?',
      'Do you sell trash bags?',
      'Hallo, was kostet der Eintritt?',
      'Gibt es hier Müll-Container?',
      'Bonjour, quels sont vos horaires ?',
      'Hola, ¿hay wifi?',
      'Is it all garbage collection?',
      'dumb waiter installation',
    ]) {
      assert.equal(replyToSmallTalk(question, 'Rosa'), null, question);
    }
  });
});
