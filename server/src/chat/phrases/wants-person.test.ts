import assert from 'node:assert/strict';
import { it } from 'node:test';
import { asksAboutPerson, wantsPerson } from './small-talk';

const WISHES = [
  'Can I talk to a human?',
  'I want to speak to someone',
  'can i chat with a real person please',
  'Connect me to an agent',
  "I'd like to speak with one of your staff",
  'I need to speak with customer service',
  'human please',
  'a real person',
  'Could you put me through to your support?',
  'Is it possible to talk to somebody?',
  'please call me back',
  'Kann ich mit einem Menschen sprechen?',
  'Ich möchte mit jemandem sprechen.',
  'ich will mit einem Mitarbeiter reden',
  'Kann ich bitte mit einer Person chatten?',
  'Mitarbeiter bitte',
  'Verbinden Sie mich mit einem Mitarbeiter',
  'Puis-je parler à un humain ?',
  'Je veux parler à une vraie personne',
  'Un conseiller, s’il vous plaît',
  '¿Puedo hablar con una persona?',
  'Quiero hablar con alguien',
  'Un agente, por favor',
  'Posso parlare con un operatore?',
  'Vorrei parlare con una persona vera',
  'Posso falar com uma pessoa?',
  'Quero falar com um atendente',
  'Kan ik met een medewerker spreken?',
  'Ik wil met iemand praten',
  'Chcę porozmawiać z człowiekiem',
  'Czy mogę rozmawiać z konsultantem?',
];

const QUESTIONS = [
  'How much is it per person?',
  'Who is the person in charge?',
  'Do you have an agent in Berlin?',
  'What languages do your staff speak?',
  'Is breakfast for one person included?',
  'Can I write a review?',
  'How do I contact you?',
  'Are you human?',
  'Was kostet es pro Person?',
  'Wie viele Mitarbeiter haben Sie?',
  'Sprechen Sie Englisch?',
  'Quel est le prix par personne ?',
  'Parlez-vous anglais ?',
  '¿Cuánto cuesta por persona?',
  '¿Hablan inglés?',
  'Quanto costa a persona?',
  'Quanto custa por pessoa?',
  'Wat kost het per persoon?',
  'Ile kosztuje za osobę?',
  'Kann ich das Gerät verbinden mit einem Router?',
  'Wie kann ich den Kopfhörer verbinden, wenn er mit einem anderen Handy gekoppelt ist?',
  'une personne ?',
  'una persona',
  'uma pessoa?',
  'een persoon?',
];

it('recognizes visitors who ask for a person, in each language', () => {
  for (const text of WISHES) assert.equal(wantsPerson(text), true, text);
});

it('distinguishes a request for a person from a question about one', () => {
  for (const text of [
    'When can I call support?',
    'Do I need to talk to an agent to cancel?',
    'Wie erreiche ich jemanden?',
  ])
    assert.equal(asksAboutPerson(text), true, text);
  for (const text of ['Can I talk to a human?', 'human please', 'Puis-je parler à un humain ?'])
    assert.equal(asksAboutPerson(text), false, text);
});

it('does not mistake questions about people for such a request', () => {
  for (const text of QUESTIONS) assert.equal(wantsPerson(text), false, text);
});
