import { call, realtimeStore } from '@frontdesk/shared/app';
import { REPORT_EVENTS_MAX, type ReportEvent, sendClientReport } from '@frontdesk/shared/endpoints/client-report';
import { useServerCalls } from '../contributions/server-calls';
import type { LoadFailure } from '../remotes/failure/load-failure';
import { hasOverrides } from '../remotes/overrides/remote-choices';
import { useReports } from '../remotes/registry/registry-store';
import { watchedRollouts } from '../remotes/registry/sort-registry';

/** How long an event waits, so that later events are sent together with it. */
const COLLECT_MS = 5_000;

/** If a name or version is longer, the server refuses the whole report with all its events. */
const NAME_MAX = 50;

const JSON_TYPE = 'application/json';

/**
 * What the page's scripts shared before the first remote ran: properties by the start of their names, which is empty
 * for globals, and by name, such as `natives['history.'].pushState`.
 */
export type Natives = Readonly<Record<string, Readonly<Record<string, PropertyDescriptor>>>>;

/** Runs a function with the reporting code once it has loaded. */
export type Use = (part: {
  readonly clientReport: ClientReport;
  /** Reports a failure that a page shows, or an uncaught error. The first user action in the tab starts its checks. */
  readonly report: (what: LoadFailure | Event) => void;
}) => void;

let own: { readonly fetch?: Window['fetch']; readonly sendBeacon?: Navigator['sendBeacon'] } = {};

/** Stores the browser's own functions for sending, because a remote may replace them and suppress reports about itself. */
export function sendWith(natives: Natives): void {
  own = { fetch: natives['']?.['fetch']?.value, sendBeacon: natives['navigator.']?.['sendBeacon']?.value };
}

/** Reports what happens in this tab to our server: at most 20 events, because more would add nothing. */
export class ClientReport {
  #waiting: ReportEvent[] = [];
  /** What has been counted for a watched rollout: at most one load, one failure and one error per remote and tab. */
  readonly #counted = new Set<string>();
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Events are held back until it is known whether the server is ours. */
  constructor() {
    useServerCalls.subscribe(() => this.#sendSoon());
    useReports.subscribe(() => this.#sendSoon());
    // Sent immediately, because a visit of a few seconds also counts as a load.
    window.addEventListener('pagehide', () => this.#sendNow());
  }

  /** Reports an event together with those that follow in the next few seconds. Drops a report that fails. */
  add(event: ReportEvent): void {
    // How a preview behaves is irrelevant to the releases that other users load.
    if (hasOverrides()) return;
    this.#count += 1;
    if (this.#count > REPORT_EVENTS_MAX) return;
    const { remote, version } = event;
    const since = this.#sinceOf(event);
    const names = { remote: remote.slice(0, NAME_MAX), version: version.slice(0, NAME_MAX) };
    // JSON omits undefined values.
    this.#waiting.push({ ...event, ...names, since });
    this.#sendSoon();
  }

  #sendSoon(): void {
    if (this.#waiting.length > 0) this.#timer ??= setTimeout(() => void this.#send(), COLLECT_MS);
  }

  /** The start of the rollout for which the event counts; undefined when it counts for none. */
  #sinceOf(event: ReportEvent): string | undefined {
    // A script that throws when it loads is an error and a failure: each kind counts once.
    const key = `${event.remote} ${['loadMs', 'failure'].find((kind) => kind in event)}`;
    if ('changed' in event || this.#counted.has(key)) return undefined;
    this.#counted.add(key);
    return watchedRollouts.get(event.remote);
  }

  /** Sends waiting events while the page is closing. */
  #sendNow(): void {
    if (this.#waiting.length === 0 || !isOwnServer()) return;
    const body = new Blob([JSON.stringify({ events: this.#waiting })], { type: JSON_TYPE });
    if (own.sendBeacon?.call(navigator, sendClientReport.path, body)) this.#waiting = [];
  }

  async #send(): Promise<void> {
    this.#timer = undefined;
    if (!isOwnServer()) return;
    const events = this.#waiting;
    if (events.length === 0) return;
    this.#waiting = [];
    const { method, path } = sendClientReport;
    const sent = { method, headers: { 'Content-Type': JSON_TYPE }, body: JSON.stringify({ events }) };
    const sending = own.fetch ? own.fetch.call(window, path, sent) : call(sendClientReport, { events });
    await sending.catch(() => undefined);
  }
}

export const clientReport = new ClientReport();

/**
 * Whether the server collects reports: it says so along with the registry or, behind another static server, is
 * recognized by its other calls. Another server would answer 404, which appears as an error in the browser's console.
 */
function isOwnServer(): boolean {
  const hasOwnCalls = Object.values(useServerCalls.getState()).some(({ has }) => has);
  return useReports.getState() || (hasOwnCalls && realtimeStore.getState().status !== 'Unavailable');
}
