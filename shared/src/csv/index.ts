/** Reads and writes CSV files. Compiled into each page that needs it. */
export { decodeCsv } from './decode-csv';
export { type CsvLine, parseCsv, UnclosedQuoteError } from './parse-csv';
export { writeCsv } from './write-csv';
