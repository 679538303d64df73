import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { sessionStore } from '../session/session-store';
import { isKnownAbsent, noteAbsent } from './absent-hubs';
import { hubProblem, problemSentence, UNABLE_TO_RECONNECT } from './hub-problem';
import type { HubStatus } from './hub-status';

/** Spec section 9. */
const SERVER_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 15_000;
const STATEFUL_BUFFER_BYTES = 100_000;
const RETRY_DELAYS_MS = [0, 2_000, 10_000, 30_000];

export interface HubLinkOptions {
  readonly path: `/${string}`;
  /** What the server calls here, by name. */
  readonly handlers: Readonly<Record<string, (...args: unknown[]) => void>>;
  readonly onStatus: (status: HubStatus, problem: string | null) => void;
  /** There is a new connection after a loss; what was sent meanwhile is not coming. */
  readonly onReconnected: () => void;
}

/** The one place that knows SignalR. A link tries by the spec's delays, then waits to be asked again. */
export class HubLink {
  readonly #hub;
  #isStopped = false;
  #isTrying = false;
  #wasConnected = false;
  #wait: { readonly timer: ReturnType<typeof setTimeout>; readonly end: () => void } | null = null;

  constructor(private readonly options: HubLinkOptions) {
    const { path, handlers, onStatus } = options;
    this.#hub = new HubConnectionBuilder()
      .withUrl(new URL(path, location.origin).href, { accessTokenFactory: () => sessionStore.getState().token ?? '' })
      .withAutomaticReconnect(RETRY_DELAYS_MS)
      .withStatefulReconnect({ bufferSize: STATEFUL_BUFFER_BYTES })
      .withServerTimeout(SERVER_TIMEOUT_MS)
      .withKeepAliveInterval(KEEP_ALIVE_MS)
      // It logs every failed attempt as an error; the state says it once.
      .configureLogging(LogLevel.None)
      .build();
    for (const [name, handler] of Object.entries(handlers)) this.#hub.on(name, handler);
    this.#hub.onreconnecting((error) => onStatus('Reconnecting', error ? problemSentence(hubProblem(error)) : null));
    this.#hub.onreconnected(() => this.#connected());
    this.#hub.onclose((error) => this.#closed(error));
  }

  /** Begins, or tries again at once after it gave up. */
  async start(): Promise<void> {
    if (this.#isTrying || this.#isStopped || this.#hub.state !== 'Disconnected') return;
    const { path, onStatus } = this.options;
    if (isKnownAbsent(path)) return onStatus('Unavailable', null);
    this.#isTrying = true;
    let problem: unknown = null;
    for (const delay of [null, ...RETRY_DELAYS_MS.slice(1)]) {
      onStatus(this.#wasConnected ? 'Reconnecting' : 'Connecting', null);
      if (delay !== null) await this.#pause(delay);
      if (this.#isStopped) break;
      problem = await this.#hub.start().then(
        () => null,
        (error: unknown) => error,
      );
      if (problem === null || ['no-hub', 'refused-session'].includes(hubProblem(problem))) break;
    }
    this.#isTrying = false;
    if (this.#isStopped) void this.#hub.stop();
    else if (problem === null) this.#connected();
    else this.#closed(problem);
  }

  invoke(method: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#hub.invoke(method, ...args);
  }

  /** Ends it for good. */
  stop(): void {
    this.#isStopped = true;
    if (this.#wait) {
      clearTimeout(this.#wait.timer);
      this.#wait.end();
    }
    void this.#hub.stop().catch(() => undefined);
  }

  #pause(ms: number): Promise<void> {
    return new Promise((end) => {
      this.#wait = { timer: setTimeout(end, ms), end };
    });
  }

  #connected(): void {
    noteAbsent(this.options.path, false);
    const isNew = this.#wasConnected;
    this.#wasConnected = true;
    this.options.onStatus('Connected', null);
    if (isNew) this.options.onReconnected();
  }

  #closed(error: unknown): void {
    if (this.#isStopped) return;
    const problem = error ? hubProblem(error) : 'unreachable';
    if (problem === 'no-hub') {
      noteAbsent(this.options.path, true);
      this.options.onStatus('Unavailable', null);
      return;
    }
    const sentence = problemSentence(problem);
    this.options.onStatus('Disconnected', sentence ? `${UNABLE_TO_RECONNECT} ${sentence}` : UNABLE_TO_RECONNECT);
    // Asking for data finds out whether the session has ended, and leads to /login if so.
    if (problem === 'refused-session') this.options.onReconnected();
  }
}
