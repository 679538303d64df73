import { useState } from 'react';
import * as messages from '../../messages';

/** Runs a single one of several actions at a time, and stores which is in progress and which failed last. */
export function useAction<Name extends string>() {
  const [pending, setPending] = useState<Name | null>(null);
  const [failed, setFailed] = useState<Name | null>(null);

  async function run(name: Name, work: () => Promise<unknown>) {
    setPending(name);
    setFailed(null);
    try {
      await work();
    } catch (error) {
      console.error(messages.errorLog, error);
      setFailed(name);
    } finally {
      setPending(null);
    }
  }
  return { pending, failed, run: (name: Name, work: () => Promise<unknown>) => void run(name, work) };
}
