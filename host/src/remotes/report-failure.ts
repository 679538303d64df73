import type { LoadFailure } from './load-failure';

declare global {
  /** A reporting service may put its function here before the host starts. */
  var frontdeskReport: ((failure: LoadFailure) => void) | undefined;
}

/** Tells developers: on the console, and to whatever reporting service the page has. */
export function reportFailure(failure: LoadFailure): void {
  const { remote, version, kind, step, message, cause } = failure;
  console.error(`chunk load failure (${kind}): ${remote} ${version}, ${step}: ${message}`, cause ?? '');
  try {
    globalThis.frontdeskReport?.(failure);
  } catch (error) {
    // Whoever reports must not become a failure of its own.
    console.error(error);
  }
}
