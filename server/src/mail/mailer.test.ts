import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { TroubleLog } from '../http/trouble-log';
import type { ClaimedMail, MailStore } from './mail-store';
import { Mailer } from './mailer';

const refusal = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: 'ECONNREFUSED' });

const LOOKS_A_MINUTE = 11;

/** Makes a mailer check for emails `looks` times, and returns the messages that it logged. */
async function logOf(store: Partial<MailStore>, deliver: () => Promise<void>, looks: number): Promise<string[]> {
  const sentences: string[] = [];
  const log = new TroubleLog({ error: (_: unknown, sentence: string) => sentences.push(sentence) } as never);
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 0 });
  const mailer = new Mailer(store as MailStore, deliver, log, 5_000);
  mailer.wake();
  for (let look = 0; look < looks; look++) {
    await new Promise(setImmediate);
    mock.timers.tick(5000);
  }
  await mailer.close();
  mock.timers.reset();
  return sentences;
}

it('reports an unreachable database once a minute', async () => {
  const store = { claim: () => Promise.reject(refusal(5432)) };
  const sentences = await logOf(store, async () => undefined, LOOKS_A_MINUTE);
  assert.deepEqual(sentences, ['The database cannot be reached; calls get 503 until it is back.']);
});

it('reports an unreachable mail server once a minute, however many emails are waiting', async () => {
  const mail: ClaimedMail = {
    id: 'm',
    attempts: 1,
    to: { name: '', address: '' },
    subject: '',
    text: '',
    messageId: null,
    expiresInMs: 1,
  };
  let claims = 0;
  const store = {
    // Ten emails are due at each check.
    claim: async () => (++claims % 11 === 0 ? null : mail),
    postpone: async () => undefined,
  };
  const sentences = await logOf(store, () => Promise.reject(refusal(25)), LOOKS_A_MINUTE);
  assert.ok(claims > 100, `${claims} claims`);
  assert.deepEqual(sentences, ['Mail cannot be delivered; it is stored and retried until it expires.']);
});
