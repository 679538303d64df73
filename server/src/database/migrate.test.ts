import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Migrator, sql } from 'kysely';
import { startChat } from '../../test/support/agents';
import { openDesk } from '../../test/support/desk';
import { onEachDatabase } from '../../test/support/test-app';
import { openDatabase } from './database';
import { migrateToLatest } from './migrate';
import { wantedBefore } from './migrations/0028-wanted-before';

describe('A migration', () => {
  onEachDatabase((test) => {
    it('changes nothing when everything is up to date', async () => {
      const database = await openDatabase(test.config);
      await migrateToLatest(database);
      await database.db.destroy();
    });

    it('of a later release is refused with a clear message', async () => {
      const { db } = await openDatabase(test.config);
      const later = { name: '9998-later', timestamp: new Date().toISOString() };
      await sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(db);
      await assert.rejects(openDatabase(test.config), /written by a later release of Frontdesk \(step 9998-later\)/);
      await sql`delete from kysely_migration where name = ${later.name}`.execute(db);
      await db.destroy();
    });

    it('stores when visitors began to wait, unless a person has answered', async () => {
      const { clientId, site } = await openDesk(test);
      await (await startChat(site, clientId)).ask('Can I talk to a human?');
      const { db } = await openDatabase(test.config);
      const waits = async (person: string | null) => {
        await sql`update conversations set wanted_at = null, person = ${person}`.execute(db);
        await wantedBefore.up(db);
        const { rows } = await sql<{ wanted_at: string | null }>`select wanted_at from conversations`.execute(db);
        return rows.map((row) => row.wanted_at !== null);
      };
      assert.deepEqual([await waits(null), await waits('Ada')], [[true], [false]]);
      await db.destroy();
    });

    it('that fails halfway leaves the tables unchanged', async () => {
      const { db } = await openDatabase(test.config);
      const broken = {
        up: async (connection: typeof db) => {
          await connection.schema.createTable('half_done').addColumn('id', 'text').execute();
          await sql`select * from there_is_no_such_table`.execute(connection);
        },
      };
      const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
      const steps = Object.fromEntries(
        [...done.rows.map(({ name }) => name), '9999-broken'].map((name) => [name, broken]),
      );
      const provider = { getMigrations: async () => steps };
      const { error } = await new Migrator({ db, provider }).migrateToLatest();
      assert.ok(error);
      await assert.rejects(sql`select * from half_done`.execute(db));
      await db.destroy();
    });
  });
});
