import type { CsvLine } from '@frontdesk/shared/csv';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { QR_TYPE_PROBLEM, QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { kindSchemas } from '@frontdesk/shared/endpoints/qr-kinds/all-schemas';
import { columnsOf, kindOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import * as v from 'valibot';
import * as batchMessages from '../messages/batch';

/** A checked row of the file: a code, or all problems in the row. */
export type BatchRow = { readonly line: number; readonly name: string; readonly type: string } & (
  | {
      readonly ok: true;
      readonly content: QrContent;
      /** The corrections made to the row. */
      readonly repairs: readonly string[];
      /** The name of the agent that answers at a place. */
      readonly agent?: string;
    }
  | { readonly ok: false; readonly problems: readonly string[] }
);

/** The reason why a whole file cannot be used. */
export type BatchProblem = 'empty' | 'noHeader' | 'tooMany';
export type Batch =
  | { readonly ok: true; readonly rows: readonly BatchRow[] }
  | { readonly ok: false; readonly problem: BatchProblem };

export const BATCH_ROWS_MAX = 20_000;

const nameSchema = filledText('Name');

/** The columns that contain a web address. A row with one of them needs no type. */
const ADDRESS_COLUMNS = ['url', 'link', 'address'];

/** The agents that rows can name; null when they could not be loaded. */
export type NamedAgents = readonly { readonly id: string | number; readonly name: string }[] | null;

/** Whether rows in the file may name agents. */
export function namesAgents([header]: readonly CsvLine[]): boolean {
  return header?.cells.map(key).includes('agent') === true;
}

/**
 * Reads and checks the lines of a CSV file. The first line names the columns, in any order and letter case. `agents`
 * are the agents that its rows can name.
 */
export function readBatch([header, ...lines]: readonly CsvLine[], agents: NamedAgents = []): Batch {
  if (!header || (lines.length === 0 && !isHeader(header)))
    return { ok: false, problem: header ? 'noHeader' : 'empty' };
  if (!isHeader(header)) return { ok: false, problem: 'noHeader' };
  if (lines.length === 0) return { ok: false, problem: 'empty' };
  if (lines.length > BATCH_ROWS_MAX) return { ok: false, problem: 'tooMany' };
  const columns = header.cells.map(key);
  return {
    ok: true,
    rows: lines.map(({ line, cells }) => readRow(line, new Map(columns.map((c, at) => [c, cells[at] ?? ''])), agents)),
  };
}

function isHeader({ cells }: CsvLine): boolean {
  const columns = cells.map(key);
  // A place needs no other name.
  if (columns.includes('agent') && columns.includes('place')) return true;
  return (
    columns.includes('name') && (columns.includes('type') || ADDRESS_COLUMNS.some((name) => columns.includes(name)))
  );
}

function readRow(line: number, cells: ReadonlyMap<string, string>, agents: NamedAgents): BatchRow {
  const cell = (column: string) => cells.get(key(column)) ?? '';
  const address = ADDRESS_COLUMNS.map(cell).find((text) => text.trim() !== '') ?? '';
  const isPlace = [cell('agent'), cell('place')].some((text) => text.trim() !== '');
  const typed = cell('type').trim() || (address && 'Url') || (isPlace ? 'Chat' : '');
  const type = QR_TYPES.find((candidate) => key(candidate) === key(typed));
  const name = cell('name').trim() || (type === 'Chat' ? cell('place').trim() : '');
  const named = v.safeParse(nameSchema, name);
  const problems = type === 'Chat' || named.success ? [] : named.issues.map(({ message }) => message);
  if (!type) return { line, name, type: typed, ok: false, problems: [...problems, QR_TYPE_PROBLEM] };
  const repairs: string[] = [];
  let agent: NamedAgent | undefined;
  const { fields: described } = kindOf(type);
  const fields = Object.fromEntries(
    [...columnsOf(type)].map(([field, columns]) => {
      const rule = described[field]?.rule;
      if (rule === 'lines') return [field, columns.map(cell)];
      const value = field === 'Url' ? address : cell(columns[0] ?? field);
      if (rule === 'agent' && value.trim() !== '') {
        const found = findAgent(value.trim(), agents);
        if (typeof found === 'string') problems.push(found);
        else agent = found;
        // The text that the owner typed is not an id, but it is not missing either.
        return [field, agent ? String(agent.id) : value];
      }
      const repaired = rule === 'address' ? repair(value) : null;
      if (repaired !== null) repairs.push(batchMessages.repaired(value.trim(), repaired));
      return [field, repaired ?? value];
    }),
  );
  const checked = v.safeParse(kindSchemas[type] as v.GenericSchema<unknown, object>, fields);
  if (!checked.success) problems.push(...checked.issues.map(({ message }) => message));
  if (problems.length > 0 || !checked.success) return { line, name, type, ok: false, problems };
  const content = { type, payload: checked.output } as QrContent;
  return { line, name, type, ok: true, repairs, content, ...(agent && { agent: agent.name }) };
}

type NamedAgent = NonNullable<NamedAgents>[number];

/** Finds an agent by its id, or by its name in any letter case; otherwise says why it was not found. */
function findAgent(typed: string, agents: NamedAgents): NamedAgent | string {
  if (!agents) return batchMessages.agentsFailed(typed);
  const byId = agents.find(({ id }) => String(id) === typed);
  if (byId) return byId;
  const [one, another] = agents.filter(({ name }) => name.trim().toLowerCase() === typed.toLowerCase());
  if (!one) return batchMessages.noAgent(typed);
  return another ? batchMessages.manyAgents(typed) : one;
}

/** Corrects a web address as the form would suggest; null if there is nothing to correct. */
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
