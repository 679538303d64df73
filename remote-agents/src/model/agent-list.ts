import type { AgentSummary } from './agent';

/** Default number of rows on a page (spec section 9.4). */
export const AGENTS_PER_PAGE = 10;

const COLUMNS = ['name', 'status', 'description', 'created'] as const;
export type AgentSortColumn = (typeof COLUMNS)[number];

export interface AgentSort {
  readonly column: AgentSortColumn;
  readonly isDescending: boolean;
}

export interface AgentPage {
  readonly rows: readonly AgentSummary[];
  /** A number from 1 to the last page. */
  readonly page: number;
  readonly pageCount: number;
}

let collator: Intl.Collator | undefined;

/**
 * Sort keys for each column. Computed once per agent, because sorting thousands of agents compares each one many times.
 */
const sortKeys: Record<AgentSortColumn, (agent: AgentSummary) => string | number> = {
  name: ({ name }) => name,
  status: ({ isEnabled }) => (isEnabled ? 0 : 1),
  description: ({ description }) => description ?? '',
  created: ({ createdAt }) => Date.parse(createdAt ?? '') || 0,
};

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  // Created on first use, because creating it is slow.
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return collator.compare(String(a), String(b));
}

export function filterAgents(agents: readonly AgentSummary[], name: string): readonly AgentSummary[] {
  const wanted = name.trim().toLowerCase();
  return wanted === '' ? agents : agents.filter((agent) => agent.name.toLowerCase().includes(wanted));
}

/** Sorts the agents; without a sort order, keeps the server's order. */
export function sortAgents(agents: readonly AgentSummary[], sort: AgentSort | null): readonly AgentSummary[] {
  if (!sort) return agents;
  const keyOf = sortKeys[sort.column];
  const direction = sort.isDescending ? -1 : 1;
  return agents
    .map((agent) => ({ agent, key: keyOf(agent) }))
    .sort((a, b) => direction * compare(a.key, b.key))
    .map(({ agent }) => agent);
}

export function pageOfAgents(agents: readonly AgentSummary[], wanted: number): AgentPage {
  const pageCount = Math.max(1, Math.ceil(agents.length / AGENTS_PER_PAGE));
  const page = Math.min(Math.max(1, wanted), pageCount);
  return { rows: agents.slice((page - 1) * AGENTS_PER_PAGE, page * AGENTS_PER_PAGE), page, pageCount };
}

/** Parses a sort order from the address: `name`, or `-name` for descending. Null for anything else. */
export function parseSort(text: string | null): AgentSort | null {
  const column = COLUMNS.find((known) => known === text?.replace(/^-/, ''));
  return column ? { column, isDescending: text?.startsWith('-') === true } : null;
}

export function formatSort({ column, isDescending }: AgentSort): string {
  return isDescending ? `-${column}` : column;
}

/**
 * Returns the sort order after a press on a column's header: ascending, then descending, then the server's order again.
 */
export function nextSort(sort: AgentSort | null, column: AgentSortColumn): AgentSort | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}
