import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TroubleLog } from './trouble-log';

it('reports a database in trouble once a minute, with the number of failures, and every other failure at once', () => {
  let now = 0;
  const lines: unknown[][] = [];
  const log = new TroubleLog({ error: (...line: unknown[]) => lines.push(line) } as never, () => now);
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
  for (let call = 0; call < 1000; call++) log.note(lost);
  assert.equal(lines.length, 1);
  log.note(new Error('a fault of ours'));
  assert.equal(lines.length, 2);
  now = 60_000;
  log.note(lost);
  assert.equal(lines.length, 3);
  assert.deepEqual(lines[2]?.[0], { err: lost, failuresSinceLast: 999 });
});
