import type { Migration } from 'kysely';
import type { Engine } from '../engine';
import { runStatements } from './0000-statements';

const TABLES = ['agents', 'documents', 'notifications', 'qr_codes'];

/**
 * Gives every row of a list a revision, which is higher after each change than any revision before, so that an unchanged
 * list is recognized without reading it.
 */
export const revisions = (engine: Engine): Migration => ({
  async up(db) {
    await runStatements(db, INDEXES);
    await runStatements(db, engine === 'postgres' ? POSTGRES_COUNTER : SQLITE_COUNTER);
    for (const table of TABLES) await runStatements(db, (engine === 'postgres' ? inPostgres : inSqlite)(table));
  },
});

const INDEXES = `
create index agents_revisions on agents (organization_id, revision);
create index qr_codes_revisions on qr_codes (organization_id, revision);
create index documents_revisions on documents (agent_id, revision);
create index notifications_revisions on notifications (organization_id, revision);
`;

const SQLITE_COUNTER = `
create table revisions (last integer not null);
insert into revisions values (0);
`;

const inSqlite = (table: string) => `
create trigger ${table}_added after insert on ${table} begin
    update revisions set last = last + 1;
    update ${table} set revision = (select last from revisions) where rowid = new.rowid;
  end;
create trigger ${table}_changed after update on ${table} when new.revision = old.revision begin
    update revisions set last = last + 1;
    update ${table} set revision = (select last from revisions) where rowid = new.rowid;
  end;
`;

const POSTGRES_COUNTER = `
create sequence revisions;
create function count_revision() returns trigger language plpgsql as $$
    begin
      new.revision := nextval('revisions');
      return new;
    end $$;
`;

const inPostgres = (table: string) => `
create trigger ${table}_revision before insert or update on ${table}
  for each row execute function count_revision();
`;
