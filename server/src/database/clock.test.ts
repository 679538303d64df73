import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { onEachDatabase } from '../../test/support/test-app';
import { databaseTime } from './clock';
import { openDatabase } from './database';

describe('The database’s clock', () => {
  onEachDatabase((test) => {
    it('uses our date format, for now and for later', async () => {
      const { db, engine } = await openDatabase(test.config);
      const { rows } = await sql<{ now: string; later: string }>`
        select ${databaseTime(engine)} as now, ${databaseTime(engine, 15_500)} as later`.execute(db);
      const { now = '', later = '' } = rows[0] ?? {};
      for (const moment of [now, later]) assert.match(moment, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      assert.ok(Math.abs(Date.parse(now) - Date.now()) < 5_000);
      assert.ok(Math.abs(Date.parse(later) - Date.parse(now) - 15_500) < 100);
      await db.destroy();
    });
  });
});
