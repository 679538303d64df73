import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine';

/** The first release's index of passages, as it was written: later changes are later steps. */
export async function createPassageIndex(engine: Engine, db: Kysely<unknown>): Promise<void> {
  if (engine === 'postgres') {
    await sql`create index passages_index on passages using gin (to_tsvector('simple', terms))`.execute(db);
    return;
  }
  await sql`create virtual table passages_index using fts5(agent, terms, tokenize = 'unicode61', detail = column)`.execute(
    db,
  );
  await sql`create trigger passages_added after insert on passages begin
    insert into passages_index (rowid, agent, terms) values (new.id, 'a' || replace(new.agent_id, '-', ''), new.terms);
  end`.execute(db);
  await sql`create trigger passages_removed after delete on passages begin
    delete from passages_index where rowid = old.id;
  end`.execute(db);
}
