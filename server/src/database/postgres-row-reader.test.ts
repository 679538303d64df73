import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { createTestDatabase, hasPostgres, type TestDatabase } from '../../test/support/test-database';
import { postgresRowReader } from './postgres-row-reader';

describe('A row of PostgreSQL', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let read: ReturnType<typeof postgresRowReader>;
  before(async () => {
    database = await createTestDatabase();
    // Statements run on one connection, which the pool replaces after a failed one.
    pool = new pg.Pool({ connectionString: database.url, max: 1 });
    read = postgresRowReader(pool, pg.types, false);
    await pool.query('create table texts (id int, text text)');
    await pool.query(`insert into texts values (1, 'one'), (2, 'two'), (3, null)`);
  });
  after(async () => {
    await pool.end();
    await database.drop();
  });

  const TYPES = `select id, text, null as nothing, '' as empty, id = 2 as "isTwo", id * 1.5 as share, count(*) over () as many,
    json_build_array(text, 'ü') as list from texts where id >= $1::int order by id`;
  const TWO = {
    id: 2,
    text: 'two',
    nothing: null,
    empty: '',
    isTwo: true,
    share: '3.0',
    many: '2',
    list: ['two', 'ü'],
  };

  it('has the same values when it is read again, as with the driver’s own queries', async () => {
    for (let time = 0; time < 3; time++) assert.deepEqual(await read(TYPES, [2]), TWO);
    assert.deepEqual((await pool.query(TYPES, [2])).rows[0], TWO);
    assert.equal(await read(TYPES, [4]), undefined);
    assert.deepEqual(await read('select text from texts where id = $1::int', ['3']), { text: null });
  });

  it('can be read after a failed attempt', async () => {
    const share = 'select 6 / $1::int as share';
    for (let time = 0; time < 2; time++) {
      await assert.rejects(read(share, ['0']), { code: '22012' });
      await assert.rejects(read('select nothing from nowhere where id = $1', ['1']), { code: '42P01' });
      assert.deepEqual(await read(share, ['2']), { share: 3 });
    }
  });

  it('is the row of its own query when another reader uses the connection', async () => {
    assert.deepEqual(await postgresRowReader(pool, pg.types, false)('select 1 as one', []), { one: 1 });
    assert.deepEqual(await postgresRowReader(pool, pg.types, false)('select 2 as two', []), { two: 2 });
  });

  it('can be read after its columns have changed', async () => {
    const all = 'select * from texts where id = $1::int';
    assert.deepEqual(await read(all, ['1']), { id: 1, text: 'one' });
    await pool.query('alter table texts add column more int default 7');
    for (let time = 0; time < 2; time++) assert.deepEqual(await read(all, ['1']), { id: 1, text: 'one', more: 7 });
  });

  it('is refused to a call whose connection ends, and the next call gets it', async () => {
    const ending = read('select pg_terminate_backend(pg_backend_pid()), $1', ['x']);
    await assert.rejects(ending);
    assert.deepEqual(await read(TYPES, ['2']), TWO);
  });
});
