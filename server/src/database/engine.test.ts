import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { onEachDatabase } from '../../test/support/test-app';
import { openDatabase } from './database';
import { databaseTime } from './engine';

describe('The database’s clock', () => {
  onEachDatabase((test) => {
    it('uses our date format for the current time and for later times', async () => {
      const { db, engine } = await openDatabase(test.config);
      const before = Date.now();
      const { rows } = await sql<{ now: string; later: string }>`
        select ${databaseTime(engine)} as now, ${databaseTime(engine, 15_500)} as later`.execute(db);
      const { now = '', later = '' } = rows[0] ?? {};
      for (const moment of [now, later]) assert.match(moment, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      const read = Date.now();
      // The clock of another machine may differ by seconds.
      assert.ok(Date.parse(now) > before - 5_000 && Date.parse(now) < read + 5_000);
      // One statement may read the clock twice.
      const difference = Date.parse(later) - Date.parse(now);
      assert.ok(difference >= 15_500 && difference <= 15_501 + read - before, `${difference} ms`);
      await db.destroy();
    });
  });
});
