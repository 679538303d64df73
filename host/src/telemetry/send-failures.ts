import type { LoadFailure } from '../remotes/failure/load-failure';
import { onLoadFailure } from '../remotes/failure/load-failure';

/**
 * Reports every load failure, every error that nothing catches, and every changed function of the browser from now on
 * to our server, if this is one. Returns a function that stops it.
 */
export function sendFailures(): () => void {
  const stop = onLoadFailure(send);
  // What an extension of the browser replaced before the site started is no remote's mistake.
  const before = [window, history, XMLHttpRequest.prototype].map(Object.getOwnPropertyDescriptors);
  // Nothing more loads while nobody uses the page.
  window.addEventListener('pointermove', () => withReport(({ watchTab }) => watchTab(before)), { once: true });
  window.addEventListener('error', sendError);
  window.addEventListener('unhandledrejection', sendError);
  return () => {
    stop();
    window.removeEventListener('error', sendError);
    window.removeEventListener('unhandledrejection', sendError);
  };
}

/** Loaded on demand, because only a page with a failure needs it, and a tab that reports load times. */
export function withReport(use: (part: typeof import('./page-errors')) => void): void {
  if (performance.now() < pausedUntil) return;
  const pause = () => {
    pausedUntil = performance.now() + PAUSE_MS;
  };
  // A mistake in a report would be the next error to report.
  import(/* webpackChunkName: "client-report" */ './page-errors').then(use, pause).catch(() => undefined);
}

/** A timer that throws again and again must not request a missing file each time. */
const PAUSE_MS = 60_000;
let pausedUntil = 0;

const send = ({ remote, version, kind }: LoadFailure) =>
  withReport(({ clientReport }) => clientReport.add({ remote, version, failure: kind }));

const sendError = (event: ErrorEvent | PromiseRejectionEvent) =>
  withReport(({ reportPageError }) => reportPageError(event));
