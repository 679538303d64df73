import { canBeShortLink } from './short-link-types';

test('a Wi-Fi code cannot be a short link, every other kind can', () => {
  expect(canBeShortLink('Wifi')).toBe(false);
  for (const type of ['Url', 'Whatsapp', 'CalendarEvent', 'Contact', 'Email', 'Phone', 'Sms', 'Place', 'Text']) {
    expect(canBeShortLink(type)).toBe(true);
  }
});
