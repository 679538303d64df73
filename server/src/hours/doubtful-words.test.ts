import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HoursRange, HoursTable, OpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import { answerHoursFollowUp, answerHoursQuestion } from './answer-hours';

const day = (...times: string[]): HoursRange[] =>
  times.map((time) => ({ opens: time.slice(0, 5), closes: time.slice(6) }));
const shop = day('09:00-18:00');
const workdays = { mon: shop, tue: shop, wed: shop, thu: shop, fri: shop };
const MAIN: HoursTable = { name: '', week: { ...workdays, sat: day('10:00-14:00'), sun: [] }, exceptions: [] };
const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const late = day('20:00-03:00');
const BAR: HoursTable = {
  name: 'Bar',
  week: { ...closed, thu: day('20:00-02:00'), fri: late, sat: late },
  exceptions: [],
};
const KITCHEN: HoursTable = { name: 'Kitchen', week: { ...closed, tue: day('12:00-22:00') }, exceptions: [] };
const HOURS: OpeningHours = { timeZone: 'Europe/Berlin', tables: [MAIN, KITCHEN, BAR] };
/** A Tuesday at three in the afternoon in Berlin. */
const NOW = new Date('2026-11-24T14:00:00Z');
const ask = (question: string, { language = 'en', now = NOW, hours = HOURS, business = 'Hotel Adler' } = {}) =>
  answerHoursQuestion(question, { hours, language, now, business });

/** Questions that must be left unanswered, grouped by what would go wrong. */
const LEFT: Readonly<Record<string, string>> = {
  'things between a verb and its particle': `Wann macht der Pool auf? | Wann macht der Kindergarten nebenan auf?
    Macht ihr mir bitte die Tür auf? | Macht ihr mir auf? | Wann macht das Museum zu? | Hoe laat gaat de sauna dicht?
    Hoe laat gaat het zwembad open? | What time is the pool open until? | Ist jetzt jemand im Pool?
    Are you open on Sundays and holidays? | Habt ihr feiertags offen? | Zijn jullie feestdagen open?`,
  'other houses': `Is the museum open? | Is the bank open? | Is the pharmacy open? | Is the supermarket open now?
    Is the zoo open? | Is the cinema open? | Is the garage open? | Hat die Apotheke am Sonntag offen?
    Is the other hotel open? | Is the museum shop open? | Is the shop open? | Hat der Markt am Samstag offen?
    Is the restaurant closed on Monday?`,
  'other scripts and pictures': `Is the ресторан open? | Is the プール open tomorrow? | Is the 🏊 open? | Open 🇩🇪?`,
  'a time from now on': `Are you open in two hours? | Are you open in 2 hours? | Are you open in an hour?
    Êtes-vous ouverts dans 2 heures ? | ¿Están abiertos dentro de 2 horas? | Czy jest otwarte za 2 godziny?
    Zijn jullie over 2 uur open? | Habt ihr in zwei Stunden offen? | Siete aperti tra due ore?
    Estão abertos daqui a 2 horas?`,
  'days and times that do not exist': `Are you open on the 31st of February? | Are you open on 2026-02-30?
    Are you open at 25:00? | Are you open at 13 am? | Are you open on Sunday, 24 December?`,
  'days near a holiday': `Are you open the day after Christmas? | Are you open the day before Christmas?
    Are you open the Monday before Christmas? | Habt ihr nach Weihnachten offen? | Are you open on Easter Saturday?
    Habt ihr zwischen den Jahren offen? | Are you open between Christmas and New Year?`,
  'only and except': `Are you only open on weekdays? | Habt ihr nur am Wochenende offen? | Estão abertos só no sábado?
    Czy jest otwarte tylko w sobotę? | Habt ihr außer Sonntag immer offen? | Habt ihr jeden zweiten Sonntag offen?
    Are you open Sunday after next? | Habt ihr Sonntag in einer Woche offen? | ¿Abren un domingo sí y otro no?
    Habt ihr vom 24.12. bis 26.12. offen? | Czy jest otwarte od 24 do 26 grudnia? | Are you open all day on Saturday?
    Are you open from 24 to 26 December? | Are you open every second Sunday? | Are you open in a week?`,
  'when it opens and closes otherwise': `Do you close at 4 on Saturday? | Do you close at 8 pm?`,
  'something else': `Are you close? | How close is the bar? | How long have you been open? | Wie lange habt ihr schon offen?
    How long are you closed? | Bis wann habt ihr zu? | Is my order still open? | Is my order available tomorrow?
    Is it available on Saturday? | Is the house available next week? | Is the studio available next week?
    ¿Está disponible el sábado? | Est-il disponible samedi ? | Is het huis zaterdag beschikbaar?
    Do you have work on Sundays? | Sind Fragen offen? | Could you close it? | Czy to działa? | Co otwieracie?
    Can I work in the bar on Friday?`,
  'days that are over, and half of a question': `Habt ihr am 24.12.2025 offen? | Are you open now and on Sunday?
    When do you open? When do you close tomorrow?`,
};

describe('A question that opening hours may be unable to answer', () => {
  for (const [title, questions] of Object.entries(LEFT)) {
    it(`is left to the documents: ${title}`, () => {
      for (const question of questions.split(/[|\n]/).map((one) => one.trim())) {
        for (const language of ['en', 'de', 'pl']) {
          const answer = ask(question, { language });
          assert.equal(answer, null, `${question} ${answer?.text}`);
        }
      }
    });
  }

  it('is also left to the documents as a follow-up', () => {
    const context = { hours: HOURS, language: 'en', now: NOW };
    assert.equal(answerHoursFollowUp('My order is 2026-11-25', ['Are you open on Sunday?'], context), null);
  });
});

describe('A doubtful question', () => {
  it('is about the business itself when the name contains the kind of business', () => {
    assert.equal(ask('Is the hotel open?')?.text, 'Hotel Adler: Yes, open now, until 6:00 PM.');
    assert.equal(ask('Is the museum open?', { business: 'City Museum' })?.isOpen, true);
    assert.equal(ask('Is the shop open?', { business: 'Corner' })?.isOpen, true);
    assert.equal(ask('Is the restaurant open?', { business: 'Pizzeria Roma' })?.isOpen, true);
  });

  it('is about a table whose name only ends with the word', () => {
    const hours = { ...HOURS, tables: [MAIN, { ...BAR, name: 'Pool Bar' }] };
    assert.equal(ask('Is the pool open?', { hours }), null);
    assert.equal(ask('Is the bar open?', { hours })?.table, 'Pool Bar');
    assert.equal(ask('Is the pool bar open?', { hours })?.table, 'Pool Bar');
  });

  it('is about a table whose name is in another script', () => {
    const hours = { ...HOURS, tables: [MAIN, { ...BAR, name: 'レストラン' }] };
    assert.equal(ask('Is the レストラン open on Friday?', { hours })?.table, 'レストラン');
    assert.equal(ask('Is the プール open on Friday?', { hours }), null);
  });

  it('is answered with the usual hours on a holiday for which nothing is entered', () => {
    for (const question of ["Are you open on New Year's Day?", 'Are you open on Easter Monday?']) {
      assert.match(ask(question)?.text ?? '', /^Yes, open .+ usual hours; nothing special is entered/);
    }
    assert.match(ask('Habt ihr am Karfreitag offen?', { language: 'de' })?.text ?? '', /übliche/);
  });

  it('is answered for the half of the day in which the business opens or closes', () => {
    assert.equal(ask('Do you open at 9?')?.isOpen, true);
    assert.equal(ask('Does the bar open at 8 on Friday?')?.isOpen, true);
    assert.equal(ask('Do you open at 8?')?.isOpen, false);
    assert.match(ask('Do you close at 6?')?.text ?? '', /^Yes/);
    assert.match(ask('Do you close at 2 on Saturday?')?.text ?? '', /^Yes/);
  });

  it('is about the night after a day', () => {
    assert.equal(ask('Is the bar open until 3 am on Friday?')?.isOpen, true);
    assert.equal(ask('Is the bar open till 2am on Thursday?')?.isOpen, true);
    assert.equal(ask('Is the bar open till 3am on Thursday?')?.isOpen, false);
    assert.equal(ask('Hat die Bar freitags bis 3 Uhr offen?', { language: 'de' })?.isOpen, true);
    const now = new Date('2026-11-28T23:30:00Z');
    assert.equal(ask('Is the bar open tonight?', { now })?.text, 'Bar: Yes, open now, until 3:00 AM.');
    assert.equal(ask('Hat die Bar heute Nacht offen?', { now, language: 'de' })?.isOpen, true);
    const friday = { ...HOURS, tables: [MAIN, { ...BAR, week: { ...closed, fri: day('20:00-02:00') } }] };
    assert.equal(ask('Is the bar open on Saturdays at 1 am?', { hours: friday })?.isOpen, true);
  });

  it('is answered without a closing time for a business that is open around the clock', () => {
    const all = day('00:00-24:00');
    const week = { mon: all, tue: all, wed: all, thu: all, fri: all, sat: all, sun: all };
    const hours = { ...HOURS, tables: [{ ...MAIN, week }] };
    assert.doesNotMatch(ask('When do you close on Sunday?', { hours })?.text ?? 'closes', /closes/i);
  });

  it('is read with the day first in Europe, with the month first in America, and as ambiguous elsewhere', () => {
    const at = (timeZone: string) => ask('Are you open on 5/12?', { hours: { ...HOURS, timeZone } })?.text ?? '';
    assert.match(at('Europe/Berlin'), /December 5/);
    assert.match(at('America/New_York'), /May 12/);
    assert.equal(at('Asia/Tokyo'), '');
  });
});
