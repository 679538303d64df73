import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { until } from '../../test/support/until';
import { type Job, Worker } from './worker';

/** A worker with a list of waiting work, and a record of what happens to that work. */
function workerOn(waiting: string[], job: Partial<Job<string, string>> = {}) {
  const events: string[] = [];
  const failures: unknown[] = [];
  const worker = new Worker<string, string>(
    {
      idleMs: 60_000,
      claim: async () => waiting.shift() ?? null,
      run: async (work) => `${work} done`,
      finish: async (_, result) => events.push(result),
      giveBack: async (work) => events.push(`${work} given back`),
      ...job,
    },
    (failure) => failures.push(failure),
  );
  return { worker, events, failures };
}

/** Runs until the server closes. */
const untilAborted = (_: string, signal: AbortSignal) => setTimeout(60_000, '', { signal });

describe('A worker', () => {
  it('does all waiting work when it is woken', async () => {
    const { worker, events } = workerOn(['a', 'b', 'c']);
    worker.wake();
    await until(() => events.length === 3, 'all is done');
    assert.deepEqual(events, ['a done', 'b done', 'c done']);
    await worker.close();
  });

  it('waits once after a wake, but not after each piece of work', async () => {
    const { worker, events } = workerOn(['a', 'b', 'c'], { soonMs: 3_600_000 });
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    worker.wake();
    mock.timers.tick(3_599_999);
    await setImmediate();
    assert.deepEqual(events, []);
    mock.timers.tick(1);
    mock.timers.reset();
    await until(() => events.length === 3, 'all is done');
    await worker.close();
  });

  it('checks again when it is woken during a check that finds nothing', async () => {
    const waiting: string[] = [];
    const { worker, events } = workerOn(waiting, {
      claim: async () => {
        const found = waiting.shift() ?? null;
        await setTimeout(20);
        return found;
      },
    });
    worker.wake();
    waiting.push('a');
    worker.wake();
    await until(() => events.length === 1, 'it is done');
    await worker.close();
  });

  it('does many things at the same time without a warning from Node', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const waiting = Array.from({ length: 20 }, (_, at) => `work ${at}`);
    const { worker } = workerOn(waiting, { atOnce: 20, laneOf: (work) => work, run: untilAborted });
    worker.wake();
    await until(() => waiting.length === 0, 'all run');
    await setTimeout(10);
    await worker.close();
    process.off('warning', note);
    assert.deepEqual(warnings, []);
  });

  it('waits for running work when it closes, and releases it', async () => {
    const waiting = ['a', 'b'];
    const { worker, events, failures } = workerOn(waiting, { run: untilAborted });
    worker.wake();
    await until(() => waiting.length === 1, 'it is claimed');
    await worker.close();
    worker.wake();
    assert.deepEqual([events, waiting, failures], [['a given back'], ['b'], []]);
  });

  it('stores the result of work that ends while it closes', async () => {
    const { worker, events } = workerOn(['a'], { run: (work) => setTimeout(30, `${work} done`) });
    worker.wake();
    await setTimeout(5);
    await worker.close();
    assert.deepEqual(events, ['a done']);
  });

  it('extends a claim until the result is written, and stops when it is lost', async () => {
    let extended = 0;
    const extend = async () => ++extended < 3;
    const lease = { everyMs: 5, extend };
    const { worker, events } = workerOn(['slow to write', 'b'], {
      lease,
      finish: async (work, _, signal) => {
        if (work !== 'b') await untilAborted(work, signal);
        events.push(work);
      },
    });
    worker.wake();
    await until(() => events.length === 1, 'the next one is done');
    assert.ok(extended >= 3);
    assert.deepEqual(events, ['b']);
    await worker.close();
  });

  it('does work of several lanes at the same time', async () => {
    const lanes: string[][] = [];
    const { worker } = workerOn([], {
      atOnce: 2,
      laneOf: (work) => work,
      claim: async (busy) => {
        lanes.push([...busy]);
        return ['a', 'b'].find((lane) => !busy.includes(lane)) ?? null;
      },
      run: untilAborted,
    });
    worker.wake();
    await until(() => lanes.length === 2, 'two are claimed');
    assert.deepEqual(lanes, [[], ['a']]);
    await worker.close();
  });

  it('releases work that cannot be run, and pauses before the next', async () => {
    let runs = 0;
    const { worker, events, failures } = workerOn(['a', 'b'], {
      idleMs: 5,
      pauses: { firstMs: 100, mostMs: 100 },
      run: async (work) => {
        if (++runs === 1) throw new Error('No process.');
        return `${work} done`;
      },
    });
    const begun = performance.now();
    worker.wake();
    await until(() => events.length === 2, 'the next one is done');
    assert.ok(performance.now() - begun >= 100);
    assert.deepEqual(events, ['a given back', 'b done']);
    assert.match(String(failures), /No process/);
    await worker.close();
  });
});
