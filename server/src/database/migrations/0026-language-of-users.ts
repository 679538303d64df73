import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Adds the language in which a person reads the dashboard and gets mails. */
export const languageOfUsers: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table users add column language text;
`;
