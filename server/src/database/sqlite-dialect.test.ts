import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { useTestApp } from '../../test/support/test-app';
import { readConfig } from '../config/config';
import { openDatabase } from './database';
import { isUniqueViolation } from './database-trouble';
import { openLibsql } from './sqlite-dialect';

describe('The SQLite connection', () => {
  it('accepts flags and absent values, which would make the library itself crash the process', () => {
    const database = openLibsql(':memory:');
    const [row] = database.prepare('select ? as flag, ? as other, ? as absent').all([true, false, undefined]);
    assert.deepEqual({ ...(row as object) }, { flag: 1, other: 0, absent: null });
    database.close();
  });

  it('waits for the disk before a change is confirmed, except in tests', () => {
    const levels = [undefined, readConfig({}).isDurable, false].map((isDurable) => {
      const database = openLibsql(':memory:', undefined, isDurable);
      const [level] = database.prepare('pragma synchronous').all([]) as { synchronous: number }[];
      database.close();
      return level?.synchronous;
    });
    const [OFF, FULL] = [0, 2];
    assert.deepEqual(levels, [FULL, FULL, OFF]);
  });

  it('distinguishes a taken value from other failures', () => {
    const database = openLibsql(':memory:');
    database.prepare('create table things (id text primary key, size integer not null)').run([]);
    const insert = database.prepare('insert into things values (?, ?)');
    insert.run(['a', 1]);
    assert.throws(() => insert.run(['a', 1]), isUniqueViolation);
    assert.throws(
      () => insert.run(['b', null]),
      (error) => !isUniqueViolation(error),
    );
    database.close();
  });
});

describe('A transaction', () => {
  const test = useTestApp();

  it('that SQLite has ended by itself, as when the disk is full, fails with the original reason', async () => {
    const { db } = await openDatabase(test.config);
    const failed = db.transaction().execute(async (transaction) => {
      await sql`ROLLBACK`.execute(transaction);
      throw new Error('The disk is full.');
    });
    await assert.rejects(failed, /The disk is full\./);
    await db.destroy();
  });

  it('blocks other transactions until it ends, and changes nothing when it fails', async () => {
    const { db } = await openDatabase(test.config);
    const setting = (key: string) => ({ key, value: 'x' });
    const failed = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values(setting('inside')).execute();
      await new Promise((resolve) => setTimeout(resolve, 30));
      throw new Error('no');
    });
    const outside = db.insertInto('settings').values(setting('outside')).execute();
    await assert.rejects(failed, /no/);
    await outside;
    const keys = (await db.selectFrom('settings').select('key').execute()).map(({ key }) => key);
    await db.destroy();
    assert.ok(keys.includes('outside') && !keys.includes('inside'), String(keys));
  });
});
