import { BATCH_ROWS_MAX } from './model/read-batch';

// Texts of the pages that create many codes at once. All of them are ours: the spec has no such pages. Each is an
// export, so that a page loads only its own.

export const title = 'Many QR codes at once';
export const intro = 'Upload a CSV file and download a zip with an image of every code and a list of them.';
export const file = 'CSV file';
export const fileHelp = `The first line names the columns: name, type, then the fields of the type. Up to ${BATCH_ROWS_MAX.toLocaleString()} rows, separated by commas or semicolons.`;
export const example = 'Download an example';
export const exampleName = 'qr-codes-example.csv';

export const problems = {
  empty: 'There are no rows in this file.',
  noHeader: 'The first line must name the columns, name and type among them.',
  tooMany: `This file has more than ${BATCH_ROWS_MAX.toLocaleString()} rows. Split it.`,
  tooLarge: 'This file is larger than 20 MB. Split it.',
  unclosedQuote: 'A quotation mark in the file is never closed. Save the file as CSV again.',
  unreadable: 'The file could not be read.',
} as const;

export const checked = (good: number, bad: number) =>
  `${good.toLocaleString()} ${good === 1 ? 'code' : 'codes'} can be made, ${bad.toLocaleString()} ${bad === 1 ? 'row has an error' : 'rows have errors'}.`;
export const onlyFaults = 'Only rows with errors';
export const rows = 'Rows of the file';
export const line = 'Line';
export const name = 'Name';
export const type = 'Type';
export const result = 'Encoded text';
export const makeZip = (count: number) =>
  `Download ${count.toLocaleString()} ${count === 1 ? 'image' : 'images'} as a zip`;
export const zipName = 'qr-codes.zip';
export const making = (made: number, all: number) =>
  `${made.toLocaleString()} of ${all.toLocaleString()} drawn and checked`;
export const stop = 'Stop';
export const done = (count: number) => `${count.toLocaleString()} ${count === 1 ? 'image' : 'images'} downloaded`;
export const doNotScan = (count: number) =>
  `${count.toLocaleString()} could not be read back. The list in the zip shows which.`;
export const zipFailed = 'The zip could not be made. Try again, or with fewer rows.';
export const saveAll = 'Save all to My Qr';
export const saveRest = (count: number) => `Save the other ${count.toLocaleString()}`;
export const stopSaving = 'Stop saving';
export const savedOf = (saved: number, all: number) =>
  `${saved.toLocaleString()} of ${all.toLocaleString()} saved in My Qr`;
export const refused = (count: number) => `${count.toLocaleString()} refused by the server. The rows show why.`;
export const savingFailed = (saved: number, all: number) =>
  `Saving stopped after ${saved.toLocaleString()} of ${all.toLocaleString()}. What was saved is kept.`;
export const saved = 'Saved';
export const printThese = 'Print these codes';

export const sheetTitle = 'Print sheet';
export const sheetIntro = 'Your saved codes with their names, ready to print and cut.';
export const sheetIntroBatch = 'The codes of your file with their names, ready to print and cut.';
export const paper = 'Paper';
export const codeSize = 'Width of a code';
export const mm = (mm: number) => `${mm} mm`;
export const cutMarks = 'Cut marks';
export const cutMarkWords = ['Shown', 'Hidden'] as const;
export const print = 'Print';
export const sheets = (codes: number, sheets: number) =>
  `${codes.toLocaleString()} ${codes === 1 ? 'code' : 'codes'} on ${sheets.toLocaleString()} ${sheets === 1 ? 'sheet' : 'sheets'}`;
export const reading = (done: number, all: number) =>
  `Reading every code back before you print: ${done.toLocaleString()} of ${all.toLocaleString()}`;
export const readingFailed = 'The codes could not be checked, so they cannot be printed yet.';
export const more = (count: number) => `${count.toLocaleString()} more`;
export const notPrinted = (names: string, count: number) =>
  `${names} could not be read back, so ${count === 1 ? 'it is' : 'they are'} not on the sheet. Open My Qr and shorten what ${count === 1 ? 'it contains' : 'they contain'}.`;
export const printedPlain = (names: string, count: number) =>
  `${names} could not be read back in ${count === 1 ? 'its' : 'their'} style, so ${count === 1 ? 'it is' : 'they are'} printed in black on white.`;
export const readOnce = 'Only one of two decoders could run here. It reads every code on these sheets.';
export const part = 'Codes';
export const partOf = (from: number, to: number, all: number) =>
  `${from.toLocaleString()} to ${to.toLocaleString()} of ${all.toLocaleString()}`;
export const left = (count: number) =>
  `${count.toLocaleString()} more codes of your file are not included. Split the file to print them.`;
export const tooSmall = (count: number, mm: number) =>
  `${count.toLocaleString()} of them ${count === 1 ? 'is' : 'are'} too dense for this width. Choose at least ${mm} mm.`;
export const noneTitle = 'There is no code to print.';
export const sheetFailed = 'Your QR codes could not be loaded.';
export const sheet = (number: number) => `Sheet ${number}`;
