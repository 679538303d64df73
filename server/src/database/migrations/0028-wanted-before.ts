import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores since when visitors wait who wanted a person before that was stored, and whom nobody has answered. */
export const wantedBefore: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
update conversations set wanted_at = coalesce(contacted_at, last_activity, created_at)
where outcome = 'person' and wanted_at is null and person is null
  and id not in (select conversation_row_id from messages where sender = 'person');
`;
