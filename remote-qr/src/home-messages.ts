// The words of what this remote adds to the home dashboard and the palette. Each is an export, so that a page loads only its own.

export const title = 'QR codes';
export const all = 'My Qr';
export const saved = 'saved';
export const scanCount = (count: number) => (count === 1 ? '1 scan' : `${count.toLocaleString('en')} scans`);
export const unnamed = 'Code without a name';
export const none = 'No QR code yet.';
export const kind = 'QR code';
