import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores since when a visitor waits for a person, which notifications say so, and which organizations have a page open. */
export const waitingVisitors: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table conversations add column waiting_since text;
alter table notifications add column wait_minutes integer;
create table dashboards (
  instance text not null,
  organization_id text not null,
  primary key (instance, organization_id)
);
`;
