import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores how a scan is read, and what repeats on the pages of a website. */
export const reading: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table documents add column reader text;
alter table documents add column pages_read integer;
alter table documents add column pages_all integer;
alter table website_pages add column blocks text;
alter table websites add column repeated text;
`;
