// Texts about codes that can be changed after printing. Each text is a separate export, so that a page loads only its
// own.

import { scanCount } from './home';

export { scanCount };
/** Follows a card's count for screen readers. */
export const ofCode = (name: string) => ` of ${name}`;

export const changeable = 'Can be changed later';
export const changeableLine =
  'The code holds a short link. Change where it leads at any time and see how often it is scanned. It works while this server runs.';
export const alwaysChangeable =
  'Everything here can be changed after printing, because the code holds only a short link. It works while this server runs.';
export const recommended = 'Recommended';
export const fixed = 'Fixed for ever';
export const fixedLine =
  'The code holds the content itself. It works without this server, but after printing nothing can be changed or counted.';
export const afterPrinting = 'After printing';
export const switchWords = ['On', 'Off'] as const;
export const hasLink = (url: string) =>
  `The printed code carries ${url} and stays the same. It works only while this server runs.`;
export const localAddress =
  'This address opens only on your own network, not on a guest’s phone. Before you print the code, ask the person who runs this server for a public address.';
export const getsLinkOnSave = 'The code gets its short link when you save it.';
export const printedStayFixed = 'Codes you already printed stay fixed. Download and print the code again after saving.';
export const noLinksHere = 'This server has no short links.';
export const word = 'Word at the end of the address (optional)';
export const wordHint = 'Letters, digits and hyphens, at least 7. Left empty, the address ends in 7 random characters.';
export const wifiIsStatic =
  'A Wi-Fi code cannot be changed later: a phone that is not online yet could not open its link.';
export const makeFailed = 'The code could not be made changeable.';
export const offer =
  'Turn this on to give the code a short link. Codes you already printed stay fixed, so download and print the code again.';
export const chooseWord = 'Customize the link';

export const states = {
  active: 'Active',
  paused: 'Paused',
  early: 'Not started',
  ended: 'Ended',
} as const;
export const pause = 'Pause';
export const resume = 'Resume';
export const paused = (name: string) => `“${name}” is paused.`;
export const resumed = (name: string) => `“${name}” works again.`;
export const pauseFailed = (name: string) => `“${name}” could not be paused.`;
export const resumeFailed = (name: string) => `“${name}” could not be resumed.`;

export const codeTitle = 'QR code';
export const madeChangeable = 'The code can be changed later';
export const missing = 'This QR code does not exist, or was deleted.';
export const shortLink = 'Short link';
export const theShortLink = 'short link';
export const forPrinting = 'For printing';
export const leadsTo = 'Leads to';
export const leadsSaved = 'Saved. Your printed codes lead there now.';
export const printedStay = 'Your printed codes stay the same.';
export const leadsSavedHere = `Saved. ${printedStay}`;
export const leadsSavedAgain = 'Saved. The destination is the same as before.';
export const ledBefore = (address: string) => `It led to ${address} before.`;
export const changedSince = 'Somebody has changed the destination since.';
export const leadsFailed = 'The new destination could not be saved.';
export const save = 'Save';
export const changeContent = 'Change content';
export const leadsAfterSaving = 'Once you save, it leads to';
export const isStatic = 'Fixed for ever';
export const isStaticHelp =
  'This code always works, even without this server. Its scans cannot be counted, and its content cannot be changed after printing.';

export const undo = 'Undo';
export const undone = 'Change undone';
export const undoFailed = 'The change could not be undone.';
