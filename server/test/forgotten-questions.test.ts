import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createAnswer, getAnswers } from '@frontdesk/shared/endpoints/answer';
import { addChatParticipant } from '@frontdesk/shared/endpoints/chat';
import * as endpoints from '@frontdesk/shared/endpoints/conversation';
import { deleteExpired } from '../src/conversations/retention';
import { joinEmbeddings, readEmbedding } from '../src/passages/embeddings/embedding';
import { startChat } from './support/agents';
import { conversationsOf, openDesk, withDatabase } from './support/desk';
import { onOneDatabase, type TestApp } from './support/test-app';
import { until } from './support/until';

const FORTY_DAYS_MS = 40 * 86_400_000;
const QUESTION = 'Do you sell apples?';

/**
 * Opens a desk with the calls that these tests need. Nothing is embedded, so only questions with equal words count as
 * the same.
 */
async function openShop(test: TestApp) {
  const { owner, botId: agentId, clientId, site } = await openDesk(test);
  const visit = async (userName: string, visitorId?: string) => {
    const chat = await startChat(site, clientId, userName);
    const { conversationId, page } = chat;
    if (visitorId) await page.call(addChatParticipant, { conversationId, userName, visitorId });
    return chat;
  };
  const groups = async () => (await owner.call(endpoints.getUnanswered, {})).groups;
  const idOf = async (userName: string) =>
    (await conversationsOf(owner)).find(({ visitor }) => visitor === userName)?.id ?? '';
  return {
    owner,
    visit,
    groups,
    asked: (count: number) =>
      until(
        async () => (await groups()).reduce((sum, group) => sum + group.count, 0) === count,
        `${count} are grouped`,
      ),
    /** Answers the only group, but with a different question. */
    answer: async () => {
      const [group] = await groups();
      await owner.call(createAnswer, { agentId, question: 'Fruit', answer: 'Yes.', groupId: group?.id ?? '' });
    },
    wordings: async () => (await owner.call(getAnswers, { agentId })).answers.flatMap((one) => one.wordings),
    deleteOne: async (userName: string) => owner.call(endpoints.deleteConversation, { id: await idOf(userName) }),
    deleteVisitor: async (userName: string) => owner.call(endpoints.deleteVisitor, { id: await idOf(userName) }),
  };
}

describe('A question without an answer', () => {
  onOneDatabase('postgres', (test) => {
    it('is counted and forgotten with its conversation even when its group has the most wordings', async () => {
      const shop = await openShop(test);
      await (await shop.visit('Ann')).ask(QUESTION);
      await shop.asked(1);
      await withDatabase(test, async ({ db }) => {
        const known = await db.selectFrom('question_wordings').selectAll().where('text', '=', QUESTION).execute();
        const [wording] = known.toReversed();
        assert.ok(wording?.embedding);
        const embedding = joinEmbeddings([readEmbedding(wording.embedding)]);
        for (let at = 1; at < 50; at++) {
          const id = randomUUID();
          await db
            .insertInto('question_wordings')
            .values({ ...wording, id, key: id, embedding })
            .execute();
        }
      });
      await (await shop.visit('Bob')).ask('Do you sell any apples here?');
      await shop.asked(2);
      assert.equal((await shop.groups()).length, 1);
      await shop.deleteOne('Bob');
      assert.deepEqual(
        (await shop.groups()).map(({ count }) => count),
        [1],
      );
    });
  });

  onOneDatabase(
    'postgres',
    (test) => {
      for (const visitorId of [randomUUID(), undefined]) {
        it(`is deleted with its last conversation, for a visitor ${visitorId ? 'with' : 'without'} an id`, async () => {
          const shop = await openShop(test);
          for (const name of ['One', 'Two']) {
            const { ask } = await shop.visit(name, visitorId);
            await ask(QUESTION);
            await ask(QUESTION);
          }
          await shop.asked(4);
          await shop.deleteOne('One');
          assert.deepEqual(
            (await shop.groups()).map(({ question, count }) => [question, count]),
            [[QUESTION, 2]],
          );
          await shop.deleteOne('Two');
          assert.deepEqual(await shop.groups(), []);
        });
      }
    },
    { embeddingWorker: pathToFileURL('dist/no-such-worker.js') },
  );
});

describe('A wording of an answer', () => {
  onOneDatabase(
    'postgres',
    (test) => {
      it('is kept when its conversation expires or is deleted', async () => {
        const shop = await openShop(test);
        await (await shop.visit('Ann')).ask(QUESTION);
        await (await shop.visit('Bob')).ask('Do you sell PEARS?');
        await shop.asked(2);
        await shop.answer();
        await shop.answer();
        assert.equal((await shop.wordings()).length, 2);
        await shop.deleteOne('Ann');
        await shop.owner.call(endpoints.setRetention, { days: 30 });
        await withDatabase(test, (database) => deleteExpired(database, Date.now() + FORTY_DAYS_MS));
        assert.deepEqual(await conversationsOf(shop.owner), []);
        assert.deepEqual((await shop.wordings()).sort(), ['Do you sell PEARS?', QUESTION]);
        assert.equal((await (await shop.visit('Carl')).ask(QUESTION)).text, 'Yes.');
      });

      it('is deleted with the only visitor who used it, even if its conversation was deleted earlier', async () => {
        const shop = await openShop(test);
        const visitorId = randomUUID();
        await (await shop.visit('Ann', visitorId)).ask(QUESTION);
        await shop.asked(1);
        await shop.answer();
        await shop.deleteOne('Ann');
        await (await shop.visit('Ann again', visitorId)).ask('Hello!');
        assert.deepEqual(await shop.wordings(), [QUESTION]);
        await shop.deleteVisitor('Ann again');
        assert.deepEqual(await shop.wordings(), []);
      });

      it('from a deleted visitor no longer finds the answer', async () => {
        const shop = await openShop(test);
        await (await shop.visit('Ann')).ask(QUESTION);
        await shop.asked(1);
        await shop.answer();
        const { ask } = await shop.visit('Bob');
        assert.equal((await ask(QUESTION)).text, 'Yes.');
        await shop.deleteVisitor('Ann');
        assert.notEqual((await ask(QUESTION)).text, 'Yes.');
      });
    },
    { embeddingWorker: pathToFileURL('dist/no-such-worker.js') },
  );
});
