import { CSV_FORMULA } from '@frontdesk/shared/endpoints/csv-formula';
import Papa from 'papaparse';

/** Some spreadsheets also split lines at these. */
const OTHER_DELIMITERS = /[;\t]/;

/** Without it Excel misreads UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

const OPTIONS: Papa.UnparseConfig = {
  newline: '\r\n',
  escapeFormulae: CSV_FORMULA,
  quotes: (cell: string) => OTHER_DELIMITERS.test(cell),
};

/** Writes lines of a CSV file in which no cell can run as a formula; '' without rows. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as string[][], OPTIONS)}\r\n`;
