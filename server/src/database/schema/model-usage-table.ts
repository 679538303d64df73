import type { ColumnType } from 'kysely';

/** The usage of language models on a day. */
export interface ModelUsageTable {
  /** In UTC: 2026-11-22. */
  day: string;
  scope: 'conversation' | 'visitor' | 'agent' | 'server';
  /** Whose usage: the agent's id, '' for the server, otherwise a hash. */
  subject: string;
  /** Null for the server. */
  agent_id: string | null;
  replies: number;
  /** PostgreSQL returns it as text. */
  tokens: ColumnType<number | string, number, number>;
}
