import type { LoadFailure } from '../remotes/failure/load-failure';
import { onLoadFailure } from '../remotes/failure/load-failure';

/**
 * Reports every load failure, every error that nothing catches, and every changed function of the browser from now on
 * to our server, if this is one. Returns a function that stops it.
 */
export function sendFailures(): () => void {
  const stop = onLoadFailure(send);
  // Development replaces functions itself, and names what a page leaves behind.
  if (process.env['NODE_ENV'] === 'production') {
    // What an extension of the browser replaced before the site started is no remote's mistake.
    const before = [window, history, XMLHttpRequest.prototype].map(Object.getOwnPropertyDescriptors);
    // Nothing more loads while nobody uses the page.
    const watch = () => withReport((part) => part.watchNatives(before));
    window.addEventListener('pointermove', watch, { once: true });
  }
  window.addEventListener('error', sendError);
  window.addEventListener('unhandledrejection', sendError);
  return () => {
    stop();
    window.removeEventListener('error', sendError);
    window.removeEventListener('unhandledrejection', sendError);
  };
}

/** Loaded on demand, because only a page with a failure needs it, and a tab that reports load times. */
export const withReport = (use: (part: typeof import('./page-errors')) => void) =>
  // A mistake in a report would be the next error to report.
  void import(/* webpackChunkName: "client-report" */ './page-errors').then(use).catch(() => undefined);

const send = ({ remote, version, kind }: LoadFailure) =>
  withReport(({ clientReport }) => clientReport.add({ remote, version, failure: kind }));

const sendError = (event: ErrorEvent | PromiseRejectionEvent) =>
  withReport(({ reportPageError }) => reportPageError(event));
