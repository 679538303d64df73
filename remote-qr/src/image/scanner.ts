import type { Pixels } from '../model/scan-conditions';
import type { Reading, Sought } from './read-code';
import type { WorkerAnswer, WorkerCall } from './scan-worker';

/** Reads a picture of a code with two decoders under all conditions, in a worker where the browser allows one. */
export async function scanCode(image: Pixels, sought: Sought): Promise<Reading> {
  return (await ask<Reading>(image, sought)) ?? (await loadReader()).readCode(image, sought);
}

/** Reads the text of a code in any picture, like `scanCode`; null without a code. */
export async function scanPicture(image: Pixels): Promise<string | null> {
  const asked = await ask<string | null>(image, null);
  return asked === undefined ? (await loadReader()).readAny(image) : asked;
}

/** For browsers that run no worker. The only import of that script, as in `load-code-tools.ts`. */
const loadReader = () => import('./read-code');

interface Running {
  readonly worker: Worker;
  /** How to answer each open call; undefined says that the worker cannot. */
  readonly open: Map<number, (answer: WorkerAnswer | undefined) => void>;
}

/** Undefined before the first call; null when this browser cannot run the worker. */
let running: Running | null | undefined;
let calls = 0;

/** Asks the worker; undefined when it does not run. Throws when it ran and failed. */
async function ask<Found>(image: Pixels, sought: Sought | null): Promise<Found | undefined> {
  if (running === undefined) running = start();
  if (!running) return;
  const { worker, open } = running;
  calls += 1;
  const call: WorkerCall = { id: calls, image, sought };
  const answer = await new Promise<WorkerAnswer | undefined>((resolve) => {
    open.set(call.id, resolve);
    worker.postMessage(call);
  });
  if (answer === undefined) return;
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.found as Found;
}

/**
 * Starts the worker; null where the browser refuses it, as it does for a remote of another origin. A worker whose script does
 * not load, or which ends, leaves its calls and all later ones to the page.
 */
function start(): Running | null {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { name: 'scan' });
  } catch {
    return null;
  }
  const open: Running['open'] = new Map();
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    open.get(data.id)?.(data);
    open.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    running = null;
    for (const leave of open.values()) leave(undefined);
    open.clear();
  });
  return { worker, open };
}
