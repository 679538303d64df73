import { EventEmitter } from 'node:events';
import { Session } from 'node:inspector/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';
import { ROOT } from '../run-command.mjs';
import type { RanFunction } from './trips';

/** A coverage report, as V8 returns it. */
interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
    }[];
  }[];
}

/** Returns the functions that ran since the last call, in the main thread and in all its workers. */
export type TakeCoverage = () => Promise<readonly RanFunction[]>;

/** Sends a command to V8. */
type Post = (method: string, params?: object) => Promise<unknown>;

/** Counts calls from now on. Blocks of functions are not counted: a function either ran or did not. */
async function startCounting(post: Post): Promise<void> {
  await post('Profiler.enable');
  await post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

const takeFrom = async (post: Post) => ((await post('Profiler.takePreciseCoverage')) as Coverage).result;

/** The sessions of a thread's workers: their commands and answers are sent as text over the thread's session. */
class WorkerSessions {
  readonly #posts = new Map<string, Post>();
  readonly #answers = new EventEmitter();
  #commands = 0;

  /** `send` sends a text to a worker. Resolves when the worker's calls are counted. */
  async add(id: string, send: (message: string) => unknown): Promise<Post> {
    const post: Post = (method, params = {}) => {
      const command = ++this.#commands;
      return new Promise((resolve) => {
        this.#answers.once(`${id} ${command}`, resolve);
        send(JSON.stringify({ id: command, method, params }));
      });
    };
    this.#posts.set(id, post);
    await startCounting(post);
    return post;
  }

  receive(id: string, message: string): void {
    const { id: command, result } = JSON.parse(message) as { readonly id?: number; readonly result?: unknown };
    this.#answers.emit(`${id} ${command}`, result);
  }

  delete(id: string): void {
    this.#posts.delete(id);
  }

  async take(): Promise<Coverage['result']> {
    return (await Promise.all([...this.#posts.values()].map(takeFrom))).flat();
  }
}

interface NodeWorkerEvent {
  readonly params: { readonly sessionId: string; readonly message: string };
}

/** Counts the calls of this process, which runs each file of the source as one script. */
export async function coverProcess(): Promise<TakeCoverage> {
  const session = new Session();
  session.connect();
  const post = session.post.bind(session) as Post;
  const on = session.on.bind(session) as (event: string, listener: (event: NodeWorkerEvent) => void) => void;
  const workers = new WorkerSessions();
  on('NodeWorker.attachedToWorker', ({ params: { sessionId } }) => {
    void workers.add(sessionId, (message) => post('NodeWorker.sendMessageToWorker', { sessionId, message }));
  });
  on('NodeWorker.receivedMessageFromWorker', ({ params }) => workers.receive(params.sessionId, params.message));
  on('NodeWorker.detachedFromWorker', ({ params }) => workers.delete(params.sessionId));
  await startCounting(post);
  await post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return async () => {
    const scripts = [...(await takeFrom(post)), ...(await workers.take())];
    return scripts.flatMap(({ url, functions }) => {
      if (!url.startsWith('file:')) return [];
      const file = path.relative(ROOT, fileURLToPath(url)).replaceAll(path.sep, '/');
      return functions
        .filter(isCalled)
        .map(({ functionName, ranges }) => ({ file, name: functionName, at: `${url} ${ranges[0]?.startOffset}` }));
    });
  };
}

/** A script that a page loads, with its source map. */
export interface MappedScript {
  readonly text: string;
  readonly map: SourceMapPayload;
}

/** Counts the calls of a page. `scripts` maps the names of its scripts to their texts. */
export async function coverPage(page: Page, scripts: ReadonlyMap<string, MappedScript>): Promise<TakeCoverage> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const post = session.send.bind(session) as Post;
  const workers = new WorkerSessions();
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    void workers
      .add(sessionId, (message) => session.send('Target.sendMessageToTarget', { sessionId, message }))
      .then((toWorker) => toWorker('Runtime.runIfWaitingForDebugger'));
  });
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => workers.receive(sessionId, message));
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  await startCounting(post);
  await post('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
  const maps = new Map(
    [...scripts].map(([name, { text, map }]) => [name, { lines: linesIn(text), map: new SourceMap(map) }]),
  );
  return async () => {
    const covered = [...(await takeFrom(post)), ...(await workers.take())];
    return covered.flatMap(({ url, functions }) => {
      const script = maps.get(url.slice(url.lastIndexOf('/') + 1).replace(/\.ts$/, '.js'));
      if (!script) return [];
      return functions.filter(isCalled).flatMap(({ functionName, ranges }) => {
        const at = ranges[0]?.startOffset ?? 0;
        const line = script.lines.findLastIndex((start) => start <= at);
        const entry = script.map.findEntry(line, at - (script.lines[line] ?? 0));
        if (!('originalSource' in entry)) return [];
        return [{ file: entry.originalSource, name: functionName, at: `${url} ${at}` }];
      });
    });
  };
}

/** Whether a function ran. The script itself, which begins at 0, does not count. */
const isCalled = ({ ranges: [range] }: Coverage['result'][number]['functions'][number]) =>
  range !== undefined && range.count > 0 && range.startOffset > 0;

/** The offsets at which the lines in a text begin. */
function linesIn(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
