import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Language } from '@frontdesk/shared/endpoints/languages';
import type { HoursTable } from '@frontdesk/shared/endpoints/opening-hours';
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
  // About something else.
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

describe('A document', () => {
  it('agrees with the hours that it repeats, and with what is about something else', () => {
    for (const [language, text] of SAME) assert.equal(contradiction('', text, language, TABLES), null, text);
  });

  it('contradicts the hours in each of the eight languages', () => {
    for (const [language, text] of OTHER) assert.ok(contradiction('', text, language, TABLES), text);
  });

  it('is about the table that its heading names', () => {
    assert.ok(contradiction('House > Kitchen', 'Open on Sunday from 12:00 to 16:00.', 'en', TABLES));
    assert.equal(contradiction('House > Kitchen', 'Open on Sunday from 12:00 to 15:00.', 'en', TABLES), null);
    assert.equal(contradiction('House > Breakfast', 'Open on Sunday from 7:00 to 10:00.', 'en', TABLES), null);
  });
});
