import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine';

/** PostgreSQL ranks by what it keeps instead of taking every passage apart for each question: 5 s over ten books. */
export const keepPassageVectors = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    if (engine !== 'postgres') return;
    await sql`drop index passages_index`.execute(db);
    await sql`alter table passages
      add column vector tsvector generated always as (to_tsvector('simple', terms)) stored`.execute(db);
    await sql`create index passages_index on passages using gin (vector)`.execute(db);
  },
});
