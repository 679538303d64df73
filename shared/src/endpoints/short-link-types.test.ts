import { QR_TYPES } from './qr';
import { canBeShortLink } from './qr-content';

test('every kind except Wi-Fi can be a short link', () => {
  expect(canBeShortLink('Wifi')).toBe(false);
  for (const type of QR_TYPES.filter((each) => each !== 'Wifi')) {
    expect(canBeShortLink(type)).toBe(true);
  }
});
