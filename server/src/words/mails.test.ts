import assert from 'node:assert/strict';
import { it } from 'node:test';
import { mailsIn } from './mails';

const summary = {
  day: '2026-11-02',
  counts: { conversations: 1200, questions: 3400, answered: 3000, persons: 1, helpful: 12, notHelpful: 0 },
  unanswered: [
    { question: 'Gibt es Parkplätze?', count: 1 },
    { question: 'Wann ist die Sauna offen?', count: 1200 },
  ],
  link: 'https://desk.example/conversations',
};

it('A summary in German writes dates and numbers as German does', () => {
  assert.deepEqual(mailsIn('de').summary(summary), {
    subject: 'Ihre Gespräche vom 2. November 2026',
    paragraphs: [
      'Gespräche: 1.200\nFragen: 3.400, davon beantwortet: 3.000\nBesucher, die jemanden sprechen möchten: 1\nAntworten, die Besucher hilfreich fanden: 12, nicht hilfreich: 0',
      'Fragen ohne Antwort:\n- Gibt es Parkplätze?\n- Wann ist die Sauna offen? (bisher 1.200-mal gefragt)',
      'Lesen Sie die Gespräche: https://desk.example/conversations',
    ],
  });
});

it('A summary in French writes dates and numbers as French does', () => {
  const { subject, paragraphs } = mailsIn('fr').summary(summary);
  assert.equal(subject, 'Vos conversations du 2 novembre 2026');
  const [counts = '', questions = ''] = paragraphs.map((text) => text.replace(/[\u00A0\u202F]/g, ' '));
  assert.match(counts, /^Conversations : 1 200\nQuestions : 3 400, dont avec réponse : 3 000\n/);
  assert.match(questions, /\n- Wann ist die Sauna offen\? \(posée 1 200 fois jusqu’ici\)$/);
});

it('A wait is written in the singular or the plural, as its number requires', () => {
  const wait = { agent: 'Rosa', agentAt: 'Rosa', place: null, question: '', waiting: 2, link: 'https://desk.example' };
  const [one = ''] = mailsIn('de').visitorWaits({ ...wait, minutes: 1 }).paragraphs;
  assert.match(one, /wartet im Chat bis zu 1 Minute\.$/);
  const [two = '', many = ''] = mailsIn('de').visitorWaits({ ...wait, minutes: 2 }).paragraphs;
  assert.match(two, /wartet im Chat bis zu 2 Minuten\.$/);
  assert.equal(many, 'Gerade warten 2 Besucher.');
});

it('Emails to somebody whose language is not known are in English', () => {
  for (const language of [null, 'en', 'xx']) {
    assert.equal(mailsIn(language).summary(summary).subject, 'Your conversations on 2026-11-02');
  }
});
