/** The words of what this remote adds to the home dashboard and the palette. */
export const homeMessages = {
  title: 'QR codes',
  all: 'My Qr',
  saved: 'saved',
  unnamed: 'Code without a name',
  none: 'No QR code yet.',
  kind: 'QR code',
} as const;
