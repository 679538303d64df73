import * as v from 'valibot';
import { calendarEventFormSchema, urlFormSchema, whatsappFormSchema } from './content-schemas';

const EVENT = {
  subject: 'Tasting',
  description: 'Six wines',
  location: 'Cellar',
  startTime: '2026-05-01T18:00',
  endTime: '2026-05-01T20:00',
};

function problems(schema: v.GenericSchema<unknown, unknown>, values: unknown) {
  const checked = v.safeParse(schema, values);
  return checked.success ? {} : v.flatten(checked.issues).nested;
}

test('trims a web address and otherwise leaves it as typed', () => {
  expect(v.parse(urlFormSchema, { Url: ' HTTPS://Example.com/a/../b ' })).toEqual({
    Url: 'HTTPS://Example.com/a/../b',
  });
});

test('requires number and message', () => {
  expect(problems(whatsappFormSchema, { number: '', message: '  ' })).toEqual({
    number: ['Number is required.'],
    message: ['Message is required.'],
  });
});

test('outputs a number as the encoded digits', () => {
  expect(v.parse(whatsappFormSchema, { number: '+49 151 2345678', message: 'Hi' })).toEqual({
    number: '491512345678',
    message: 'Hi',
  });
});

test('measures a message as it is encoded: an emoji takes twelve bytes', () => {
  expect(problems(whatsappFormSchema, { number: '491512345678', message: '👍'.repeat(250) })).toEqual({
    message: ['This message is too long for a QR code, which holds at most 2953 bytes.'],
  });
});

test('requires all five fields of an event', () => {
  const empty = { subject: '', description: '', location: '', startTime: '', endTime: '' };
  expect(Object.keys(problems(calendarEventFormSchema, empty) ?? {})).toEqual(Object.keys(EVENT));
});

test('requires a time, and explains how to write an invalid one', () => {
  expect(problems(calendarEventFormSchema, { ...EVENT, startTime: ' ', endTime: '2026-02-31T10:00' })).toEqual({
    startTime: ['Start Time is required.'],
    endTime: ['End Time must be a date and time like 2025-01-31T09:30.'],
  });
});

test.each([
  ['2026-05-01T18:00', 'The end must be later than the start.'],
  ['2026-05-01T17:59', 'The end must not be before the start.'],
  ['2025-12-31T23:00', 'The end must not be before the start.'],
])('refuses that an event which starts at 18:00 on 1 May 2026 ends at %s', (endTime, problem) => {
  expect(problems(calendarEventFormSchema, { ...EVENT, endTime })).toEqual({ endTime: [problem] });
});

test('accepts an event with all its fields unchanged', () => {
  expect(v.parse(calendarEventFormSchema, EVENT)).toEqual(EVENT);
});
