import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import pg from 'pg';
import { openDatabase } from '../src/database/database';
import { createAgent, upload } from './support/agents';
import { useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';

describe('The limits of the connections to PostgreSQL', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  const test = useTestApp('postgres', { databasePoolSize: 2, databaseStatementTimeoutMs: 3000 });
  let operator: pg.Client;
  before(async () => {
    operator = new pg.Client({ connectionString: String(test.config.databaseUrl) });
    // The test's database is dropped before this connection ends.
    operator.on('error', () => undefined);
    await operator.connect();
  });
  after(() => operator.end());

  const count = async (where: string) => {
    const { rows } = await operator.query(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and ${where}`,
    );
    return (rows[0] as { count: number }).count;
  };

  it('DATABASE_POOL_SIZE limits how many statements run at the same time; other calls wait', async () => {
    const owner = await test.visitor.signUp();
    await createAgent(owner, 'Rosa');
    await operator.query('begin; lock table agents in access exclusive mode');
    const calls = Array.from({ length: 8 }, () => owner.send(getBots));
    await until(async () => (await count(`wait_event_type = 'Lock'`)) === 2, 'both connections wait');
    // In addition to the pool's connections, there is one for LISTEN.
    assert.ok((await count(`backend_type = 'client backend'`)) <= 3);
    await operator.query('commit');
    for (const { statusCode } of await Promise.all(calls)) assert.equal(statusCode, 200);
  });

  it('DATABASE_STATEMENT_TIMEOUT_MS cancels a statement; its call gets 504, which does not count as an outage', async () => {
    const owner = await test.visitor.signUp();
    await operator.query('begin; lock table agents in access exclusive mode');
    const { statusCode, headers, body } = await owner.send(getBots);
    await operator.query('rollback');
    assert.equal(statusCode, 504);
    assert.equal(headers['retry-after'], undefined);
    assert.deepEqual(JSON.parse(body), {
      message: 'This took the database too long. Please try again, or request less at once.',
    });
    assert.equal((await owner.send(getBots)).statusCode, 200);
  });

  it('calls still work after another instance has changed a column that they read', async () => {
    const owner = await test.visitor.signUp();
    const read = async () => assert.equal((await owner.send(getBots)).statusCode, 200);
    // Runs the query on every connection in the pool.
    await Promise.all([read(), read(), read(), read()]);
    await operator.query('alter table sessions alter column last_used_at type varchar(100)');
    await Promise.all([read(), read(), read(), read()]);
    await operator.query('alter table sessions alter column last_used_at type text');
  });

  it("a migration may take longer, even when it waits for another instance's migration", async () => {
    // The lock of Kysely's migrations.
    await operator.query('begin; select pg_advisory_xact_lock(3853314791062309107)');
    const sleeping = operator.query('select pg_sleep(1.5); commit');
    const { db } = await openDatabase({ ...test.config, databaseStatementTimeoutMs: 500 });
    await db.destroy();
    await sleeping;
  });

  it('a document whose passages always exceed the time limit fails with the reason, and the next one is read', async () => {
    const owner = await test.visitor.signUp();
    const botId = await createAgent(owner, 'Rosa');
    await operator.query(`create function sleep() returns trigger language plpgsql as
      $$ begin if new.text like '%slowly%' then perform pg_sleep(60); end if; return new; end $$`);
    await operator.query('create trigger sleep before insert on passages for each row execute function sleep()');
    await upload(owner, botId, { 'slow.txt': 'We open slowly.' });
    const first = async () => (await owner.call(getBot, { botId })).documents[0];
    await until(async () => (await first())?.status === 3, 'the document fails');
    assert.match(String((await first())?.error), /^The database took too long to store the document\./);
    await upload(owner, botId, { 'fast.txt': 'We open at nine.' });
    await until(async () => {
      const { documents } = await owner.call(getBot, { botId });
      return documents.some(({ status }) => status === 2);
    }, 'the next document is read');
  });
});
