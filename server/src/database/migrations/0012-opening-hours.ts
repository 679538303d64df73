import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores the opening hours of an agent, and those that a page of a website states. */
export const openingHours: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table agents add column opening_hours text;
alter table websites add column stated_hours text;
`;
