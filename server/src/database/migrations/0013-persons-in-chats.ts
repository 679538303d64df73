import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores who answers a conversation, and the first name of each person who spoke in it. */
export const personsInChats: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table conversations add column speaker text not null default 'assistant';
alter table conversations add column person_id text;
alter table conversations add column person text;
alter table conversations add column stay_until text;
alter table conversations add column visitor_at text;
alter table messages add column person text;
create index conversations_stay on conversations (stay_until) where stay_until is not null;
`;
