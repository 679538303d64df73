import { createClient } from '@redis/client';
import { StartupError } from '../config/read-settings';

/** Prefix of all keys and channels, because a Redis is often shared. */
export const REDIS_PREFIX = 'frontdesk:';

/** Silence of this length means that Redis hangs; pings prevent silence on an idle connection. */
const SILENCE_MS = 3_000;
const PING_MS = 1_000;
const RETRY_MS_MAX = 2_000;
const START_MS = 5_000;

type Listener = (channel: string, message: string) => void;

/**
 * The connections to Redis or Valkey (`REDIS_URL`): one for commands, and one that listens. A command fails immediately
 * while Redis is unavailable, so that callers fall back; both connections reconnect by themselves.
 */
export class Redis {
  readonly #listening;
  #listens = false;

  private constructor(
    /** The connection for commands, which are never queued. */
    readonly client: ReturnType<typeof connectTo>,
  ) {
    this.#listening = client.duplicate();
  }

  /** Connects. Throws a `StartupError` when Redis does not answer at the start, because the setting may be wrong. */
  static async open(url: string, logFailure: (failure: unknown) => void): Promise<Redis> {
    const client = connectTo(url);
    const redis = new Redis(client);
    // Each failed attempt emits an error; without a listener it would end the process.
    client.on('error', logFailure);
    redis.#listening.on('error', () => undefined);
    const late = AbortSignal.timeout(START_MS);
    try {
      await Promise.race([
        client.connect(),
        new Promise((_, reject) => {
          late.addEventListener('abort', () => reject(new Error('it does not answer')));
        }),
      ]);
    } catch (failure) {
      client.destroy();
      throw new StartupError(`REDIS_URL: Redis cannot be used: ${(failure as Error).message}.`);
    }
    return redis;
  }

  /** A sentence for the operator while Redis is unavailable; null while Redis works. */
  get trouble(): string | null {
    if (this.client.isReady && (this.#listening.isReady || !this.#listens)) return null;
    return 'Redis cannot be reached: each instance limits calls by itself, and tells the others through PostgreSQL.';
  }

  /** Sends a message to all instances. Rejects while Redis is unavailable. */
  async publish(channel: string, message: string): Promise<void> {
    await this.client.publish(REDIS_PREFIX + channel, message);
  }

  /**
   * Calls `listener` with the messages from all instances, and `onReady` whenever listening starts, even after an
   * interruption.
   */
  async subscribe(channels: readonly string[], listener: Listener, onReady: () => void): Promise<void> {
    this.#listens = true;
    const names = channels.map((channel) => REDIS_PREFIX + channel);
    // Tries to connect until Redis answers.
    await this.#listening.connect();
    await this.#listening.subscribe(names, (message, name) => listener(name.slice(REDIS_PREFIX.length), message));
    // The client subscribes again by itself after each reconnect, before it is ready.
    this.#listening.on('ready', onReady);
    onReady();
  }

  close(): void {
    this.client.destroy();
    if (this.#listening.isOpen) this.#listening.destroy();
  }
}

function connectTo(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** Math.min(retries, 5), RETRY_MS_MAX),
    },
  });
}
