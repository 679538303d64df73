import { BATCH_ROWS_MAX } from './model/read-batch';

/** The words of the pages that make many codes at once. All of them are ours: the spec has no such pages. */
export const batchMessages = {
  title: 'Many QR codes at once',
  intro: 'One CSV file in, one zip with an image of every code and a list of them out.',
  file: 'CSV file',
  fileHelp: `The first line names the columns: name, type, then the fields of the type. Up to ${BATCH_ROWS_MAX.toLocaleString()} rows, separated by commas or semicolons.`,
  example: 'Download an example',
  exampleName: 'qr-codes-example.csv',
  problems: {
    empty: 'There are no rows in this file.',
    noHeader: 'The first line must name the columns, name and type among them.',
    tooMany: `This file has more than ${BATCH_ROWS_MAX.toLocaleString()} rows. Split it.`,
    tooLarge: 'This file is larger than 20 MB. Split it.',
    unreadable: 'The file could not be read.',
  },
  checked: (good: number, bad: number) =>
    `${good.toLocaleString()} ${good === 1 ? 'code' : 'codes'} can be made, ${bad.toLocaleString()} ${bad === 1 ? 'row has' : 'rows have'} a fault.`,
  onlyFaults: 'Only rows with a fault',
  rows: 'Rows of the file',
  line: 'Line',
  name: 'Name',
  type: 'Type',
  result: 'What it says',
  makeZip: (count: number) => `Download ${count.toLocaleString()} ${count === 1 ? 'image' : 'images'} as a zip`,
  zipName: 'qr-codes.zip',
  making: (made: number, all: number) => `${made.toLocaleString()} of ${all.toLocaleString()} drawn and read back`,
  stop: 'Stop',
  done: (count: number) => `${count.toLocaleString()} ${count === 1 ? 'image' : 'images'} downloaded`,
  doNotScan: (count: number) => `${count.toLocaleString()} could not be read back. The list in the zip says which.`,
  zipFailed: 'The zip could not be made. Try again, or with fewer rows.',
  saveAll: 'Save all to My Qr',
  saveRest: (count: number) => `Save the other ${count.toLocaleString()}`,
  stopSaving: 'Stop saving',
  savedOf: (saved: number, all: number) => `${saved.toLocaleString()} of ${all.toLocaleString()} saved in My Qr`,
  refused: (count: number) => `${count.toLocaleString()} refused by the server. The rows say why.`,
  savingFailed: (saved: number, all: number) =>
    `Saving stopped after ${saved.toLocaleString()} of ${all.toLocaleString()}. What was saved is kept.`,
  saved: 'Saved',
  printThese: 'Print sheet of these',

  sheetTitle: 'Print sheet',
  sheetIntro: 'Your saved codes with their names, ready to print and cut.',
  sheetIntroBatch: 'The codes of your file with their names, ready to print and cut.',
  paper: 'Paper',
  codeSize: 'Width of a code',
  mm: (mm: number) => `${mm} mm`,
  cutMarks: 'Cut marks',
  cutMarkWords: ['Shown', 'Hidden'],
  print: 'Print',
  sheets: (codes: number, sheets: number) =>
    `${codes.toLocaleString()} ${codes === 1 ? 'code' : 'codes'} on ${sheets.toLocaleString()} ${sheets === 1 ? 'sheet' : 'sheets'}`,
  part: 'Codes',
  partOf: (from: number, to: number, all: number) =>
    `${from.toLocaleString()} to ${to.toLocaleString()} of ${all.toLocaleString()}`,
  left: (count: number) =>
    `${count.toLocaleString()} more codes of your file are not among these. Split the file to print them.`,
  tooSmall: (count: number, mm: number) =>
    `${count.toLocaleString()} of them ${count === 1 ? 'is' : 'are'} too dense for this width. Choose at least ${mm} mm.`,
  noneTitle: 'There is no code to print.',
  sheetFailed: 'Your QR codes could not be loaded.',
  sheet: (number: number) => `Sheet ${number}`,
} as const;
