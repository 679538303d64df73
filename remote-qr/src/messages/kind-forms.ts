// Texts for a kind of code: in the menu, in its form, and in its row in the example CSV file.

export const titleOf = (name: string) => `${name} QR code`;
export const manyHelp = 'One row makes one code.';

export const url = {
  form: {
    search: ['link', 'website', 'address'],
    about: 'Opens a web address.',
    intro: 'The code opens this web address.',
  },
  example: { name: 'Menu' },
} as const;

export const text = {
  form: {
    search: ['note', 'plain'],
    about: 'Shows text, even without a network.',
    intro: 'The code shows this text, even without a network.',
  },
  example: { name: 'Opening hours', text: 'Monday to Friday, 9 to 17' },
} as const;

export const wifi = {
  form: {
    search: ['wifi', 'wlan', 'network', 'password'],
    hints: {
      security: 'WPA/WPA2 is right for most networks, including those that also accept WPA3.',
      hidden: 'A hidden network does not broadcast its name.',
    },
    about: 'Joins a network without typing its password.',
    intro: 'The code lets a phone join this network. Anyone who scans it can read the password.',
  },
  example: { name: 'Guests', networkName: 'Guests' },
} as const;

export const contact = {
  form: {
    search: ['vcard', 'business card', 'person', 'company'],
    about: 'Adds a person or a company to the contacts.',
    intro: 'The code adds this person or company to the contacts of a phone. Only a name or a company is needed.',
  },
  example: { name: 'Business card', company: 'Example Ltd' },
} as const;

export const email = {
  form: {
    search: ['mail', 'message'],
    about: 'Starts an email to you.',
    intro: 'The code starts an email to this address.',
  },
  example: { name: 'Write to us', subject: 'Question', message: 'Hello' },
} as const;

export const phone = {
  form: { search: ['call', 'number'], about: 'Calls a number.', intro: 'The code calls this number.' },
  example: { name: 'Call us' },
} as const;

export const sms = {
  form: {
    search: ['text message', 'number'],
    about: 'Starts a text message to you.',
    intro: 'The code starts a text message to this number.',
  },
  example: { name: 'Text us', message: 'Please call me back.' },
} as const;

export const whatsapp = {
  form: {
    search: ['phone', 'number'],
    about: 'Starts a chat with you, with the message already written.',
    intro: 'The code opens a WhatsApp chat with this number and writes this message.',
  },
  example: { name: 'Book a table', message: 'I would like to book a table.' },
} as const;

export const place = {
  form: {
    search: ['map', 'location', 'coordinates'],
    hints: { label: 'Shown in your list only: a map shows the point itself.' },
    about: 'Shows a place on a map.',
    intro: 'The code shows this place in a maps app or in Google Maps.',
  },
  example: { name: 'Entrance', label: 'Entrance' },
} as const;

export const calendarEvent = {
  form: {
    search: ['code', 'date', 'appointment'],
    title: 'QR Calendar Event',
    about: 'Adds an event to a calendar.',
    intro: 'The code adds this event to a calendar.',
  },
  example: { name: 'Tasting', subject: 'Tasting', description: 'Six wines', location: 'Cellar' },
} as const;

export const chat = {
  form: {
    search: ['table', 'room', 'agent'],
    about: 'Opens a chat with one of your agents.',
    intro: 'People scan the code and ask one of your agents. It knows this place and answers with its facts first.',
  },
  example: {
    place: 'Table 12',
    fact: 'The Wi-Fi is Guest12, and its password is sailing.',
    question: 'What is the Wi-Fi here?',
  },
} as const;
