import type { HubConnection } from './hub-connection';
import type { Transport } from './transport';

/** The client times out after 100 s; before that we send an empty response, and it polls again. */
const POLL_MS = 90_000;
/** A client that has not polled again by then is disconnected. */
const ABSENCE_MS = 15_000;

/** Stores outgoing records until the client polls. */
export class LongPollingTransport implements Transport {
  readonly canResume = false;
  readonly needsPings = false;
  #waiting: string[] = [];
  #size = 0;
  #isClosed = false;
  #answer: ((data: string | null) => void) | null = null;
  #absence: NodeJS.Timeout | null = null;

  constructor(private readonly connection: HubConnection) {
    connection.attach(this);
  }

  get backlog(): number {
    return this.#size;
  }

  /**
   * Returns the accumulated records as soon as there are any; returns '' after a while, and null if the connection has
   * ended.
   */
  poll(): Promise<string | null> {
    this.#answer?.('');
    if (this.#absence) clearTimeout(this.#absence);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answer?.(''), POLL_MS);
      this.#answer = (data) => {
        clearTimeout(timer);
        this.#answer = null;
        this.#absence = setTimeout(() => this.drop(), ABSENCE_MS).unref();
        resolve(data);
      };
      this.#flush();
    });
  }

  /** Handles a client that disconnected before the response; the waiting records are sent with the next poll. */
  abandon(): void {
    this.#answer?.('');
  }

  send(data: string): void {
    this.#waiting.push(data);
    this.#size += data.length;
    // Responds a moment later, so that one response contains all records sent together.
    setImmediate(() => this.#flush());
  }

  close(): void {
    this.#isClosed = true;
    this.#flush();
  }

  drop(): void {
    this.#isClosed = true;
    this.#answer?.(null);
    if (this.#absence) clearTimeout(this.#absence);
    this.connection.detach(this, true);
  }

  #flush(): void {
    if (!this.#answer) return;
    if (this.#waiting.length > 0) {
      const data = this.#waiting.join('');
      this.#waiting = [];
      this.#size = 0;
      this.#answer(data);
    } else if (this.#isClosed) {
      this.#answer(null);
    }
  }
}
