import type { PageRequest } from '@frontdesk/shared/endpoints/list-page';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { containsText } from '../list-pages/contains-text';
import { type ListPage, type PagedList, readPage } from '../list-pages/read-page';

interface AgentRow {
  readonly id: string;
  readonly name: string;
  readonly enabled: number;
  readonly description: string;
  readonly dateCreated: string;
}

const AGENTS: PagedList = {
  table: 'agents',
  columns: sql`id, name, enabled, description, created_at as "dateCreated"`,
  search: ({ engine }, text) =>
    sql`${containsText(engine, sql.ref('name'), text)} or ${containsText(engine, sql.ref('description'), text)}`,
};

/** Reads one page of `listAgents`. */
export async function readAgentsPage(database: Database, organization: string, wanted: PageRequest) {
  const page: ListPage<AgentRow> = await readPage(database, AGENTS, organization, wanted);
  return { ...page, rows: page.rows.map((agent) => ({ ...agent, enabled: agent.enabled === 1 })) };
}
