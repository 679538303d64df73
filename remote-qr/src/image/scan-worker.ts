import { type Reading, readAny, readCode, type Sought } from './read-code';
import type { Pixels } from './second-decoder';

// The script of the worker that reads codes: a separate file in the build, which `check-code.ts` starts.

/** A page's request: to read a code under all conditions or, without `sought`, any code in a picture. */
export interface WorkerCall {
  readonly id: number;
  readonly image: Pixels;
  readonly sought: Sought | null;
}

/** The answer to the call with the same id. */
export type WorkerAnswer =
  | { readonly id: number; readonly found: Reading | string | null }
  | { readonly id: number; readonly problem: string };

async function answer({ id, image, sought }: WorkerCall): Promise<WorkerAnswer> {
  try {
    return { id, found: sought ? await readCode(image, sought) : readAny(image) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
  void answer(data).then((answered) => postMessage(answered));
});
