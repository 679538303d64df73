import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Language } from '@frontdesk/shared/endpoints/languages';
import { type HoursTable, WEEKDAYS } from '@frontdesk/shared/endpoints/opening-hours';
import { contradiction } from './find-conflicts';

const day = [{ opens: '09:00', closes: '18:00' }];
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [{ opens: '10:00', closes: '14:00' }], sun: [] };
const TABLES: readonly HoursTable[] = [
  { name: '', week, exceptions: [] },
  { name: 'Kitchen', week: { ...week, sat: [], sun: [{ opens: '12:00', closes: '15:00' }] }, exceptions: [] },
];

const SAME: readonly (readonly [Language, string])[] = [
  ['en', 'Opening hours: Mon-Fri 9am - 6pm, Sat 10:00-14:00, Sunday closed'],
  ['en', 'We are open Monday to Friday from 9 am to 6 pm.'],
  ['de', 'Öffnungszeiten: Mo–Fr 9–18 Uhr, Sa 10–14 Uhr, So geschlossen'],
  ['de', 'Montag bis Freitag von 9.00 bis 18.00 Uhr geöffnet'],
  ['fr', 'Ouvert du lundi au vendredi de 9h à 18h, samedi de 10h à 14h'],
  ['es', 'Abierto de lunes a viernes de 9:00 a 18:00. Domingos cerrado.'],
  ['it', 'Aperto dal lunedì al venerdì dalle 9:00 alle 18:00, domenica chiuso'],
  ['nl', 'Geopend van maandag t/m vrijdag van 9.00 tot 18.00 uur'],
  ['pl', 'Godziny otwarcia: poniedziałek–piątek 9:00–18:00, niedziela nieczynne'],
  ['pt', 'Aberto de segunda a sexta das 9h às 18h. Domingo fechado.'],
  // Sentences about something else.
  ['en', 'Yoga on Monday from 7:00 to 8:30.'],
  ['en', 'The pool is open on Sunday from 8:00 to 20:00.'],
  ['en', 'Kitchen hours: Sunday 12:00 - 15:00'],
  ['en', 'We are open for you. Call 030 123456.'],
];

const OTHER: readonly (readonly [Language, string])[] = [
  ['en', 'Opening hours: Mon-Fri 9am - 5pm'],
  ['en', 'We are open on Sundays from 10:00 to 12:00.'],
  ['en', 'The kitchen is open on Saturday from 12:00 to 15:00.'],
  ['de', 'Samstags geschlossen'],
  ['de', 'Öffnungszeiten\nMo–Fr 8–18 Uhr'],
  ['fr', 'Horaires : samedi de 10h à 16h'],
  ['es', 'Horario: sábados de 10:00 a 15:00'],
  ['it', 'Orari: lunedì chiuso'],
  ['nl', 'Openingstijden: zaterdag van 9.00 tot 14.00 uur'],
  ['pl', 'Godziny otwarcia: sobota 10:00–15:00'],
  ['pt', 'Horário: sábado das 9h às 14h'],
];

/** Closed on Mondays, open all day on Sundays, and otherwise from 10 to 22. */
const evening = [{ opens: '10:00', closes: '22:00' }];
const INN: readonly HoursTable[] = [
  {
    name: '',
    week: {
      mon: [],
      tue: evening,
      wed: evening,
      thu: evening,
      fri: evening,
      sat: evening,
      sun: [{ opens: '00:00', closes: '24:00' }],
    },
    exceptions: [{ date: '2026-12-24', ranges: [{ opens: '10:00', closes: '14:00' }], note: '' }],
  },
];
const ALWAYS: readonly HoursTable[] = [
  {
    name: '',
    week: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, [{ opens: '00:00', closes: '00:00' }]])) as never,
    exceptions: [],
  },
];

/** Sentences that agree with the inn's hours. */
const INN_SAME: readonly (readonly [Language, string])[] = [
  ['en', 'Closed on Mondays.'],
  ['en', 'We are not open on Mondays.'],
  ['en', 'Open daily except Mondays.'],
  ['en', 'Open Tuesday to Saturday from 10 am, closed Monday.'],
  ['en', 'We are open until 10 pm.'],
  ['en', 'Open 10 am to 10 pm Tuesday to Saturday'],
  ['en', 'We are closed on Mondays and open Tuesday to Saturday 10:00-22:00.'],
  ['en', 'Open on Sundays.'],
  ['en', 'Sundays: open 24 hours'],
  ['de', 'Montags Ruhetag'],
  ['de', 'Ruhetag: Montag'],
  ['de', 'Geöffnet Dienstag bis Samstag ab 10 Uhr'],
  ['de', 'Dienstags bis 22 Uhr geöffnet'],
  ['de', 'Sonntags rund um die Uhr geöffnet'],
  ['fr', 'Fermé le lundi.'],
  ['fr', 'Ouvert tous les jours sauf le lundi.'],
  ['fr', 'Ouvert le mardi jusqu’à 22h'],
  ['es', 'Cerrado los lunes.'],
  ['es', 'Abierto los martes desde las 10'],
  ['it', 'Chiuso il lunedì.'],
  ['it', 'Aperto tutti i giorni tranne il lunedì.'],
  ['pt', 'Fechado à segunda-feira.'],
  ['pt', 'Aberto à terça-feira até às 22h'],
  ['nl', 'Gesloten op maandag.'],
  ['nl', 'Op dinsdag open tot 22 uur'],
  ['pl', 'Nieczynne w poniedziałki.'],
  ['pl', 'Czynne we wtorki od godz. 10'],
  // Exceptions, which say nothing about the usual week.
  ['en', 'On Thursday, 24 December 2026, we are open from 10:00 to 14:00.'],
  ['en', 'Thursday, December 24: open 10:00-14:00'],
  ['en', 'On Easter Monday we are open until 6 pm.'],
  ['de', 'Donnerstag, 24.12.2026: 10–14 Uhr geöffnet'],
  ['de', 'Geöffnet am Donnerstag, 24. Dezember von 10 bis 14 Uhr'],
  ['de', 'Am 24. Dezember (Donnerstag) geöffnet bis 14 Uhr.'],
  ['fr', 'Ouvert le jeudi 24 décembre de 10h à 14h'],
  ['es', 'Abierto el jueves 24 de diciembre de 10:00 a 14:00'],
  ['it', 'Aperto giovedì 24 dicembre dalle 10:00 alle 14:00'],
  ['pt', 'Aberto na quinta-feira, 24 de dezembro, das 10h às 14h'],
  ['nl', 'Donderdag 24 december geopend van 10.00 tot 14.00 uur'],
  ['pl', 'Czwartek 24 grudnia czynne 10:00–14:00'],
  // Sentences about something else.
  ['en', 'Open mic on Monday.'],
  ['en', 'Monday open air cinema: bring a chair.'],
  ['en', 'We are open. Answers come within 24 hours.'],
  ['en', 'Opening hours: see below. Book online 24/7.'],
  ['en', 'The menu is open to changes; from 10.00 EUR.'],
  ['en', 'The pool is closed on Tuesdays.'],
  ['de', 'Kein Ruhetag am Sonntag.'],
];

/** Sentences that contradict the inn's hours. */
const INN_OTHER: readonly (readonly [Language, string])[] = [
  ['en', 'Closed on Tuesdays.'],
  ['en', 'We open at 9 am.'],
  ['de', 'Sonn- und Feiertage: geschlossen'],
  ['fr', 'Fermeture hebdomadaire : mardi'],
  ['es', 'Abrimos todos los días de 10 a 22 h'],
  ['it', 'Giorno di chiusura: martedì.'],
  ['en', 'We are closed on Mondays and Tuesdays.'],
  ['en', 'We are not open on Sundays.'],
  ['en', 'Open daily.'],
  ['en', 'Open every day from 10 am to 10 pm'],
  ['en', 'Open 24/7'],
  ['en', 'We are open until 11 pm.'],
  ['en', 'Open Tuesday to Saturday from 11 am'],
  ['en', 'Open 9 am to 10 pm Tuesday to Saturday'],
  ['en', 'Open on Mondays.'],
  ['en', 'Open daily except Tuesdays.'],
  ['de', 'Dienstags Ruhetag'],
  ['de', 'Ruhetag: Mittwoch'],
  ['de', 'Geöffnet täglich'],
  ['de', 'Täglich geöffnet'],
  ['de', 'Täglich von 10 bis 22 Uhr geöffnet'],
  ['de', 'Samstags geöffnet ab 18 Uhr'],
  ['de', 'Montags geöffnet'],
  ['de', 'Rund um die Uhr geöffnet: Montag bis Sonntag'],
  ['fr', 'Fermé le mardi.'],
  ['fr', 'Ouvert tous les jours'],
  ['fr', 'Ouvert le samedi à partir de 18h'],
  ['fr', 'Ouvert 7j/7'],
  ['es', 'Cerrado los martes.'],
  ['es', 'Abierto todos los días'],
  ['es', 'Abierto los sábados hasta las 23'],
  ['it', 'Chiuso il martedì.'],
  ['it', 'Aperto tutti i giorni'],
  ['it', 'Sabato aperto fino alle 23'],
  ['pt', 'Fechado à terça-feira.'],
  ['pt', 'Aberto todos os dias'],
  ['pt', 'Aberto ao sábado a partir das 18h'],
  ['nl', 'Gesloten op dinsdag.'],
  ['nl', 'Dagelijks geopend'],
  ['nl', 'Zaterdag open vanaf 18 uur'],
  ['pl', 'Nieczynne we wtorki.'],
  ['pl', 'Czynne codziennie'],
  ['pl', 'Otwarte w soboty do 23:00'],
];

type Texts = readonly (readonly [Language, string])[];
const textsOf = (texts: Texts) => texts.map(([, text]) => text);
const contradicting = (texts: Texts, tables: readonly HoursTable[]) =>
  textsOf(texts.filter(([language, text]) => contradiction('', text, language, tables) !== null));

describe('A document', () => {
  it('agrees with the hours that it repeats, and does not contradict them when it is about something else', () => {
    assert.deepEqual(contradicting(SAME, TABLES), []);
  });

  it('contradicts the hours in each of the eight languages', () => {
    assert.deepEqual(contradicting(OTHER, TABLES), textsOf(OTHER));
  });

  it('agrees with an inn even if it names a day after "closed", only one end of a period, or the date of an exception', () => {
    assert.deepEqual(contradicting(INN_SAME, INN), []);
    for (const text of ['Open 24/7', 'Open daily', 'Open around the clock']) {
      assert.equal(contradiction('', text, 'en', ALWAYS), null, text);
    }
  });

  it('contradicts an inn with "every day", a closed day, one end of a period, or "the whole day"', () => {
    assert.deepEqual(contradicting(INN_OTHER, INN), textsOf(INN_OTHER));
  });

  it('is about the table that its heading names', () => {
    assert.ok(contradiction('House > Kitchen', 'Open on Sunday from 12:00 to 16:00.', 'en', TABLES));
    assert.equal(contradiction('House > Kitchen', 'Open on Sunday from 12:00 to 15:00.', 'en', TABLES), null);
    assert.equal(contradiction('House > Breakfast', 'Open on Sunday from 7:00 to 10:00.', 'en', TABLES), null);
  });
});
