import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import { createAgent, documentsDone, upload } from '../../test/support/agents';
import { onEachDatabase } from '../../test/support/test-app';
import { type Database, openDatabase } from '../database/database';
import { passagesById, searchPassages } from './find-passages';

describe('The search for passages', () => {
  onEachDatabase((test) => {
    const withDatabase = async (use: (database: Database) => Promise<void>) => {
      const database = await openDatabase(test.config);
      await use(database).finally(() => database.db.destroy());
    };

    /** An agent with its organization; by default a made-up agent without any documents. */
    const keyOf = async ({ db }: Database, agentId: string = randomUUID()) => {
      const agent = await db
        .selectFrom('agents')
        .select('organization_id')
        .where('id', '=', agentId)
        .executeTakeFirst();
      return { agentId, organizationId: agent?.organization_id ?? 'none' };
    };

    it("finds an agent's passages that contain any of the words", async () => {
      const owner = await test.visitor.signUp();
      const [botId, other] = [await createAgent(owner), await createAgent(owner)];
      await upload(owner, botId, {
        'a.md': '# Boats\n\nA boat, a sail and a mast.\n\n# Cars\n\nA car has wheels.\n\n# Rest\n\nNothing of either.',
      });
      await upload(owner, other, { 'b.md': '# Boats\n\nAnother boat with a sail.' });
      await Promise.all([documentsDone(owner, botId), documentsDone(owner, other)]);
      await withDatabase(async (database) => {
        const agent = await keyOf(database, botId);
        const found = await searchPassages(database, agent, ['sail', 'boat', 'wheel'], 10);
        assert.deepEqual(found.map(({ heading }) => heading).sort(), ['Boats', 'Cars']);
        assert.equal((await searchPassages(database, agent, ['sail', 'wheel'], 1)).length, 1);
        assert.deepEqual(await searchPassages(database, agent, [], 10), []);
        assert.deepEqual(await searchPassages(database, await keyOf(database), ['boat'], 10), []);
        const stolen = { ...agent, organizationId: 'other' };
        assert.deepEqual(await searchPassages(database, stolen, ['boat'], 10), []);
      });
    });

    it('reads passages by id, except for deleted and unready ones', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      await upload(owner, botId, { 'a.md': '# Boats\n\nA boat.\n\n# Cars\n\nA car.' });
      await documentsDone(owner, botId);
      await withDatabase(async (database) => {
        const agent = await keyOf(database, botId);
        const [boats, cars] = await searchPassages(database, agent, ['boat', 'car'], 10);
        assert.ok(boats && cars);
        assert.deepEqual(await passagesById(database, agent, [boats.id, 987_654_321]), [boats]);
        assert.deepEqual(await passagesById(database, await keyOf(database), [boats.id]), []);
        // In a transaction, so that the server does not see that the document is waiting, and does not read it again.
        await database.db.transaction().execute(async (db) => {
          const setStatus = (status: number) =>
            db.updateTable('documents').set({ status }).where('agent_id', '=', botId).execute();
          await setStatus(DOCUMENT_STATUS.queued);
          // The document still answers with the passages that were read before.
          assert.deepEqual(await searchPassages({ ...database, db }, agent, ['boat', 'car'], 10), [boats, cars]);
          assert.deepEqual(await passagesById({ ...database, db }, agent, [boats.id, cars.id]), [boats, cars]);
          await setStatus(DOCUMENT_STATUS.processing);
        });
        assert.deepEqual(await searchPassages(database, agent, ['boat', 'car'], 10), []);
        assert.deepEqual(await passagesById(database, agent, [boats.id, cars.id]), []);
        assert.deepEqual(await passagesById(database, agent, []), []);
      });
    });

    it('handles any word', async () => {
      await withDatabase(async (database) => {
        for (const term of ['"', "'", '\\', 'a*', 'NEAR', 'or', ':', '(', '!', '<->', '客服', '']) {
          assert.deepEqual(await searchPassages(database, await keyOf(database), [term], 10), [], term);
        }
      });
    });
  });
});
