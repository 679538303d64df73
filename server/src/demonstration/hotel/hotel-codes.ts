import type { QrType } from '@frontdesk/shared/endpoints/qr';

/** A code of the demonstration. */
export interface HotelCode {
  readonly name: string;
  readonly type: QrType;
  readonly fields: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** Visits on an average day of a code with a short link; others have none. */
  readonly visitsADay?: number;
  readonly isPaused?: true;
}

/** The codes' tag in the list. */
const TAG = 'Demonstration';

/** Returns the demonstration's codes, newest first. `days` sets the date of a hotel event. */
export const hotelCodes = (dayIn: (days: number) => string): readonly HotelCode[] => [
  {
    name: 'Menu on the tables',
    type: 'Url',
    fields: { Url: 'https://example.com/larkspur/menu' },
    tags: [TAG, 'Restaurant'],
    visitsADay: 21,
  },
  {
    name: 'Guest Wi-Fi',
    type: 'Wifi',
    fields: { networkName: 'Larkspur Guests', password: 'by-the-lake-24', security: 'WPA' },
    tags: [TAG, 'Rooms'],
  },
  {
    name: 'Book a treatment',
    type: 'Url',
    fields: { Url: 'https://example.com/larkspur/spa' },
    tags: [TAG, 'Spa'],
    visitsADay: 7,
  },
  {
    name: 'Reception on WhatsApp',
    type: 'Whatsapp',
    fields: { number: '+44 1632 960118', message: 'Hello, I have a question about my stay.' },
    tags: [TAG, 'Rooms'],
    visitsADay: 5,
  },
  {
    name: 'Summer concert',
    type: 'CalendarEvent',
    fields: {
      subject: 'Summer concert on the terrace',
      description: 'Music by the lake. Free for guests.',
      location: 'The Larkspur, 12 Quay Street, Ellmere',
      startTime: `${dayIn(20)}T19:30`,
      endTime: `${dayIn(20)}T22:00`,
    },
    tags: [TAG, 'Events'],
    visitsADay: 3,
  },
  {
    name: 'Card of the house',
    type: 'Contact',
    fields: {
      firstName: 'Clara',
      lastName: 'Whitfield',
      company: 'The Larkspur',
      phone: '+44 1632 960118',
      email: 'stay@larkspur.example',
      website: 'https://example.com/larkspur',
    },
    tags: [TAG],
  },
  {
    name: 'Review us',
    type: 'Url',
    fields: { Url: 'https://example.com/larkspur/review' },
    tags: [TAG, 'Rooms'],
    visitsADay: 4,
  },
  {
    name: 'Christmas offer',
    type: 'Url',
    fields: { Url: 'https://example.com/larkspur/christmas' },
    tags: [TAG, 'Events'],
    visitsADay: 1,
    isPaused: true,
  },
];
