import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startModelServer } from '../../../test/support/model-server';
import { ModelClient, type ModelRequest } from './model-client';

const REQUEST: ModelRequest = {
  model: 'small',
  system: 'Be brief.',
  history: [],
  question: 'When?',
  tokensMax: 800,
  signal: new AbortController().signal,
  onText: null,
};

it('A model that once refused temperature and token limit is sent both again after an hour', async (context) => {
  const server = await startModelServer();
  context.after(() => server.close());
  const clock = { now: 0 };
  const client = new ModelClient({ baseUrl: server.baseUrl, apiKey: '' }, () => clock.now);
  const wereWhole = () => server.calls.splice(0).map(({ body }) => 'temperature' in body && 'max_tokens' in body);
  server.behave(({ body }) =>
    'temperature' in body ? { kind: 'status', status: 400 } : { kind: 'reply', text: 'Yes' },
  );
  await client.complete(REQUEST);
  server.behave({ kind: 'reply', text: 'Yes' });
  clock.now = 3_599_999;
  await client.complete(REQUEST);
  assert.deepEqual(wereWhole(), [true, false, false]);
  clock.now = 3_600_000;
  await client.complete(REQUEST);
  assert.deepEqual(wereWhole(), [true]);
});
