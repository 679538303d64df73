import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 120_000;

/** Waits until `isSo`, and fails after two minutes: a limit for busy machines, not a wait. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await isSo()); await setTimeout(10)) {
    if (Date.now() > deadline) throw new Error(`This did not happen in time: ${what}`);
  }
}
