import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { TroubleLog } from './trouble-log';

const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' });

describe('The log of failures', () => {
  let lines: [Record<string, unknown>, string?][] = [];
  let log: TroubleLog;
  beforeEach(() => {
    lines = [];
    log = new TroubleLog({ error: (...line: (typeof lines)[number]) => lines.push(line) } as never);
    mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 0 });
  });
  afterEach(() => mock.timers.reset());

  it('reports a database in trouble once a minute, with the number of failures, and every other failure immediately', () => {
    for (let call = 0; call < 1000; call++) log.of(`call-${call}`).note(lost);
    assert.deepEqual(lines[0]?.[0], { err: lost, requestId: 'call-0', failuresSinceLast: 0 });
    assert.equal(lines.length, 1);
    const fault = new Error('a fault of ours');
    log.of('call-1000').note(fault);
    log.note(fault);
    assert.deepEqual(lines.slice(1), [[{ err: fault, requestId: 'call-1000' }], [{ err: fault }]]);
    mock.timers.tick(60_000);
    log.of('call-1001').note(lost);
    assert.deepEqual(lines[3]?.[0], { err: lost, requestId: 'call-1001', failuresSinceLast: 999 });
  });

  it('names the first call that failed, even if background work failed before it', () => {
    log.note(lost);
    assert.equal(lines.length, 0);
    mock.timers.tick(500);
    log.of('first').note(lost);
    log.of('second').note(lost);
    mock.timers.tick(59_000);
    assert.equal(lines.length, 1);
    assert.deepEqual(lines[0]?.[0], { err: lost, requestId: 'first', failuresSinceLast: 0 });
  });

  it('reports a database that is lost while there are no calls', () => {
    log.note(lost);
    mock.timers.tick(1000);
    assert.deepEqual(lines[0]?.[0], { err: lost, failuresSinceLast: 0 });
  });

  it('reports mail that cannot be delivered once a minute, separately from the database', () => {
    for (let mail = 0; mail < 100; mail++) log.noteMail(refused);
    log.of('call').note(lost);
    assert.deepEqual(
      lines.map(([, sentence]) => sentence?.slice(0, 12)),
      ['Mail cannot ', 'The database'],
    );
    mock.timers.tick(60_000);
    log.noteMail(refused);
    assert.deepEqual(lines[2]?.[0], { err: refused, failuresSinceLast: 99 });
  });
});
