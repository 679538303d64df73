import assert from 'node:assert/strict';
import { it } from 'node:test';
import { encodedText } from '@frontdesk/shared/endpoints/qr-content';
import { calendarFile } from './link-answer';

const payload = {
  subject: 'Opening; party, with \\ friends',
  description: `First line\nsecond line ${'ä🎉'.repeat(40)}`,
  location: 'Main Street 1, Town',
  startTime: '2027-05-01T18:00',
  endTime: '2027-05-01T20:00',
};
const file = calendarFile(
  encodedText({ type: 'CalendarEvent', payload }),
  'abc@example.com',
  '2026-11-22T10:20:30.456Z',
);

it('contains what calendars require of an event file, with CRLF at the end of each line', () => {
  const lines = file.split('\r\n');
  assert.equal(lines.at(-1), '');
  assert.ok(!/[^\r]\n|\r[^\n]/.test(file));
  assert.deepEqual(lines.slice(0, 7), [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontdesk//EN',
    'BEGIN:VEVENT',
    'UID:abc@example.com',
    'DTSTAMP:20261122T102030Z',
    'SUMMARY:Opening\\; party\\, with \\\\ friends',
  ]);
  assert.deepEqual(lines.slice(-5, -1), [
    'DTSTART:20270501T180000',
    'DTEND:20270501T200000',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

it('folds long lines at 75 octets without splitting a character', () => {
  for (const line of file.split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.ok(!line.includes('\ufffd'));
  }
  assert.ok(file.replaceAll('\r\n ', '').includes(`DESCRIPTION:First line\\nsecond line ${'ä🎉'.repeat(40)}\r\n`));
});
