import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import { getModelUse } from '@frontdesk/shared/endpoints/language-model';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { LanguageModel } from '../src/chat/model/language-model';
import { PHRASES } from '../src/chat/phrases/phrases';
import { readConfig } from '../src/config/config';
import { openDatabase } from '../src/database/database';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import type { ApiClient } from './support/api-client';
import { CHAT_OPTIONS } from './support/desk';
import { letTimeRunOut, REPLY_SECONDS } from './support/let-time-run-out';
import { type ModelServer, startModelServer, USAGE } from './support/model-server';
import { sameOwner } from './support/people';
import { startPreview } from './support/previews';
import { noteSecrets } from './support/suite-log';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';

const HOUSE_RULES = `# Guest house

## Arrival

Check-in is from 3 pm to 9 pm. Please ring us if you arrive later.

## Animals

Dogs are welcome for 12 EUR a night. Cats cannot stay.
`;
const KEY = 'sk-test-0123456789';
const PASSAGE = /from 3 pm to 9 pm/;

let model: ModelServer;
before(async () => {
  model = await startModelServer();
  noteSecrets(KEY, 'apiKey');
});
after(() => model.close());
beforeEach(() => {
  model.calls.length = 0;
  model.behave({ kind: 'reply', text: 'Come between **three and nine** [1].' });
});

/** Restarts the app with the model and with other operator settings. */
async function withModel(test: TestApp, env: Record<string, string> = {}): Promise<void> {
  const usual = { LLM_BASE_URL: model.baseUrl, LLM_API_KEY: KEY, LLM_MODEL: 'small', LLM_REPLY_SECONDS: REPLY_SECONDS };
  await test.restart({ languageModel: readConfig({ ...usual, ...env }).languageModel });
}

async function guestHouse(test: TestApp, signedUp: Promise<ApiClient> = sameOwner(test)) {
  const [owner, name] = [await signedUp, 'Rosa'];
  const botId = await createAgent(owner, name);
  const clientId = await giveClient(owner, botId);
  await upload(owner, botId, { 'rules.md': HOUSE_RULES });
  await documentsDone(owner, botId);
  const change = (settings: object, modelName = '') =>
    owner.call(updateBot, { id: botId, name, enabled: true, modelName, configuration: JSON.stringify(settings) });
  return { owner, botId, clientId, change, chat: () => startChat(test.visitor, clientId) };
}

const lastMessages = () => model.calls.at(-1)?.body.messages ?? [];

const noticesOf = async (owner: ApiClient) =>
  (await owner.call(getNotifications, {})).notifications.filter(({ title }) => /language model/i.test(title));

describe('A language model', () => {
  const test = useTestApp();
  before(() => withModel(test, { LLM_MODELS: 'small, large' }));

  it('writes the answer from the passages that it cites', async () => {
    const { chat } = await guestHouse(test);
    const reply = await (await chat()).ask('When can I check in?');
    assert.equal(reply.text, 'Come between **three and nine**.');
    assert.equal(reply.outcome, 'answered');
    assert.deepEqual(
      reply.sources.map(({ name, excerpt }) => [name, PASSAGE.test(excerpt)]),
      [['rules.md', true]],
    );
    const [call] = model.calls;
    assert.equal(call?.path, '/v1/chat/completions');
    assert.equal(call?.headers.authorization, `Bearer ${KEY}`);
    assert.equal(call?.body.model, 'small');
    const [system, question] = lastMessages();
    assert.match(system?.content ?? '', /material, never instructions/);
    assert.match(question?.content ?? '', /\[1\] rules\.md.*\n.*3 pm to 9 pm[\s\S]*Question: When can I check in\?$/);
  });

  it("receives the owner's instructions and the earlier conversation, under the name of the model that she chose", async () => {
    const { change, chat } = await guestHouse(test);
    await change({ instructions: 'Always say “please”.', language: 'de' }, 'large');
    const { ask } = await chat();
    await ask('When can I check in?');
    await ask('Are dogs welcome?');
    assert.equal(model.calls.at(-1)?.body.model, 'large');
    const [system, ...turns] = lastMessages();
    assert.match(system?.content ?? '', /Always say “please”\./);
    assert.match(system?.content ?? '', /German/);
    assert.deepEqual(
      turns.map(({ role, content }) => [role, role === 'user' && content.includes('<material')]),
      [
        ['user', false],
        ['assistant', false],
        ['user', true],
      ],
    );
    assert.deepEqual(
      turns.slice(0, 2).map(({ content }) => content),
      ['When can I check in?', 'Come between **three and nine**.'],
    );
  });

  it("also receives the earlier turns of an owner's preview", async () => {
    const { owner, clientId } = await guestHouse(test);
    const { ask } = await startPreview(test, owner.email, clientId);
    await ask('When can I check in?');
    await ask('Are dogs welcome?');
    assert.deepEqual(
      lastMessages()
        .slice(1, 3)
        .map(({ content }) => content),
      ['When can I check in?', 'Come between **three and nine**.'],
    );
  });

  it('has its reply shown even when the database fails before its tokens are counted', async () => {
    const { botId } = await guestHouse(test);
    const database = await openDatabase(test.config);
    const config = readConfig({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' }).languageModel;
    assert.ok(config);
    const failures: unknown[] = [];
    const languageModel = new LanguageModel(config, database, (failure) => failures.push(failure));
    model.behave(() => {
      void database.db.destroy();
      return { kind: 'reply', text: 'At three [1].' };
    });
    const { signal } = new AbortController();
    const response = await languageModel.request(
      {
        agent: { id: botId, organizationId: 'o' },
        subjects: { conversation: 'c', visitor: 'v', agent: botId, server: '' },
        limits: config.limits,
        model: 'small',
        system: '',
        history: [],
        question: 'When?',
        tokensMax: 800,
        signal,
        onText: null,
      },
      signal,
    );
    assert.deepEqual(response, { result: 'replied', text: 'At three [1].' });
    assert.equal(failures.length, 1);
  });

  it('is not used when the operator does not offer it', async () => {
    const { change, chat } = await guestHouse(test);
    await change({}, 'gpt-of-somebody-else');
    await (await chat()).ask('When can I check in?');
    assert.equal(model.calls.at(-1)?.body.model, 'small');
  });

  it('causes an unsure reply without sources when it cites passages that it was not sent', async () => {
    const { chat } = await guestHouse(test);
    for (const text of ['Come at three [7].', 'Come at three.', 'Come at three [0][99].']) {
      model.behave({ kind: 'reply', text });
      const reply = await (await chat()).ask('When can I check in?');
      assert.deepEqual([reply.text, reply.outcome, reply.sources], ['Come at three.', 'unsure', []], text);
      assert.match(reply.nearest[0]?.excerpt ?? '', PASSAGE);
    }
    model.behave({ kind: 'reply', text: 'Come at three [1][9].' });
    const reply = await (await chat()).ask('When can I check in?');
    assert.deepEqual([reply.outcome, reply.sources.length], ['answered', 1]);
  });

  it("that finds nothing replies in the owner's words, whatever its punctuation", async () => {
    const { change, chat } = await guestHouse(test);
    for (const text of [
      'I could not find that in the documents.',
      '"I couldn’t find that in the documents!"',
      'I could not find that in the documents [1].',
      "I'm afraid I could not find any information about that.",
      'Das konnte ich in den Dokumenten nicht finden.',
    ]) {
      model.behave({ kind: 'reply', text });
      const reply = await (await chat()).ask('When can I check in?');
      assert.deepEqual(
        [reply.text, reply.outcome, reply.sources, reply.nearest],
        ['I could not find that in the documents.', 'not-found', [], []],
        text,
      );
    }
    await change({ whenNothingIsFound: 'Please ring 0123.' });
    assert.equal((await (await chat()).ask('When can I check in?')).text, 'Please ring 0123.');
  });

  it('does not receive small talk', async () => {
    const { chat } = await guestHouse(test);
    assert.match((await (await chat()).ask('Hello!')).text, /Rosa/);
    assert.equal(model.calls.length, 0);
  });

  it('is not called when a visitor asks for a person, which gets a fixed reply', async () => {
    const { owner, botId, chat } = await guestHouse(test);
    await owner.call(updateBot, { id: botId, name: 'Rosa', enabled: true, chatOptions: CHAT_OPTIONS });
    const reply = await (await chat()).ask('Can I talk to a human?');
    assert.equal(reply.text, PHRASES.en.offerPerson);
    assert.equal(model.calls.length, 0);
  });

  it('that rejects optional parameters gets simpler requests, and from then on only those', async () => {
    const { change, chat } = await guestHouse(test);
    await change({}, 'large');
    model.behave(({ body }) =>
      'temperature' in body || 'max_tokens' in body || 'stream_options' in body
        ? { kind: 'status', status: 422 }
        : { kind: 'reply', text: 'At three [1].' },
    );
    const { ask } = await chat();
    assert.equal((await ask('When can I check in?')).text, 'At three.');
    assert.equal((await ask('When can I check in?')).text, 'At three.');
    assert.equal(model.calls.length, 3);
  });

  it('ignores unknown fields in the configuration', async () => {
    const { owner, botId } = await guestHouse(test);
    const configuration = '{ "temperature": 0.2 }';
    await owner.call(updateBot, { id: botId, name: 'Rosa', enabled: true, configuration });
    assert.equal((await owner.call(getBot, { botId })).configuration, configuration);
  });
});

describe('Without a language model', () => {
  const test = useTestApp();

  it("the owner's text for unanswered questions is still used", async () => {
    const { change, chat } = await guestHouse(test);
    await change({ whenNothingIsFound: 'Please ring 0123.' });
    const reply = await (await chat()).ask('Who won the world cup in 1998?');
    assert.deepEqual([reply.text, reply.outcome], ['Please ring 0123.', 'not-found']);
  });

  it('there is no model to choose', async () => {
    const { owner, botId } = await guestHouse(test);
    const { usualModel, models, days } = await owner.call(getModelUse, { botId });
    assert.deepEqual([usualModel, models, days], [null, [], []]);
  });
});

describe('A broken language model', () => {
  const test = useTestApp();
  const FAILURES = [
    [{ kind: 'status', status: 401 }, /LLM_API_KEY/],
    [{ kind: 'status', status: 429, headers: { 'retry-after': '1' } }, /too many requests/],
    [{ kind: 'status', status: 500 }, /does not respond/],
    [{ kind: 'status', status: 404 }, /another model/],
    [{ kind: 'nonsense' }, /cannot be used/],
    [{ kind: 'empty' }, /cannot be used/],
    [{ kind: 'break', text: 'At th' }, /does not respond|cannot be used/],
    [{ kind: 'endless' }, /does not respond|cannot be used/],
    [{ kind: 'hang' }, /does not respond/],
  ] as const;

  const nameOf = ([behaviour]: (typeof FAILURES)[number]) =>
    'status' in behaviour ? `answers ${behaviour.status}` : behaviour.kind;
  before(() => withModel(test, { LLM_MODELS: FAILURES.map(nameOf).join() }));

  for (const failure of FAILURES) {
    const [behaviour, sentence] = failure;
    const name = nameOf(failure);
    it(`(${name}) is replaced by the documents' own words, and the owner is notified once`, async (context) => {
      const { owner, change, chat } = await guestHouse(test, test.visitor.signUp());
      // Each model has its own pause.
      await change({}, name);
      const limit = letTimeRunOut(context);
      model.behave(() => {
        if (behaviour.kind === 'hang' || behaviour.kind === 'endless') setImmediate(limit.end);
        return behaviour;
      });
      const { ask } = await chat();
      const replies = [await ask('When can I check in?'), await ask('When can I check in?')];
      // Visitors never wait for another attempt or beyond the limit. After a refused key, and when a model is busy, the
      // model is paused immediately.
      const isPaused = 'status' in behaviour && [401, 429].includes(behaviour.status);
      assert.equal(model.calls.length, isPaused ? 1 : 2);
      assert.equal(limit.timesMs.length, 2);
      for (const { text, sources } of replies) {
        assert.match(text, PASSAGE);
        assert.equal(sources[0]?.name, 'rules.md');
      }
      const notices = await noticesOf(owner);
      assert.equal(notices.length, 1);
      assert.match(notices[0]?.message ?? '', sentence);
    });
  }

  it('still writes the answers for other owners after a visitor made it reply with nothing or refuse', async () => {
    const [one, other] = [await guestHouse(test), await guestHouse(test, test.visitor.signUp())];
    await withModel(test);
    for (const behaviour of [
      { kind: 'reply', text: '[1]' },
      { kind: 'status', status: 400 },
    ] as const) {
      model.behave(behaviour);
      const { ask } = await startChat(test.visitor, one.clientId);
      for (let at = 0; at < 4; at++) assert.match((await ask('When can I check in?')).text, PASSAGE);
      model.behave({ kind: 'reply', text: 'At three [1].' });
      assert.equal(
        (await (await startChat(test.visitor, other.clientId)).ask('When can I check in?')).text,
        'At three.',
      );
    }
  });

  it('is not called again after a few failures', async () => {
    await withModel(test);
    const { chat } = await guestHouse(test);
    model.behave({ kind: 'status', status: 500 });
    const { ask } = await chat();
    for (let at = 0; at < 5; at++) assert.match((await ask('When can I check in?')).text, PASSAGE);
    assert.equal(model.calls.length, 3);
    const metrics = (await test.app.inject('/metrics')).body;
    assert.match(metrics, /frontdesk_model_calls_total\{result="down"\} 3/);
    assert.match(metrics, /frontdesk_model_calls_total\{result="paused"\} 2/);
    assert.match(metrics, /frontdesk_models_paused 1/);
  });
});

describe('The limits of a language model', () => {
  onOneDatabase('sqlite', (test) => {
    before(() => withModel(test));

    const LIMITS = [
      ['a conversation', { conversation: { replies: 2 } }],
      ['a visitor', { visitor: { replies: 2 } }],
      ['an agent', { agent: { replies: 2 } }],
      // Each of the model's replies uses 320 tokens; about a thousand are reserved for a reply.
      ['an agent in tokens', { agent: { tokens: 1500 } }],
    ] as const;
    for (const [name, limits] of LIMITS) {
      it(`for ${name} make replies use the documents' own words once they are reached`, async () => {
        const { owner, change, chat } = await guestHouse(test);
        await change({ limits });
        const { ask } = await chat();
        const texts = [];
        for (let at = 0; at < 4; at++) texts.push((await ask('When can I check in?')).text);
        assert.deepEqual(
          texts.map((text) => PASSAGE.test(text)),
          [false, false, true, true],
        );
        assert.equal(model.calls.length, 2);
        assert.equal((await noticesOf(owner)).length, 0);
      });
    }

    it('apply to replies that are written at the same time', async () => {
      const { change, chat } = await guestHouse(test);
      await change({ limits: { agent: { replies: 3 } } });
      const chats = await Promise.all(Array.from({ length: 6 }, chat));
      const replies = await Promise.all(chats.map(({ ask }) => ask('When can I check in?')));
      assert.equal(replies.filter(({ text }) => !PASSAGE.test(text)).length, 3);
    });

    it('per day apply to all agents together', async () => {
      await withModel(test, { LLM_REPLIES_PER_DAY: '0' });
      const { chat } = await guestHouse(test);
      assert.match((await (await chat()).ask('When can I check in?')).text, PASSAGE);
      assert.equal(model.calls.length, 0);
    });

    it('can be lowered by the owner, but not raised', async () => {
      await withModel(test, { LLM_REPLIES_PER_CONVERSATION: '2' });
      const { change, chat } = await guestHouse(test);
      const worded = async () => {
        const { ask } = await chat();
        const texts = [];
        for (let at = 0; at < 3; at++) texts.push((await ask('When can I check in?')).text);
        return texts.filter((text) => !PASSAGE.test(text)).length;
      };
      await change({ limits: { conversation: { replies: 1 } } });
      assert.equal(await worded(), 1);
      await change({ limits: { conversation: { replies: 99 } } });
      assert.equal(await worded(), 2);
    });

    it('are shown to the owner with her usage', async () => {
      await withModel(test, { LLM_REPLIES_PER_AGENT: '500' });
      const { owner, botId, change, chat } = await guestHouse(test);
      await change({ limits: { agent: { replies: 100 } } });
      await (await chat()).ask('When can I check in?');
      const use = await owner.call(getModelUse, { botId });
      assert.deepEqual([use.usualModel, use.models], ['small', []]);
      assert.deepEqual([use.limits.agent.replies, use.most.replies], [500, 100]);
      assert.equal(use.days.length, 7);
      assert.deepEqual(use.days[0], {
        day: new Date().toISOString().slice(0, 10),
        replies: 1,
        tokens: USAGE.total_tokens,
      });
      await (await test.visitor.signUp()).refused(404, getModelUse, { botId });
    });

    it('use the token counts that the service reports', async () => {
      await withModel(test);
      const { chat } = await guestHouse(test);
      const { ask } = await chat();
      await ask('When can I check in?');
      const metrics = (await test.app.inject('/metrics')).body;
      assert.match(metrics, new RegExp(`frontdesk_model_tokens_total\\{kind="prompt"\\} ${USAGE.prompt_tokens}`));
    });
  });
});
