import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { testConfig } from '../../test/support/test-app';
import { createTestDatabase, hasPostgres } from '../../test/support/test-database';
import { openDatabase } from '../database/database';
import type { Engine } from '../database/engine';
import { MailStore } from './mail-store';

const LETTER = { to: { name: '', address: 'a@example.com' }, subject: 'Hello', text: 'x', about: {} };
const MINUTE_MS = 60_000;

/** Opens a new database that no server uses. */
async function openEmpty(context: TestContext, engine: Engine) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-test-'));
  const own = engine === 'postgres' ? await createTestDatabase(process.env['TEMPLATE_DATABASE']) : null;
  const database = await openDatabase({ ...testConfig(dataDir), databaseUrl: own?.url ?? null });
  context.after(async () => {
    await database.db.destroy();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return database;
}

for (const engine of ['sqlite', 'postgres'] as const) {
  const skip = engine === 'postgres' && !hasPostgres && 'PostgreSQL was not found';
  describe(`A stored email on ${engine}`, { skip }, () => {
    it('is sent by only one instance, however much the clocks of two instances differ', async (context) => {
      const store = new MailStore(await openEmpty(context, engine));
      const now = Date.now();
      await store.add({ ...LETTER, expiresInMs: 10 * MINUTE_MS });
      context.mock.timers.enable({ apis: ['Date'], now: now - 60 * MINUTE_MS });
      assert.equal((await store.claim())?.subject, 'Hello');
      context.mock.timers.reset();
      for (const ahead of [5, 60, -60]) {
        context.mock.timers.enable({ apis: ['Date'], now: now + ahead * MINUTE_MS });
        assert.equal(await store.claim(), null, `${ahead} minutes`);
        context.mock.timers.reset();
      }
    });

    it('expires by the clock of the database', async (context) => {
      const store = new MailStore(await openEmpty(context, engine));
      context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 60 * MINUTE_MS });
      await store.add({ ...LETTER, expiresInMs: 10 * MINUTE_MS });
      context.mock.timers.reset();
      const left = (await store.claim())?.expiresInMs ?? 0;
      assert.ok(left > 0 && left <= 10 * MINUTE_MS, String(left));
    });
  });
}
