import { type LoadFailure, onLoadFailure } from '../remotes/failure/load-failure';
import type { Natives, Use } from './client-report';

let natives: Natives = {};

/**
 * From now on, reports every load failure, every uncaught error and every changed browser function to our server, if
 * this site has one.
 */
export function sendFailures(): void {
  // A function that a browser extension replaced before the site started is not a remote's fault.
  natives = {
    '': propertiesOf(window, [
      ...Object.keys(window).filter((name) => !name.startsWith('on')),
      'XMLHttpRequest',
      'WebSocket',
    ]),
    'history.': propertiesOf(history),
    'XMLHttpRequest.prototype.': propertiesOf(XMLHttpRequest.prototype),
    'navigator.': propertiesOf(Navigator.prototype, ['sendBeacon']),
  };
  onLoadFailure(send);
  // While the page is not in use, nothing more is loaded.
  window.addEventListener('pointermove', send, { once: true });
  window.addEventListener('error', send);
  window.addEventListener('unhandledrejection', send);
}

/** Loaded on demand, because only a page with a failure or a tab that reports load times needs it. */
export function withReport(use: Use): void {
  if (performance.now() < pausedUntil) return;
  const pause = () => {
    pausedUntil = performance.now() + PAUSE_MS;
  };
  // An error while reporting would itself be reported as the next error.
  import(/* webpackChunkName: "client-report" */ './page-errors')
    .then((part) => part.start(natives, use), pause)
    .catch(() => undefined);
}

/** A timer that throws again and again must not request a missing file each time. */
const PAUSE_MS = 60_000;
let pausedUntil = 0;

/**
 * The window's methods and two constructors: reading all properties of a window takes 100 ms on a slow phone,
 * because the browser creates each constructor on first access.
 */
const propertiesOf = (object: object, names = Object.getOwnPropertyNames(object)) =>
  Object.fromEntries(names.map((name) => [name, Object.getOwnPropertyDescriptor(object, name) ?? {}]));

const send = (what: LoadFailure | Event) => withReport(({ report }) => report(what));
