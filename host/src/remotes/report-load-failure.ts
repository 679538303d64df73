import type { LoadFailure } from './load-failure';
import { reportFailure } from './report-failure';

type Listener = (failure: LoadFailure) => void;
const listeners = new Set<Listener>();

/** Reports a failure on the console and to all listeners. */
export function reportLoadFailure(failure: LoadFailure): void {
  reportFailure(failure);
  for (const listener of listeners) listener(failure);
}

/** Calls `listener` for every failure from now on. Returns a function that stops it. */
export function onLoadFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
