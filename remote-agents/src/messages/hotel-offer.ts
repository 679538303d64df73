// Texts of the offer of a demonstration, which only a new owner loads.

export const offer = 'Want to look around first?';
export const offerText =
  'A small hotel with agents, documents, two weeks of conversations and QR codes. Remove it with one click.';
