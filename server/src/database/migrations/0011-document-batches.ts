import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Keeps files that were uploaded together, so that one notification tells of all of them. */
export const documentBatches: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table documents add column batch text;
alter table documents add column batch_files integer;
alter table documents add column notice_due_at text;
create index documents_batch on documents (agent_id, batch) where batch is not null;
create index documents_notice_due on documents (notice_due_at) where notice_due_at is not null;
`;
