import { call, realtimeStore } from '@frontdesk/shared/app';
import { REPORT_EVENTS_MAX, type ReportEvent, sendClientReport } from '@frontdesk/shared/endpoints/client-report';
import { useServerCalls } from '../contributions/server-calls';

/** Events wait so long for others. */
const COLLECT_MS = 5_000;

/** Reports to our server what happens in this tab: at most 20 events, for more say nothing new. */
export class ClientReport {
  #waiting: ReportEvent[] = [];
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Reports an event together with others of the next seconds. A report that fails is dropped. */
  add(event: ReportEvent): void {
    this.#count += 1;
    if (this.#count > REPORT_EVENTS_MAX) return;
    this.#waiting.push(event);
    this.#timer ??= setTimeout(() => void this.#send(), COLLECT_MS);
  }

  async #send(): Promise<void> {
    const events = this.#waiting;
    this.#waiting = [];
    this.#timer = undefined;
    if (isOwnServer()) await call(sendClientReport, { events }).catch(() => undefined);
  }
}

export const clientReport = new ClientReport();

/** Another server has no such call, and each would show as an error in the browser's console. */
function isOwnServer(): boolean {
  const hasOwnCalls = Object.values(useServerCalls.getState()).some(({ has }) => has);
  return hasOwnCalls && realtimeStore.getState().status !== 'Unavailable';
}
