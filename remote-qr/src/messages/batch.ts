import { count } from '@frontdesk/shared/endpoints/count';

// Texts of the pages that create many codes together. None is in the spec, which has no such pages. Each text is a
// separate export, so that a page loads only its own.

export const title = 'Many QR codes at once';
export const intro = 'Upload a list, save the codes, and download their images or print them.';
export const file = 'CSV file';
export const fileHelp = (most: number) =>
  `Two columns are enough for web addresses: name and url. The first line names the columns. Up to ${count(most)} rows, separated by commas or semicolons.`;
export const otherKinds = 'Columns for other kinds of codes';
export const otherKindsHelp = 'Add a type column and the columns for that type:';
export const example = 'Download an example';
export const exampleName = 'qr-codes-example.csv';
export const placesExample = 'Download an example for places';
export const placesExampleName = 'places-example.csv';
export const exampleAgent = 'Front desk';
export const examplePlace = (table: number) => `Table ${table}`;
export const exampleWifi = (table: number) => `The Wi-Fi is Guest${table}, and its password is sailing-${table}.`;
export const exampleDrinks = 'Drinks are served here until 11 pm.';
export const exampleQuestion = 'What is the Wi-Fi here?';
export const columnsFromTo = (first: string, last: string) => `${first} … ${last}`;

export const problems = (most: number) => ({
  empty: 'There are no rows in this file.',
  noHeader: 'The first line must name the columns: name and url, or name and type, or agent and place.',
  tooMany: `This file has more than ${count(most)} rows. Split it.`,
  tooLarge: 'This file is larger than 20 MB. Split it.',
  unclosedQuote: 'A quotation mark in the file is never closed. Save the file as CSV again.',
  unreadable: 'The file could not be read.',
});

export const checked = (good: number, bad: number) =>
  `${count(good, 'code', 'codes')} can be created, ${count(bad, 'row has an error', 'rows have errors')}.`;
export const onlyFaults = 'Only rows with errors';
export const rows = 'Rows in the file';
export const line = 'Line';
export const name = 'Name';
export const type = 'Type';
export const result = 'Leads to';
export const repaired = (typed: string, address: string) => `“${typed}” becomes ${address}`;
export const noAgent = (typed: string) =>
  `There is no agent “${typed}”. Use the name of one of your agents, or its id.`;
export const manyAgents = (typed: string) =>
  `Several agents are called “${typed}”. Use the id, which is in the address of the agent's page.`;
export const agentsFailed = (typed: string) =>
  `Your agents could not be loaded, so “${typed}” could not be checked. Choose the file again.`;
export const makeZip = (number: number) => `Download ${count(number, 'image', 'images')} as a zip`;
export const zipName = 'qr-codes.zip';
export const making = (made: number, all: number) => `${count(made)} of ${count(all)} drawn and checked`;
export const stop = 'Stop';
export const done = (number: number) => `${count(number, 'image', 'images')} downloaded`;
export const doNotScan = (number: number) =>
  `${count(number)} could not be read back. The list in the zip shows which.`;
export const zipFailed = 'Could not create the zip. Try again, or use fewer rows.';
export const saveAll = 'Save all to My Qr';
export const saveRest = (number: number) => `Save the other ${count(number)}`;
export const areChangeable = 'The saved codes can be changed later.';
export const areFixed = 'The saved codes are fixed for ever.';
export const alwaysChangeable =
  'Everything here can be changed after printing, because the codes hold only short links. They work while this server runs, so they are saved before you download or print them.';
export const savesFirst = 'Their images hold short links, so the codes are saved before you download or print them.';
export const stopSaving = 'Stop saving';
export const savedOf = (saved: number, all: number) => `${count(saved)} of ${count(all)} saved in My Qr`;
export const refused = (number: number) => `${count(number)} refused by the server. The rows show why.`;
export const savingFailed = (saved: number, all: number) =>
  `Saving stopped after ${count(saved)} of ${count(all)}. The saved codes stay in My Qr.`;
export const saved = 'Saved';
export const printThese = 'Print these codes';

export const sheetTitle = 'Print sheet';
export const sheetIntro = 'Your saved codes with their names, ready to print and cut.';
export const sheetIntroBatch = 'The codes from your file with their names, ready to print and cut.';
export const paper = 'Paper';
export const codeSize = 'Code width';
export const mm = (mm: number) => `${mm} mm`;
export const cutMarks = 'Cut marks';
export const cutMarkWords = ['Shown', 'Hidden'] as const;
export const print = 'Print';
export const sheets = (codes: number, sheets: number) =>
  `${count(codes, 'code', 'codes')} on ${count(sheets, 'sheet', 'sheets')}`;
export const reading = (done: number, all: number) =>
  `Reading every code back before you print: ${count(done)} of ${count(all)}`;
export const readingFailed = 'The codes could not be checked, so they cannot be printed yet.';
export const quoted = (name: string) => `“${name}”`;
export const more = (number: number) => `${count(number)} more`;
export const skipCheck = 'Print without the check';
export const notChecked = 'These codes were not checked. Try each one with a phone before you hang it up.';
export const noRoom = (names: string, number: number) =>
  `${names} ${number === 1 ? 'contains' : 'contain'} more than a code can hold, so ${number === 1 ? 'it is' : 'they are'} not on the sheet. Open My Qr and shorten what ${number === 1 ? 'it contains' : 'they contain'}.`;
export const notPrinted = (names: string, number: number) =>
  `${names} could not be read back, so ${number === 1 ? 'it is' : 'they are'} not on the sheet. Open My Qr and shorten what ${number === 1 ? 'it contains' : 'they contain'}.`;
export const printedUnread = (names: string, number: number) =>
  `${names} could not be read back, and ${number === 1 ? 'is' : 'are'} on the sheet anyway. Try ${number === 1 ? 'it' : 'each one'} with a phone.`;
export const unreadAction = (isIncluded: boolean, number: number) =>
  `${isIncluded ? 'Leave' : 'Print'} ${number === 1 ? 'it' : 'them'} ${isIncluded ? 'out' : 'anyway'}`;
export const printedPlain = (names: string, number: number) =>
  `${names} could not be read back in ${number === 1 ? 'its' : 'their'} style, so ${number === 1 ? 'it is' : 'they are'} printed in black on white.`;
export const readOnce = 'Only one of two decoders could run here. It reads every code on these sheets.';
export const part = 'Codes';
export const partOf = (from: number, to: number, all: number) => `${count(from)} to ${count(to)} of ${count(all)}`;
export const left = (number: number) =>
  `${count(number)} more codes from your file are not included. Split the file to print them.`;
export const localAddresses =
  'Some of these codes open only on your own network. For short links, ask the person who runs this server for a public address first.';
export const tooSmall = (names: string, number: number, mm: number) =>
  `${names} ${number === 1 ? 'is' : 'are'} too dense for this width, so a phone may not read ${number === 1 ? 'it' : 'them'}. Print ${number === 1 ? 'it' : 'them'} at least ${mm} mm wide.`;
export const noneTitle = 'There are no codes to print.';
export const sheetFailed = 'Your QR codes could not be loaded.';
export const sheet = (number: number) => `Sheet ${number}`;
