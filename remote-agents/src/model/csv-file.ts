import { CSV_FORMULA } from '@frontdesk/shared/endpoints/csv-formula';

/** What a CSV file would import, or why it cannot be imported. */
export type CsvFile<Row, Problem extends string> =
  | {
      readonly ok: true;
      readonly rows: readonly Row[];
      /** A row to show, as an example. */
      readonly example?: string;
      /** What is wrong with lines that cannot be imported, one sentence for each. */
      readonly mistakes: readonly string[];
    }
  | { readonly ok: false; readonly problem: Problem };

/** Returns the text of a cell without the apostrophe that `writeCsv` writes before a possible formula. */
export function cellText(cell = ''): string {
  const isEscaped = cell.startsWith("'") && CSV_FORMULA.test(cell.slice(1));
  return (isEscaped ? cell.slice(1) : cell).trim();
}
