import { canBeShortLink } from './short-link-types';

test('every kind except Wi-Fi can be a short link', () => {
  expect(canBeShortLink('Wifi')).toBe(false);
  for (const type of ['Url', 'Whatsapp', 'CalendarEvent', 'Contact', 'Email', 'Phone', 'Sms', 'Place', 'Text']) {
    expect(canBeShortLink(type)).toBe(true);
  }
});
