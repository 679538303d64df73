import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import { getUnanswered } from '@frontdesk/shared/endpoints/conversation';
import { openDatabase } from '../src/database/database';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { EmbeddingServer } from './support/embedding-server';
import { onOneDatabase, type TestApp } from './support/test-app';
import { until } from './support/until';

const HAUS = `# Anreise

Die Zimmer sind ab 15 Uhr bezugsfertig. Parkplätze finden Sie hinter dem Haus.

# Frühstück

Das Frühstück gibt es von sieben bis zehn Uhr im Wintergarten.`;
const CASA = '# Arrivo\n\nLe camere sono pronte dalle ore 15. Il parcheggio si trova dietro la casa.';
const HOUSE = '# Arrival\n\nRooms are ready from 3 pm.\n\n# Dogs\n\nDogs are welcome in all rooms.';

async function agentWith(test: TestApp, documents: Record<string, string>) {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner);
  await upload(owner, botId, documents);
  await documentsDone(owner, botId);
  const clientId = await giveClient(owner, botId);
  /** Asks a question as a visitor, even after a restart. */
  const ask = async (question: string) => (await startChat(test.visitor, clientId)).ask(question);
  /** Makes calls as the owner, even after a restart. */
  const asOwner = () => test.visitor.as(owner.headers);
  return { ask, botId, asOwner };
}

async function passagesOf({ config }: TestApp, agentId: string) {
  const { db } = await openDatabase(config);
  try {
    return await db
      .selectFrom('passages')
      .select(['language', 'terms', 'embedding_model as model'])
      .where('agent_id', '=', agentId)
      .orderBy('position')
      .execute();
  } finally {
    await db.destroy();
  }
}

describe('Documents in other languages', () => {
  onOneDatabase('sqlite', (test) => {
    it('are stored with their language, and embedded if our model supports it or they can be glossed', async () => {
      const german = await agentWith(test, { 'haus.md': HAUS });
      const italian = await agentWith(test, { 'casa.md': CASA });
      const english = await agentWith(test, { 'house.md': HOUSE });
      for (const [{ botId }, expected] of [
        [german, 'de'],
        [english, 'en'],
      ] as const) {
        const areEmbedded = async () =>
          (await passagesOf(test, botId)).every(({ model }) => model === 'all-MiniLM-L6-v2');
        await until(areEmbedded, `the passages in ${expected} are embedded`);
        for (const { language } of await passagesOf(test, botId)) assert.equal(language, expected);
      }
      const car = await german.ask('Wo stelle ich mein Auto ab?');
      assert.match(car.passages?.[0]?.text ?? car.text, /Parkplätze finden Sie hinter dem Haus/);
      for (const { language, model } of await passagesOf(test, italian.botId)) {
        assert.deepEqual([language, model], ['it', null]);
      }
      const metrics = (await test.app.inject('/metrics')).body;
      assert.ok(metrics.includes('frontdesk_passages_waiting 0'), 'Italian passages are not counted as waiting');
    });

    it("are found by the forms and compounds of their words, with phrases in the question's language", async () => {
      const { ask } = await agentWith(test, { 'haus.md': HAUS });
      const parking = await ask('Wo kann ich parken?');
      assert.match(parking.text, /Parkplätze finden Sie hinter dem Haus/);
      const nothing = await ask('Wer hat die Weltmeisterschaft gewonnen?');
      assert.deepEqual(
        [nothing.text, nothing.outcome],
        ['Das konnte ich in den Dokumenten nicht finden.', 'not-found'],
      );
    });
  });
});

describe('With an embedding service', () => {
  onOneDatabase('sqlite', (test) => {
    it('questions without an answer are embedded again, so that others still join their groups', async (context) => {
      const server = await EmbeddingServer.start();
      context.after(async () => {
        await test.restart({ embeddingService: null });
        await server.stop();
      });
      const { ask, botId, asOwner } = await agentWith(test, { 'house.md': HOUSE });
      await ask('Where is the nearest pharmacy?');
      const groups = async () => (await asOwner().call(getUnanswered, { agentId: botId })).groups;
      await until(async () => (await groups()).length === 1, 'the question is in a group');
      await test.restart({ embeddingService: { baseUrl: server.baseUrl, apiKey: '', model: 'many-languages' } });
      const models = async () => {
        const { db } = await openDatabase(test.config);
        const rows = await db
          .selectFrom('question_groups')
          .select('embedding_model')
          .where('agent_id', '=', botId)
          .execute();
        await db.destroy();
        return rows.map(({ embedding_model }) => embedding_model);
      };
      await until(async () => (await models())[0] === 'many-languages', 'the group is embedded by the new model');
      await ask('Where is your nearest pharmacy, please?');
      await until(async () => (await groups())[0]?.count === 2, 'the second question is counted');
      assert.equal((await groups()).length, 1);
    });

    it('everything is embedded again by its model, in every language, and can be found in the meantime', async (context) => {
      const server = await EmbeddingServer.start();
      context.after(() => server.stop());
      const german = await agentWith(test, { 'haus.md': HAUS });
      const english = await agentWith(test, { 'house.md': HOUSE });
      server.mood = 'failing';
      const embeddingService = { baseUrl: server.baseUrl, apiKey: '', model: 'many-languages' };
      await test.restart({ embeddingService });
      assert.match((await german.ask('Wo kann ich parken?')).text, /Parkplätze/);
      assert.match((await english.ask('Are dogs welcome?')).text, /Dogs are welcome/);
      const share = async ({ asOwner, botId }: typeof german) =>
        (await asOwner().call(getBot, { botId })).documents[0]?.indexedShare;
      await until(() => server.requests.length >= 4, 'the embedding was tried and retried');
      assert.deepEqual([await share(german), await share(english)], [0, 0]);
      server.mood = 'well';
      for (const { botId } of [german, english]) {
        const isDone = async () => (await passagesOf(test, botId)).every(({ model }) => model === 'many-languages');
        await until(isDone, 'every passage is embedded by the new model');
      }
      await until(async () => (await share(german)) === null, 'the document is indexed');
      assert.match((await german.ask('Wo kann ich parken?')).text, /Parkplätze/);
      await test.restart({ embeddingService: null });
      const isBack = async () =>
        (await passagesOf(test, english.botId)).every(({ model }) => model === 'all-MiniLM-L6-v2');
      await until(isBack, 'English passages are embedded by the own model again');
      assert.match((await english.ask('Are dogs welcome?')).text, /Dogs are welcome/);
    });
  });
});
