// Names of the types of codes, for pages and for the card of the home dashboard.

export const types = {
  Url: 'URL',
  Whatsapp: 'WhatsApp',
  CalendarEvent: 'Calendar event',
  Contact: 'Contact',
  Wifi: 'Wi-Fi',
  Email: 'Email',
  Phone: 'Phone',
  Sms: 'SMS',
  Place: 'Place',
  Text: 'Text',
} as const;
