import type { LoadFailure } from './load-failure';

declare global {
  /** A reporting service may set this function before the host starts. */
  var frontdeskReport: ((failure: LoadFailure) => void) | undefined;
}

/** Reports a failure to developers: on the console, and to the page's reporting service if there is one. */
export function reportFailure(failure: LoadFailure): void {
  const { remote, version, kind, step, message, cause } = failure;
  console.error(`chunk load failure (${kind}): ${remote} ${version}, ${step}: ${message}`, cause ?? '');
  try {
    globalThis.frontdeskReport?.(failure);
  } catch (error) {
    // An error while reporting must not become a failure of the site.
    console.error(error);
  }
}

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
