// Texts that offer a demonstration, loaded only for a new owner.

export const offer = 'Want to look around first?';
export const offerText =
  'A small hotel with agents, documents, two weeks of conversations and QR codes. Remove it with one click.';
