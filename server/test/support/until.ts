import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 120_000;

/** Waits until `isSo` returns true. Fails after two minutes, a limit for busy machines. Ignores a mocked clock. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; !(await isSo()); await setTimeout(10)) {
    if (performance.now() > deadline) throw new Error(`This did not happen in time: ${what}`);
  }
}
