import { QR_TYPES } from './qr';
import { canBeShortLink } from './qr-content';

test('allows short links for every kind except Wi-Fi', () => {
  expect(canBeShortLink('Wifi')).toBe(false);
  for (const type of QR_TYPES.filter((each) => each !== 'Wifi')) {
    expect(canBeShortLink(type)).toBe(true);
  }
});
