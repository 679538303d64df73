import { writeCsv } from '@frontdesk/shared/csv';
import { QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { PAYLOAD_FIELDS } from '../../model/qr-content';

type Example = QrContent & { readonly name: string };

const CODES: readonly Example[] = [
  { name: 'Menu', type: 'Url', payload: { Url: 'https://example.com/menu' } },
  {
    name: 'Book a table',
    type: 'Whatsapp',
    payload: { number: '+49 151 2345678', message: 'I would like to book a table.' },
  },
  {
    name: 'Tasting',
    type: 'CalendarEvent',
    payload: {
      subject: 'Tasting',
      description: 'Six wines',
      location: 'Cellar',
      startTime: '2027-05-01T18:00',
      endTime: '2027-05-01T20:00',
    },
  },
  {
    name: 'Business card',
    type: 'Contact',
    payload: {
      firstName: 'Ada',
      lastName: 'Byron',
      company: 'Example Ltd',
      phone: '+49 151 2345678',
      email: 'ada@example.com',
      website: 'https://example.com',
    },
  },
  {
    name: 'Guests',
    type: 'Wifi',
    payload: { networkName: 'Guests', password: 'welcome-2027', security: 'WPA', hidden: '' },
  },
  { name: 'Write to us', type: 'Email', payload: { email: 'ada@example.com', subject: 'Question', message: 'Hello' } },
  { name: 'Call us', type: 'Phone', payload: { number: '+49 151 2345678' } },
  { name: 'Text us', type: 'Sms', payload: { number: '+49 151 2345678', message: 'Please call me back.' } },
  { name: 'Entrance', type: 'Place', payload: { latitude: '52.5163', longitude: '13.3777', label: 'Entrance' } },
  { name: 'Opening hours', type: 'Text', payload: { text: 'Monday to Friday, 9 to 17' } },
];

/** Creates an example file with a row of each type. */
export function exampleCsv(): Blob {
  const columns = [...new Set(QR_TYPES.flatMap((type): readonly string[] => PAYLOAD_FIELDS[type]))];
  const rows = CODES.map(({ name, type, payload }) => {
    const fields = new Map(Object.entries(payload));
    return [name, type, ...columns.map((column) => fields.get(column) ?? '')];
  });
  return new Blob([writeCsv([['name', 'type', ...columns], ...rows])], { type: 'text/csv' });
}
