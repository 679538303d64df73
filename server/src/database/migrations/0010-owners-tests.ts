import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Marks the conversations that an owner held in Chat Test, so that no figure counts them; finds visitors who wait. */
export const ownersTests: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table conversations add column is_test integer not null default 0;
update conversations set is_test = 1 where visitor_name = 'Owner';
create index conversations_tests on conversations (organization_id, activity, id) where is_test = 1;
create index conversations_waiting on conversations (organization_id, outcome, activity, id)
  where outcome = 'person' and done_at is null;
`;
