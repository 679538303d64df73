import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores at which place a conversation began: the code that was scanned, and the place's name at that time. */
export const placesOfConversations: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table conversations add column place_code_id text;
alter table conversations add column place text;
create index conversations_of_places on conversations (place_code_id, activity, id) where place_code_id is not null;
`;
