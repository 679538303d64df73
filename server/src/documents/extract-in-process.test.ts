import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { makeDocxBomb, makePdfBomb } from '../../test/support/bombs';
import { IN_FULL } from '../../test/support/test-app';
import { until } from '../../test/support/until';
import { FAILURES } from './extract/extraction-failure';
import { extractInProcess } from './extract-in-process';

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-reader-'));
const never = new AbortController().signal;
const task = { name: 'a.txt', bytes: Buffer.from('x') };
const isLinux = process.platform === 'linux';
const built = pathToFileURL('dist/extract-worker.js');
let scripts = 0;

/** No reader takes that long, even on a busy machine. */
const PATIENT_MS = 600_000;

function run(code: string, timeMs = PATIENT_MS, signal = never) {
  const script = join(folder, `${scripts++}.mjs`);
  writeFileSync(script, `process.on('message', () => {}); process.on('disconnect', () => process.exit()); ${code}`);
  return extractInProcess(task, { workerUrl: pathToFileURL(script), timeMs, signal });
}

describe('Reading a document in its own process', () => {
  after(() => rmSync(folder, { recursive: true }));

  it('stops a reader that takes too long', async () => {
    assert.deepEqual(await run('for (;;) {}', 500), {
      failure: 'Reading the document took too long. Split it into smaller files.',
    });
  });

  it('stops a reader that uses too much memory, in objects or in buffers', { skip: !isLinux }, async () => {
    const tooBig = { failure: 'The document is too big once unpacked. Split it into smaller files.' };
    assert.deepEqual(await run('const kept = []; for (;;) kept.push(new Array(1e5).fill(1.5));'), tooBig);
    const buffers = `const kept = [];
      try { for (;;) kept.push(Buffer.alloc(2e7, 1)); } catch { process.abort(); }`;
    assert.deepEqual(await run(buffers), tooBig);
  });

  it('distinguishes a reader that crashed from one that found a fault in the document', async () => {
    for (const code of ['throw new Error("x")', 'process.exit(3)', 'process.kill(process.pid, "SIGKILL")']) {
      const result = await run(code);
      assert.match(JSON.stringify(result), /could not be read.*"isCrash":true/, code);
    }
  });

  it('stops when the server is closing', async () => {
    const stop = new AbortController();
    const result = run('for (;;) {}', PATIENT_MS, stop.signal);
    stop.abort(new Error('closing'));
    await assert.rejects(result, /closing/);
  });

  it('does not start while the server is closing', async () => {
    const closing = AbortSignal.abort(new Error('closing'));
    await assert.rejects(run('for (;;) {}', PATIENT_MS, closing), /closing/);
  });

  it("hides the passwords in the server's environment from the reader", async () => {
    process.env['DATABASE_URL'] ??= '';
    const result = await run('process.send({ failure: JSON.stringify(process.env) })');
    assert.ok('failure' in result && !result.failure.includes('DATABASE_URL'));
  });

  it("reads an owner's files one after another in one process, and another owner's files in another", async () => {
    const script = join(folder, 'files.mjs');
    writeFileSync(
      script,
      `process.on('message', () => process.stdin.once('readable', () => {
        const text = String(process.stdin.read());
        if (text === 'crash' && globalThis.isUsed) process.exit(1);
        if (text === 'big' && globalThis.isUsed) return process.send({ failure: ${JSON.stringify(FAILURES.tooBig)} });
        globalThis.isUsed = true;
        process.send({ some: [process.pid, text] });
        process.send({ isDone: true });
      }));`,
    );
    const workerUrl = pathToFileURL(script);
    const read = async (text: string, owner?: string) => {
      const file = { name: 'a.txt', bytes: Buffer.from(text) };
      const result = await extractInProcess(file, { workerUrl, timeMs: PATIENT_MS, signal: never, owner });
      return 'passages' in result ? (result.passages as unknown as [pid: number, text: string]) : assert.fail();
    };
    const [first, text] = await read('one', 'ada');
    assert.equal(text, 'one');
    assert.deepEqual(await read('two', 'ada'), [first, 'two']);
    const [other] = await read('three', 'grace');
    assert.notEqual(other, first);
    assert.notEqual((await read('four'))[0], first);
    // A file that crashes a used process is read again in a new one.
    const [fresh, again] = await read('crash', 'ada');
    assert.equal(again, 'crash');
    assert.notEqual(fresh, first);
    assert.deepEqual(await read('five', 'ada'), [fresh, 'five']);
    // A file that a used process reports as a failure is also read again in a new one.
    const [last] = await read('big', 'ada');
    assert.notEqual(last, fresh);
    await until(() => !isAlive(fresh), 'the used reader ends');
  });

  it('also works when run from source, as in development', async () => {
    const workerUrl = pathToFileURL('src/documents/extract-worker-from-source.mjs');
    const bytes = Buffer.from('Some text.');
    const result = await extractInProcess({ name: 'a.txt', bytes }, { workerUrl, timeMs: PATIENT_MS, signal: never });
    assert.equal('passages' in result && result.passages[0]?.text, 'Some text.');
  });
});

describe('Two hostile documents at the same time', {
  skip: !isLinux && 'only Linux limits the memory of a process',
}, () => {
  const bombs = {
    'many paragraphs.docx': () => makeDocxBomb(90_000_000),
    'packed twice.pdf': async () => makePdfBomb(400_000_000),
  };
  for (const [name, make] of Object.entries(bombs)) {
    it(`use at most 600 MB together: ${name}`, name.endsWith('.pdf') ? {} : IN_FULL, async () => {
      const bytes = await make();
      const read = () => extractInProcess({ name, bytes }, { workerUrl: built, timeMs: PATIENT_MS, signal: never });
      const both = Promise.all([read(), read()]);
      const most = await mostMemoryOfChildren(both);
      for (const result of await both) assert.ok('failure' in result && !('isCrash' in result), JSON.stringify(result));
      assert.ok(most > 100 && most < 600, `${most} MB`);
    });
  }
});

/** Measures the memory of all child processes, in MB, until `end`. */
async function mostMemoryOfChildren(end: Promise<unknown>): Promise<number> {
  let most = 0;
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  for (; !isOver; await setTimeout(50)) {
    const sum = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .reduce((total, pid) => total + memoryOfChild(pid), 0);
    most = Math.max(most, sum / 1000);
  }
  return most;
}

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

function memoryOfChild(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return field('PPid') === process.pid ? field('VmRSS') : 0;
  } catch {
    return 0;
  }
}
