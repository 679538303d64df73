import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase, hasPostgres } from '../../test/support/test-database';
import type { Config } from '../config/config';
import { type Database, openDatabase } from '../database/database';
import { eventsOfDocuments } from '../database/migrations/0025-events-of-documents';
import { WebhookDeliveries } from './deliveries';

const WAITING = 100_000;
const NOW = new Date().toISOString();

/** Runs `use` with a database that has an organization with these webhooks. */
async function withWebhooks(
  engine: Database['engine'],
  ids: readonly string[],
  use: (database: Database) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'webhooks-'));
  const own = engine === 'postgres' ? await createTestDatabase() : null;
  const config = { dataDir, databaseUrl: own?.url ?? null, databasePoolSize: 4 };
  const database = await openDatabase(config as Config);
  try {
    await database.db.insertInto('organizations').values({ id: 'o', name: 'O', created_at: NOW }).execute();
    const webhook = {
      organization_id: 'o',
      address: 'https://shop.example/',
      events: '[]',
      secret: 'whsec_AA==',
      old_secret: null,
      old_secret_until: null,
      is_on: 1 as const,
      off_reason: null,
      failing_since: null,
      created_by: '',
      created_at: NOW,
    };
    await database.db
      .insertInto('webhooks')
      .values(ids.map((id) => ({ ...webhook, id })))
      .execute();
    await use(database);
  } finally {
    await database.db.destroy();
    await own?.drop();
    await rm(dataDir, { recursive: true });
  }
}

/** Stores deliveries that have been waiting since `since`. */
async function addWaiting({ db }: Database, webhookId: string, since: string, count = 1): Promise<void> {
  await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
    insert into webhook_deliveries (id, webhook_id, message_id, type, body, created_at, next_attempt_at)
    select ${sql.lit(`${webhookId}-${since}-`)} || n, ${sql.lit(webhookId)}, 'msg', 'webhook.test', '{}', ${sql.lit(NOW)}, ${sql.lit(since)}
    from numbers`.execute(db);
}

const jobOn = (database: Database, problem: string | null = null) =>
  new WebhookDeliveries(
    {
      database,
      sender: { send: async () => ({ problem, isGone: false }) },
      notifyWithin: async () => () => undefined,
    },
    (failure) => assert.fail(String(failure)),
  );

for (const engine of ['sqlite', 'postgres'] as const) {
  describe(`Deliveries on ${engine}`, { skip: engine === 'postgres' && !hasPostgres }, () => {
    it('take turns by webhook, not by how long they have waited', async () => {
      await withWebhooks(engine, ['busy', 'quiet'], async (database) => {
        await addWaiting(database, 'busy', '2026-01-01', 3);
        await addWaiting(database, 'quiet', '2026-02-02');
        const job = jobOn(database);
        const claimed = [];
        for (let at = 0; at < 5; at++) claimed.push((await job.claim([]))?.webhookId);
        assert.deepEqual(claimed, ['busy', 'quiet', 'busy', 'busy', undefined]);
      });
    });

    it('for many webhooks that are due at the same time are each claimed once', async () => {
      const ids = Array.from({ length: 30 }, (_, at) => `hook-${at}`);
      await withWebhooks(engine, ids, async (database) => {
        for (const id of ids) await addWaiting(database, id, '2026-01-01', 2);
        const job = jobOn(database);
        const claimed: string[] = [];
        // Does what the worker does: a webhook is busy while one of its deliveries is being sent.
        for (let next = await job.claim(claimed); next; next = await job.claim(claimed)) claimed.push(next.webhookId);
        assert.deepEqual(claimed.sort(), ids.sort());
      });
    });

    it('are claimed just as fast when many are waiting behind a slow receiver', async () => {
      await withWebhooks(engine, ['slow', 'fine'], async (database) => {
        await addWaiting(database, 'slow', '2026-01-01', WAITING);
        await addWaiting(database, 'fine', '2026-02-02');
        const job = jobOn(database);
        assert.equal((await job.claim(['slow']))?.webhookId, 'fine');
        const tookMs: number[] = [];
        for (let at = 0; at < 20; at++) {
          const begun = performance.now();
          assert.equal(await job.claim(['slow']), null);
          tookMs.push(performance.now() - begun);
        }
        assert.ok(Math.min(...tookMs) < 15, `${tookMs} ms`);
      });
    });

    it('about documents are linked to them in a database from an earlier release, and are deleted with them', async () => {
      await withWebhooks(engine, ['hook'], async ({ db }) => {
        await sql`insert into agents (id, organization_id, name, description, configuration, model_name, enabled, client_is_active, created_at)
          values ('a', 'o', 'Rosa', '', '', '', 1, 0, ${NOW})`.execute(db);
        await sql`insert into documents (id, organization_id, agent_id, document_id, name, size, sha256, type, status, created_at, changed_at)
          values ('row', 'o', 'a', 'doc', 'x.txt', 1, '', 0, 3, ${NOW}, ${NOW})`.execute(db);
        for (const documentId of ['doc', 'gone']) {
          const body = JSON.stringify({ type: 'document.failed', data: { documentId } });
          await sql`insert into webhook_deliveries (id, webhook_id, message_id, type, body, created_at)
            values (${documentId}, 'hook', 'msg', 'document.failed', ${body}, ${NOW})`.execute(db);
        }
        const ids = async () => (await db.selectFrom('webhook_deliveries').select('id').execute()).map(({ id }) => id);
        await sql`drop index webhook_deliveries_of_document`.execute(db);
        // SQLite cannot drop a column that refers to another table.
        await sql`alter table webhook_deliveries rename column document_row_id to earlier`.execute(db);
        await eventsOfDocuments(engine).up(db);
        assert.deepEqual(await ids(), ['doc']);
        await db.deleteFrom('documents').execute();
        assert.deepEqual(await ids(), []);
      });
    });

    it('are given up when the webhook is turned off during an attempt that fails', async () => {
      await withWebhooks(engine, ['hook'], async (database) => {
        await addWaiting(database, 'hook', '2026-01-01');
        const job = jobOn(database, 'The receiver answered 500.');
        const delivery = await job.claim([]);
        assert.ok(delivery);
        await database.db.updateTable('webhooks').set({ is_on: 0 }).execute();
        await job.finish(delivery, await job.run(delivery, new AbortController().signal));
        const row = await database.db.selectFrom('webhook_deliveries').selectAll().executeTakeFirstOrThrow();
        assert.deepEqual([row.next_attempt_at, row.problem], [null, 'The receiver answered 500.']);
      });
    });
  });
}
