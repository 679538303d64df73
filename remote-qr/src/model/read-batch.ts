import type { CsvLine } from '@frontdesk/shared/csv';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { QR_TYPE_PROBLEM, QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { kindSchemas } from '@frontdesk/shared/endpoints/qr-kinds/all-schemas';
import { kindOf, payloadFieldsOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import * as v from 'valibot';
import * as batchMessages from '../messages/batch';

/** A checked row of the file: a code, or all problems of the row. */
export type BatchRow = { readonly line: number; readonly name: string; readonly type: string } & (
  | {
      readonly ok: true;
      readonly content: QrContent;
      /** What was corrected in the row. */
      readonly repairs: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly string[] }
);

/** Why a whole file cannot be used. */
export type BatchProblem = 'empty' | 'noHeader' | 'tooMany';
export type Batch =
  | { readonly ok: true; readonly rows: readonly BatchRow[] }
  | { readonly ok: false; readonly problem: BatchProblem };

export const BATCH_ROWS_MAX = 20_000;

const nameSchema = filledText('Name');

/** The columns that hold a web address. A row with one of them needs no type. */
const ADDRESS_COLUMNS = ['url', 'link', 'address'];

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
  return (
    columns.includes('name') && (columns.includes('type') || ADDRESS_COLUMNS.some((name) => columns.includes(name)))
  );
}

function readRow(line: number, cells: ReadonlyMap<string, string>): BatchRow {
  const name = (cells.get('name') ?? '').trim();
  const address = ADDRESS_COLUMNS.map((column) => cells.get(column) ?? '').find((text) => text.trim() !== '') ?? '';
  const typed = (cells.get('type') ?? '').trim() || (address && 'Url');
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
  const repairs: string[] = [];
  const fields = Object.fromEntries(
    payloadFieldsOf(type).map((field) => {
      const value = field === 'Url' ? address : (cells.get(key(field)) ?? '');
      const repaired = isAddress(type, field) ? repair(value) : null;
      if (repaired !== null) repairs.push(batchMessages.repaired(value.trim(), repaired));
      return [field, repaired ?? value];
    }),
  );
  const checked = v.safeParse(kindSchemas[type] as v.GenericSchema<unknown, object>, fields);
  if (!checked.success) problems.push(...checked.issues.map(({ message }) => message));
  if (problems.length > 0 || !checked.success) return { line, name, type, ok: false, problems };
  return { line, name, type, ok: true, repairs, content: { type, payload: checked.output } as QrContent };
}

function isAddress(type: QrType, field: string): boolean {
  return new Map(Object.entries(kindOf(type).fields)).get(field)?.rule === 'address';
}

/** Corrects a web address as the form offers to; null when there is nothing to correct. */
function repair(typed: string): string | null {
  const checked = checkWebAddress(typed);
  return checked.ok ? null : (checked.suggestion ?? null);
}

/**
 * Normalizes names: 'Start Time' and 'startTime' are the same column, 'Calendar event' and 'CalendarEvent' the same
 * type.
 */
function key(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}
