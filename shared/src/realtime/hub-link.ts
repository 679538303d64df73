import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { endWait, waitMs } from '../http/waits';
import { unableToReconnect } from '../messages/realtime';
import { sessionStore } from '../session/session-store';
import { isKnownAbsent, noteAbsent } from './absent-hubs';
import { HubHttpClient, hubProblem, problemSentence } from './hub-http-client';
import type { HubStatus } from './realtime-store';

/** Spec section 9.7. */
const SERVER_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 15_000;
const STATEFUL_BUFFER_BYTES = 100_000;
const RETRY_DELAYS_MS = [0, 2_000, 10_000, 30_000];
/** After the spec's delays, a link retries slowly, at intervals that double from the first of these to the last. */
const SLOW_RETRY_MS = { first: 30_000, last: 120_000 } as const;
/** With a delay longer than this, browsers run a timer immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface HubLinkOptions {
  readonly path: `/${string}`;
  /** Handlers for the server's calls, by name. */
  readonly handlers: Readonly<Record<string, (...args: unknown[]) => void>>;
  readonly onStatus: (status: HubStatus, problem: string | null) => void;
  /** Called when a lost connection has been replaced by a new one; messages sent in the meantime are lost. */
  readonly onReconnected: () => void;
}

/**
 * Connects to a hub; the only code that uses SignalR. Retries with the spec's delays, reports that it is disconnected,
 * and then retries slowly while the tab is visible. Retries immediately when the tab becomes visible or the network
 * returns. Only a manual retry ignores the time in the server's `Retry-After`.
 */
export class HubLink {
  readonly #hub;
  #isStopped = false;
  #isTrying = false;
  #wasConnected = false;
  #slowTries = 0;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #wait: { readonly timer: ReturnType<typeof setTimeout>; readonly end: () => void } | null = null;

  constructor(private readonly options: HubLinkOptions) {
    const { path, handlers, onStatus } = options;
    this.#hub = new HubConnectionBuilder()
      .withUrl(new URL(path, location.origin).href, {
        accessTokenFactory: () => sessionStore.getState().token ?? '',
        httpClient: new HubHttpClient(path),
      })
      .withAutomaticReconnect({
        nextRetryDelayInMilliseconds: ({ previousRetryCount }) => this.#quickDelay(previousRetryCount),
      })
      .withStatefulReconnect({ bufferSize: STATEFUL_BUFFER_BYTES })
      .withServerTimeout(SERVER_TIMEOUT_MS)
      .withKeepAliveInterval(KEEP_ALIVE_MS)
      // The library logs every failed attempt as an error; the status reports the failure once.
      .configureLogging(LogLevel.None)
      .build();
    for (const [name, handler] of Object.entries(handlers)) this.#hub.on(name, handler);
    this.#hub.onreconnecting((error) => onStatus('Reconnecting', error ? problemSentence(hubProblem(error)) : null));
    this.#hub.onreconnected(() => this.#connected());
    this.#hub.onclose((error) => this.#closed(error));
  }

  /** Connects, or retries immediately while disconnected. */
  async start(): Promise<void> {
    document.addEventListener('visibilitychange', this.#startWhenVisible);
    window.addEventListener('online', this.#startNow);
    if (!this.#canTry()) return;
    clearTimeout(this.#slowTimer);
    const { path, onStatus } = this.options;
    if (isKnownAbsent(path)) return onStatus('Unavailable', null);
    this.#isTrying = true;
    let problem: unknown = null;
    for (let tries = 0; tries < RETRY_DELAYS_MS.length; tries += 1) {
      // The first attempt is immediate.
      const delay = tries === 0 ? 0 : this.#quickDelay(tries);
      if (delay === null) break;
      onStatus(this.#wasConnected ? 'Reconnecting' : 'Connecting', null);
      if (tries > 0) await this.#pause(delay);
      if (this.#isStopped) break;
      problem = await this.#hub.start().then(
        () => null,
        (error: unknown) => error,
      );
      if (problem === null || ['no-hub', 'refused-session'].includes(hubProblem(problem))) break;
    }
    this.#settle(problem);
  }

  invoke(method: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#hub.invoke(method, ...args);
  }

  /** Disconnects permanently, and reports 'Disconnecting' (spec section 4.8), then 'Disconnected' when done. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    document.removeEventListener('visibilitychange', this.#startWhenVisible);
    window.removeEventListener('online', this.#startNow);
    clearTimeout(this.#slowTimer);
    if (this.#wait) {
      clearTimeout(this.#wait.timer);
      this.#wait.end();
    }
    const { onStatus } = this.options;
    if (this.#hub.state !== 'Disconnected') onStatus('Disconnecting', null);
    const report = () => onStatus('Disconnected', null);
    this.#hub.stop().then(report, report);
  }

  readonly #startNow = () => {
    if (this.#mustWait()) return;
    // Also ends the pause before the next attempt.
    this.#wait?.end();
    void this.start();
  };
  readonly #startWhenVisible = () => {
    if (document.visibilityState === 'visible' && !this.#mustWait()) void this.start();
  };

  #mustWait(): boolean {
    return waitMs(this.options.path) > 0;
  }

  /**
   * Returns the pause before one of the spec's attempts; null after the last one, or when the server requires a longer
   * wait.
   */
  #quickDelay(tries: number): number | null {
    const delay = RETRY_DELAYS_MS[tries];
    const wait = waitMs(this.options.path);
    return delay === undefined || wait > Math.max(...RETRY_DELAYS_MS) ? null : Math.max(delay, wait);
  }

  #canTry(): boolean {
    return !this.#isTrying && !this.#isStopped && this.#hub.state === 'Disconnected';
  }

  #settle(problem: unknown): void {
    this.#isTrying = false;
    if (this.#isStopped) void this.#hub.stop();
    else if (problem === null) this.#connected();
    else this.#closed(problem);
  }

  /** Makes an attempt without a change of status, so that the owner sees the error until there is a connection. */
  async #trySlowly(): Promise<void> {
    if (!this.#canTry() || document.visibilityState === 'hidden') return;
    this.#isTrying = true;
    this.#slowTries += 1;
    this.#settle(
      await this.#hub.start().then(
        () => null,
        (error: unknown) => error,
      ),
    );
  }

  #planSlowTry(): void {
    const { first, last } = SLOW_RETRY_MS;
    const interval = Math.min(last, first * 2 ** this.#slowTries);
    // Half of the delay is random, so that tabs do not all reconnect at the same moment after a restart of the server.
    const delay = interval * (0.75 + Math.random() / 2);
    const wait = waitMs(this.options.path) * (1 + Math.random() / 4);
    clearTimeout(this.#slowTimer);
    this.#slowTimer = setTimeout(() => void this.#trySlowly(), Math.min(LONGEST_TIMER_MS, Math.max(delay, wait)));
  }

  #pause(ms: number): Promise<void> {
    return new Promise((end) => {
      this.#wait = { timer: setTimeout(end, ms), end };
    });
  }

  #connected(): void {
    noteAbsent(this.options.path, false);
    endWait(this.options.path);
    clearTimeout(this.#slowTimer);
    this.#slowTries = 0;
    const isNew = this.#wasConnected;
    this.#wasConnected = true;
    this.options.onStatus('Connected', null);
    if (isNew) this.options.onReconnected();
  }

  #closed(error: unknown): void {
    if (this.#isStopped) return;
    const problem = error ? hubProblem(error) : 'unreachable';
    // A hub that was connected before will return: for now, a proxy that cannot reach its server answers in its place.
    if (problem === 'no-hub' && !this.#wasConnected) {
      noteAbsent(this.options.path, true);
      this.options.onStatus('Unavailable', null);
      return;
    }
    const sentence = problemSentence(problem);
    this.options.onStatus('Disconnected', sentence ? `${unableToReconnect} ${sentence}` : unableToReconnect);
    // Fetching data shows whether the session has ended; if it has, the user is redirected to /login.
    if (problem === 'refused-session') this.options.onReconnected();
    // The refusal may also be temporary.
    this.#planSlowTry();
  }
}
