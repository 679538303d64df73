import { type Kysely, type Migration, sql } from 'kysely';

/** Batches of scans that were written, so that none is written twice when its acknowledgement was lost. */
export const scanBatches: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table scan_batches (id text primary key, written_at text not null)`.execute(db);
    await sql`create index scan_batches_written on scan_batches (written_at)`.execute(db);
  },
};
