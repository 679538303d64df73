import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine';

const TABLES = ['agents', 'documents', 'notifications', 'qr_codes'];

/**
 * Gives every row of a list a revision, which is higher after each change than any revision before, so that an unchanged
 * list is recognized without reading it.
 */
export function revisions(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const table of TABLES) {
        await sql`alter table ${sql.table(table)} add column revision bigint not null default 0`.execute(db);
      }
      await (engine === 'sqlite' ? countInSqlite(db) : countInPostgres(db));
      // Rows that were there before get a revision too: this counts as a change.
      for (const table of TABLES) await sql`update ${sql.table(table)} set revision = revision`.execute(db);
      await sql`create index agents_revisions on agents (organization_id, revision)`.execute(db);
      await sql`create index qr_codes_revisions on qr_codes (organization_id, revision)`.execute(db);
      await sql`create index documents_revisions on documents (agent_id, revision)`.execute(db);
      await sql`create index notifications_revisions on notifications (organization_id, revision)`.execute(db);
    },
  };
}

async function countInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create table revisions (last integer not null)`.execute(db);
  await sql`insert into revisions values (0)`.execute(db);
  for (const table of TABLES) {
    const count = sql`begin
      update revisions set last = last + 1;
      update ${sql.table(table)} set revision = (select last from revisions) where rowid = new.rowid;
    end`;
    await sql`create trigger ${sql.ref(`${table}_added`)} after insert on ${sql.table(table)} ${count}`.execute(db);
    await sql`create trigger ${sql.ref(`${table}_changed`)} after update on ${sql.table(table)}
      when new.revision = old.revision ${count}`.execute(db);
  }
}

async function countInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence revisions`.execute(db);
  await sql`create function count_revision() returns trigger language plpgsql as $$
    begin
      new.revision := nextval('revisions');
      return new;
    end $$`.execute(db);
  for (const table of TABLES) {
    await sql`create trigger ${sql.ref(`${table}_revision`)} before insert or update on ${sql.table(table)}
      for each row execute function count_revision()`.execute(db);
  }
}
