import type { CsvLine } from '@frontdesk/shared/csv';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { QR_TYPE_PROBLEM, QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { kindSchemas } from '@frontdesk/shared/endpoints/qr-kinds/all-schemas';
import { payloadFieldsOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import * as v from 'valibot';

/** A checked row of the file: a code, or all problems of the row. */
export type BatchRow = { readonly line: number; readonly name: string; readonly type: string } & (
  | { readonly ok: true; readonly content: QrContent }
  | { readonly ok: false; readonly problems: readonly string[] }
);

/** Why a whole file cannot be used. */
export type BatchProblem = 'empty' | 'noHeader' | 'tooMany';
export type Batch =
  | { readonly ok: true; readonly rows: readonly BatchRow[] }
  | { readonly ok: false; readonly problem: BatchProblem };

export const BATCH_ROWS_MAX = 20_000;

const nameSchema = filledText('Name');

/** Reads and checks the lines of a CSV file. The first line names the columns, in any order and letter case. */
export function readBatch([header, ...lines]: readonly CsvLine[]): Batch {
  if (!header || (lines.length === 0 && !isHeader(header)))
    return { ok: false, problem: header ? 'noHeader' : 'empty' };
  if (!isHeader(header)) return { ok: false, problem: 'noHeader' };
  if (lines.length === 0) return { ok: false, problem: 'empty' };
  if (lines.length > BATCH_ROWS_MAX) return { ok: false, problem: 'tooMany' };
  const columns = header.cells.map(key);
  return {
    ok: true,
    rows: lines.map(({ line, cells }) => readRow(line, new Map(columns.map((c, at) => [c, cells[at] ?? ''])))),
  };
}

function isHeader({ cells }: CsvLine): boolean {
  const columns = cells.map(key);
  return columns.includes('name') && columns.includes('type');
}

function readRow(line: number, cells: ReadonlyMap<string, string>): BatchRow {
  const [name, typed] = [(cells.get('name') ?? '').trim(), (cells.get('type') ?? '').trim()];
  const type = QR_TYPES.find((candidate) => key(candidate) === key(typed));
  const named = v.safeParse(nameSchema, name);
  const problems = named.success ? [] : named.issues.map(({ message }) => message);
  if (!type)
    return {
      line,
      name,
      type: typed,
      ok: false,
      problems: [...problems, QR_TYPE_PROBLEM],
    };
  const fields = Object.fromEntries(payloadFieldsOf(type).map((field) => [field, cells.get(key(field)) ?? '']));
  const checked = v.safeParse(kindSchemas[type] as v.GenericSchema<unknown, object>, fields);
  if (!checked.success) problems.push(...checked.issues.map(({ message }) => message));
  if (problems.length > 0 || !checked.success) return { line, name, type, ok: false, problems };
  return { line, name, type, ok: true, content: { type, payload: checked.output } as QrContent };
}

/**
 * Normalizes names: 'Start Time' and 'startTime' are the same column, 'Calendar event' and 'CalendarEvent' the same
 * type.
 */
function key(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}
