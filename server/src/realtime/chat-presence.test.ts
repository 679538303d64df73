import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChatElsewhere } from './chat-elsewhere';
import { ChatPresence } from './chat-presence';
import type { HubCaller } from './protocol/hub-caller';

/** Waits until all pending callbacks have run. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('ChatPresence', () => {
  it('sends the newest list last, even when an older one is read slowly', async () => {
    const sent: string[] = [];
    const reads: ((names: string[]) => void)[] = [];
    const presence = new ChatPresence({
      connectionsOf: () => [{ name: 'Ada', send: (record: string) => sent.push(record) } as unknown as HubCaller],
      elsewhere: { names: () => new Promise((resolve) => reads.push(resolve)) } as unknown as ChatElsewhere,
      tellOthers() {},
      logFailure: (failure) => assert.fail(String(failure)),
    });
    presence.changed('1');
    await pause();
    presence.changed('1');
    await pause();
    // If the second read has begun by now, it is the faster one.
    reads[1]?.(['Ada', 'Grace']);
    await pause();
    reads[0]?.(['Ada']);
    await pause();
    reads[1]?.(['Ada', 'Grace']);
    await pause();
    assert.match(sent.at(-1) ?? '', /Grace/);
    presence.close();
  });
});
