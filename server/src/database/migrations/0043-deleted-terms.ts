import type { Migration } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../engine';

/** Removes deleted terms from SQLite's indexes, and those of deleted passages at once from now on. */
export const deletedTerms = (engine: Engine): Migration => ({
  async up(db) {
    if (engine !== 'sqlite') return;
    await sql`insert into passages_index (passages_index, rank) values ('secure-delete', 1)`.execute(db);
    await sql`insert into passages_index (passages_index) values ('optimize')`.execute(db);
    await sql`insert into conversations_index (conversations_index) values ('optimize')`.execute(db);
  },
});
