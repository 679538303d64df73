import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it, mock } from 'node:test';
import { sql } from 'kysely';
import { readConfig } from '../src/config/config';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import type { ApiClient } from './support/api-client';
import { withDatabase } from './support/desk';
import { letTimeRunOut, REPLY_SECONDS } from './support/let-time-run-out';
import { isRewriting, type ModelBehaviour, type ModelServer, startModelServer } from './support/model-server';
import { sameOwner } from './support/people';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';

const HOTEL = `# Rooms

A double room costs 149 EUR a night in the low season and 182 EUR in the high season.

# Museum

The museum of the village is closed on Mondays in winter. In winter guided tours begin at ten.

# Sauna

The sauna opens at four in winter.`;

let model: ModelServer;
/** How long these tests wait for a complete question: as long as a busy machine needs, or not at all. */
const REWRITE_MS = 4_000;
let rewriteMs: number;
before(async () => {
  model = await startModelServer();
  const real = globalThis.setTimeout;
  mock.method(globalThis, 'setTimeout', (run: (...parameters: unknown[]) => void, ms = 0, ...parameters: unknown[]) =>
    real(run, ms === REWRITE_MS ? rewriteMs : ms, ...parameters),
  );
});
after(async () => {
  mock.restoreAll();
  await model.close();
});
beforeEach(() => {
  rewriteMs = 600_000;
  model.calls.length = 0;
});

async function openHotel(test: TestApp, signedUp: Promise<ApiClient> = sameOwner(test)) {
  const owner = await signedUp;
  const botId = await createAgent(owner, 'Rosa');
  const clientId = await giveClient(owner, botId);
  await upload(owner, botId, { 'hotel.md': HOTEL });
  await documentsDone(owner, botId);
  return { chat: () => startChat(test.visitor, clientId) };
}

async function withModel(test: TestApp): Promise<void> {
  const env = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small', LLM_REPLY_SECONDS: REPLY_SECONDS };
  await test.restart({ languageModel: readConfig(env).languageModel });
}

/** Replies to a request for a complete question with `rewriting`, and to every other with `reply`. */
const behave = (rewriting: ModelBehaviour, reply: string) =>
  model.behave((call) => (isRewriting(call) ? rewriting : { kind: 'reply', text: reply }));

const lastQuestion = () => model.calls.at(-1)?.body.messages.at(-1)?.content ?? '';

describe('A follow-up for a language model', () => {
  const test = useTestApp();
  before(() => withModel(test));

  it('comes with the passages of the complete question that the model makes from it', async () => {
    const { chat } = await openHotel(test);
    behave({ kind: 'reply', text: 'What does a double room cost in winter?' }, 'It costs 149 EUR [1].');
    const { ask } = await chat();
    await ask('How much is a double room?');
    const reply = await ask('And in winter?');
    const [, rewriting] = model.calls;
    assert.deepEqual(
      [model.calls.length, rewriting && isRewriting(rewriting), rewriting?.body['max_tokens']],
      [3, true, 120],
    );
    assert.deepEqual(
      rewriting?.body.messages.slice(1).map(({ content }) => content),
      ['How much is a double room?', 'It costs 149 EUR.', 'Last message: And in winter?'],
    );
    assert.match(lastQuestion(), /\[1\] hotel\.md, Rooms\n[^[]*149 EUR[\s\S]*Question: And in winter\?$/);
    assert.match(reply.sources[0]?.excerpt ?? '', /149 EUR/);
  });

  it('comes with the passages of the previous question when the model does not write a question', async () => {
    const { chat } = await openHotel(test);
    for (const rewriting of [
      { kind: 'reply', text: 'In winter it costs 149 EUR [1].' },
      { kind: 'reply', text: 'It costs 149 EUR.' },
      { kind: 'empty' },
      { kind: 'status', status: 400 },
    ] as const) {
      behave(rewriting, 'It costs 149 EUR [1].');
      const { ask } = await chat();
      await ask('How much is a double room?');
      assert.equal((await ask('And in winter?')).text, 'It costs 149 EUR.');
      assert.match(lastQuestion(), /149 EUR a night/, JSON.stringify(rewriting));
    }
  });

  it('waits only briefly for the complete question, and a timeout does not pause the model', async () => {
    const { chat } = await openHotel(test);
    rewriteMs = 0;
    behave({ kind: 'hang' }, 'It costs 149 EUR [1].');
    const { ask } = await chat();
    await ask('How much is a double room?');
    for (let at = 0; at < 4; at++) assert.equal((await ask('And in winter?')).text, 'It costs 149 EUR.');
  });

  it('is not made from a question that stands alone', async () => {
    const { chat } = await openHotel(test);
    behave({ kind: 'reply', text: 'What does a double room cost?' }, 'It costs 149 EUR [1].');
    const { ask } = await chat();
    await ask('How much is a double room?');
    await ask('At what time does the sauna open in winter?');
    assert.deepEqual(model.calls.filter(isRewriting), []);
  });

  it('without passages is answered only from the conversation, and never with a new figure', async () => {
    const { chat } = await openHotel(test);
    behave({ kind: 'empty' }, 'It costs 149 EUR [1].');
    const { ask } = await chat();
    await ask('Who won the world cup in 1998?');
    assert.equal(model.calls.length, 0, 'nothing was said before');
    await ask('How much is a double room?');
    model.behave({ kind: 'reply', text: 'I said that it is 149 EUR.' });
    const said = await ask('Who won the world cup in 1998?');
    assert.match(lastQuestion(), /no passages[\s\S]*Question: Who won/);
    assert.doesNotMatch(lastQuestion(), /<material/);
    assert.ok(model.calls.at(-1)?.body.messages.some(({ content }) => content === 'It costs 149 EUR.'));
    assert.deepEqual(
      [said.text, said.outcome, said.sources, said.passages],
      ['I said that it is 149 EUR.', 'unsure', [], []],
    );
    model.behave({ kind: 'reply', text: 'France, by 3 to 0.' });
    assert.equal((await ask('Who won the world cup in 1998?')).outcome, 'not-found');
  });
});

describe('The pauses of a language model', () => {
  const test = useTestApp();
  before(() => withModel(test));

  it('apply to one organization only', async (context) => {
    const [one, other] = [await openHotel(test), await openHotel(test, test.visitor.signUp())];
    letTimeRunOut(context);
    model.behave({ kind: 'status', status: 500 });
    const { ask } = await one.chat();
    for (let at = 0; at < 4; at++) await ask('How much is a double room?');
    assert.equal(model.calls.length, 3);
    model.behave({ kind: 'reply', text: 'It costs 149 EUR [1].' });
    assert.equal((await (await other.chat()).ask('How much is a double room?')).text, 'It costs 149 EUR.');
    assert.notEqual((await ask('How much is a double room?')).text, 'It costs 149 EUR.');
  });

  const PROVOKED = [
    ['a content filter (400)', { kind: 'status', status: 400, message: 'content_filter' }],
    ['a content filter (422)', { kind: 'status', status: 422 }],
    ['moderation (403)', { kind: 'status', status: 403, message: 'Your input was flagged by moderation.' }],
    ['a question that is too long (413)', { kind: 'status', status: 413 }],
    ['a reply of a mark alone', { kind: 'reply', text: '[1]' }],
    ['an empty reply', { kind: 'empty' }],
  ] as const;
  for (const [what, behaviour] of PROVOKED) {
    it(`are never caused by a visitor through ${what}`, async () => {
      // The model is paused for one owner only.
      const { chat } = await openHotel(test, test.visitor.signUp());
      model.behave(behaviour);
      const { ask } = await chat();
      for (let at = 0; at < 4; at++) await ask('How much is a double room?');
      model.behave({ kind: 'reply', text: 'It costs 149 EUR [1].' });
      assert.equal((await ask('How much is a double room?')).text, 'It costs 149 EUR.');
    });
  }
});

describe('A finished reply', () => {
  onOneDatabase('sqlite', (test) => {
    it('reaches the visitor although the daily numbers cannot be stored', async () => {
      const { chat } = await openHotel(test);
      const { ask } = await chat();
      await withDatabase(test, ({ db }) => sql`alter table daily_counts rename to daily_counts_away`.execute(db));
      const reply = await ask('How much is a double room?');
      await withDatabase(test, ({ db }) => sql`alter table daily_counts_away rename to daily_counts`.execute(db));
      assert.match(reply.text, /149 EUR/);
      assert.ok(reply.messageId);
    });

    it("comes from the documents when the model's use cannot be counted", async () => {
      await withModel(test);
      const { chat } = await openHotel(test);
      const { ask } = await chat();
      await withDatabase(test, ({ db }) => sql`alter table model_usage rename to model_usage_away`.execute(db));
      const reply = await ask('How much is a double room?');
      await withDatabase(test, ({ db }) => sql`alter table model_usage_away rename to model_usage`.execute(db));
      assert.match(reply.text, /149 EUR/);
      assert.equal(model.calls.length, 0);
    });
  });
});
