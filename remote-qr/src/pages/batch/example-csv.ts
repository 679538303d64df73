import { writeCsv } from '@frontdesk/shared/csv';

/** A file to begin with: one row of each type. */
export function exampleCsv(): Blob {
  const rows = [
    ['name', 'type', 'Url', 'number', 'message', 'subject', 'description', 'location', 'startTime', 'endTime'],
    ['Menu', 'Url', 'https://example.com/menu', '', '', '', '', '', '', ''],
    ['Book a table', 'Whatsapp', '', '+49 151 2345678', 'I would like to book a table.', '', '', '', '', ''],
    ['Tasting', 'CalendarEvent', '', '', '', 'Tasting', 'Six wines', 'Cellar', '2027-05-01T18:00', '2027-05-01T20:00'],
  ];
  return new Blob([writeCsv(rows)], { type: 'text/csv' });
}
