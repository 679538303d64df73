// Texts of this remote on the home dashboard and in the palette. Each is an export, so that a page loads only its own.

export const title = 'QR codes';
export const all = 'My Qr';
export const saved = 'saved';
export const scanCount = (count: number) => (count === 1 ? '1 scan' : `${count.toLocaleString('en')} scans`);
export const unnamed = 'Code without a name';
export const none = 'No QR code yet.';
export const kind = 'QR code';
export const scansFailed = 'The scans could not be loaded.';

export const scans = {
  title: 'Scans',
  period: (days: number) => `Last ${days} days, all codes`,
  all: 'My Qr',
  none: 'No scans in the last two weeks.',
  perDay: (total: number) => `Scans per day (${total.toLocaleString('en')} in all)`,
  top: 'Scanned most',
  day: 'Day',
  visits: 'Scans',
} as const;
