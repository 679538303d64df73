import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { updateBot } from '@frontdesk/shared/endpoints/bot';
import { getConversation, getConversations } from '@frontdesk/shared/endpoints/conversation';
import { getModelUse } from '@frontdesk/shared/endpoints/language-model';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { isReplyEvents, readReplyEvents } from '@frontdesk/shared/endpoints/reply-events';
import { type Config, readConfig } from '../src/config/config';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { CHAT_OPTIONS } from './support/desk';
import { letTimeRunOut, REPLY_SECONDS } from './support/let-time-run-out';
import { type ModelServer, startModelServer } from './support/model-server';
import { sameOwner } from './support/people';
import { type TestApp, useTestApp } from './support/test-app';
import { until } from './support/until';

const LONG = `The house opens at three [1]. ${'Ring us when you are late. '.repeat(20)}`;
/** A reply that begins but never ends, so that a visitor can stop it in time on any machine. */
const BEGUN = { kind: 'stall', text: LONG.slice(0, 200) } as const;

let model: ModelServer;
before(async () => {
  model = await startModelServer();
});
after(() => model.close());
beforeEach(() => {
  model.calls.length = 0;
});

async function openHouse(test: TestApp, overrides: Partial<Config> = {}, getOwner = sameOwner) {
  const env = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small', LLM_REPLY_SECONDS: REPLY_SECONDS };
  const { languageModel } = readConfig(env);
  await test.restart({ languageModel, ...overrides });
  const site = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const owner = await getOwner(test);
  const botId = await createAgent(owner, 'Rosa');
  const clientId = await giveClient(owner, botId);
  await upload(owner, botId, { 'rules.md': '# Arrival\n\nCheck-in is from 3 pm to 9 pm.' });
  await documentsDone(owner, botId);
  const { conversationId, participantId } = await startChat(test.visitor, clientId);

  /** Sends a message like a page that accepts events. */
  async function send(text: string, { turnId = '', signal }: { turnId?: string; signal?: AbortSignal } = {}) {
    const response = await fetch(`${site}/api/v1/chat/sendMessage`, {
      method: 'POST',
      headers: {
        client_id: clientId,
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        origin: 'https://shop.example',
        // The server closes an idle connection after 5 seconds, possibly while the next message is on its way.
        connection: 'close',
      },
      body: JSON.stringify({ conversationId, clientId, participantId, text, ...(turnId && { turnId }) }),
      signal: signal ?? null,
    });
    const shown: string[] = [];
    const read = async (onText = (_: string) => {}) => {
      assert.ok(response.body);
      const end = await readReplyEvents(response.body, (reply) => {
        shown.push(reply);
        onText(reply);
      });
      return end && { status: end.status, ...JSON.parse(end.body) };
    };
    return { response, shown, read };
  }

  /** Returns the conversation as the owner reads it. */
  async function transcript() {
    const [conversation] = (await owner.call(getConversations, {})).conversations;
    const { messages } = await owner.call(getConversation, { id: conversation?.id ?? '' });
    return messages.map(({ text }) => text);
  }
  return { send, transcript, owner, botId };
}

describe('A streamed reply', () => {
  const test = useTestApp();

  it('arrives in pieces, without marks, and ends with the whole answer', async () => {
    const { send, transcript } = await openHouse(test);
    model.behave({ kind: 'reply', text: LONG, pauseMs: 2 });
    const { response, read, shown } = await send('When can I check in?');
    assert.ok(isReplyEvents(response.headers));
    assert.equal(response.headers.get('cache-control'), 'no-store, no-transform');
    assert.equal(response.headers.get('x-accel-buffering'), 'no');
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    const answer = await read();
    assert.ok(shown.length > 20, `${shown.length} pieces`);
    for (const reply of shown) assert.doesNotMatch(reply, /\[/);
    assert.deepEqual([answer.text, answer.outcome, answer.sources[0].name], [shown.at(-1), 'answered', 'rules.md']);
    assert.equal(model.calls[0]?.body.stream, true);
    assert.deepEqual(await transcript(), ['When can I check in?', answer.text]);
  });

  it('is not cut off while the visitor waits for its next word', async () => {
    const { send } = await openHouse(test, { readerSilenceMs: 100 });
    model.behave({ kind: 'reply', text: 'At three [1].', pauseMs: 500 });
    assert.equal((await (await send('When can I check in?')).read()).text, 'At three.');
  });

  it('arrives in one piece when no model writes it', async () => {
    const { send } = await openHouse(test);
    const answer = await (await send('Hello!')).read();
    assert.match(answer.text, /Rosa/);
    assert.equal(model.calls.length, 0);
  });

  it('stops the model when the visitor stops it, and the part that was sent is stored', async () => {
    const { send, transcript } = await openHouse(test);
    model.behave(BEGUN);
    const stop = new AbortController();
    const { read, shown } = await send('When can I check in?', { signal: stop.signal });
    await assert.rejects(read((reply) => reply.includes('Ring us') && stop.abort()));
    await until(() => model.calls[0]?.isAborted === true, 'the model is stopped');
    await until(async () => (await transcript().catch(() => [])).length === 2, 'the turn is stored');
    const [, reply = ''] = await transcript();
    assert.ok(
      reply.startsWith(shown.at(-1) ?? 'nothing') && BEGUN.text.replaceAll('[1]', '').length >= reply.length,
      reply,
    );
    model.behave({ kind: 'reply', text: 'At three [1].' });
    assert.equal((await (await send('When can I check in?')).read()).text, 'At three.');
    assert.equal((await transcript()).length, 4);
  });

  it('is counted even when the visitor stops it before its first word', async () => {
    const { send, owner, botId } = await openHouse(test);
    model.behave({ kind: 'hang' });
    const stop = new AbortController();
    const { read } = await send('When can I check in?', { signal: stop.signal });
    await until(() => model.calls.length === 1, 'the model is asked');
    stop.abort();
    await assert.rejects(read());
    const today = async () => (await owner.call(getModelUse, { botId })).days[0];
    await until(async () => (await today())?.replies === 1, 'the reply is counted');
    await until(async () => Number((await today())?.tokens) < 700, 'what was reserved and not used is given back');
    assert.ok(Number((await today())?.tokens) > 50);
  });

  it('is replaced by an answer from the documents when it breaks off', async () => {
    const { send, transcript } = await openHouse(test);
    model.behave({ kind: 'break', text: 'The house opens at some time, but' });
    const { read, shown } = await send('When can I check in?');
    const answer = await read();
    assert.ok(shown.length > 0);
    assert.match(answer.text, /from 3 pm to 9 pm/);
    assert.deepEqual(await transcript(), ['When can I check in?', answer.text]);
  });

  it('is replaced in time if it never ends', async (context) => {
    const { send } = await openHouse(test);
    const limit = letTimeRunOut(context);
    model.behave({ kind: 'endless' });
    const { read, shown } = await send('When can I check in?');
    const answer = await read(() => limit.end());
    assert.match(answer.text, /from 3 pm to 9 pm/);
    assert.ok(shown.length > 0);
    assert.equal(limit.timesMs.length, 1);
    await until(() => model.calls[0]?.isAborted === true, 'the model is stopped');
  });

  it('that was lost belongs to the same turn when the page sends its message again', async () => {
    const { send, transcript, owner } = await openHouse(test, {}, ({ visitor }) => visitor.signUp());
    // This reply is stopped before its first citation.
    model.behave({ kind: 'stall', text: 'Ring us when you are late. '.repeat(4) });
    const lost = new AbortController();
    const { read } = await send('When can I check in?', { turnId: 'one', signal: lost.signal });
    await assert.rejects(read((reply) => reply.length > 40 && lost.abort()));
    await until(async () => (await transcript().catch(() => [])).length === 2, 'the turn is stored');
    const shown = async () => (await owner.call(getConversations, {})).conversations[0]?.outcome;
    const answered = async () =>
      (await owner.call(getOverview, { days: '7' })).days.reduce((sum, day) => sum + day.answered, 0);
    assert.deepEqual([await shown(), await answered()], ['unsure', 0]);
    model.behave({ kind: 'reply', text: 'At three [1].' });
    const again = await (await send('When can I check in?', { turnId: 'one' })).read();
    assert.equal(again.text, 'At three.');
    assert.deepEqual([await shown(), await answered()], ['answered', 1]);
    assert.deepEqual(await transcript(), ['When can I check in?', 'At three.']);
    // The whole reply is now stored, so the model is not called a third time.
    const third = await (await send('When can I check in?', { turnId: 'one' })).read();
    assert.deepEqual(third, again);
    assert.equal(model.calls.length, 2);
    assert.equal((await transcript()).length, 2);
  });

  it('that was lost does not count as an answer when its message, sent again, finds none', async () => {
    const { send, transcript, owner, botId } = await openHouse(test, {}, ({ visitor }) => visitor.signUp());
    await owner.call(updateBot, { id: botId, name: 'Rosa', enabled: true, chatOptions: CHAT_OPTIONS });
    assert.equal((await (await send('Is there a zeppelin?')).read()).outcome, 'not-found');
    model.behave(BEGUN);
    const lost = new AbortController();
    const { read } = await send('When can I check in?', { turnId: 'two', signal: lost.signal });
    await assert.rejects(read((reply) => reply.includes('Ring us') && lost.abort()));
    await until(async () => (await transcript()).length === 4, 'the turn is stored');
    model.behave({ kind: 'reply', text: 'I could not find that in the documents.' });
    const again = await (await send('When can I check in?', { turnId: 'two' })).read();
    // This is the second reply in a row without an answer.
    assert.deepEqual([again.outcome, again.offersPerson], ['not-found', true]);
    assert.equal((await owner.call(getConversations, {})).conversations[0]?.outcome, 'not-found');
    const { questions, shareAnswered } = await owner.call(getOverview, { days: '7' });
    assert.deepEqual([questions, shareAnswered], [2, 0]);
  });

  it('is refused like any other before it begins', async () => {
    const { send } = await openHouse(test);
    const { response } = await send(' ');
    assert.equal(response.status, 400);
    assert.match(response.headers.get('content-type') ?? '', /json/);
  });
});
