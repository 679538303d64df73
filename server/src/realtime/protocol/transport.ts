/** Delivers records to a client. */
export interface Transport {
  send(data: string): void;
  /** Closes the connection after everything has been sent; the client sees an orderly end. */
  close(): void;
  /** Closes the connection immediately, for a client that is unreachable. */
  drop(): void;
  /** Only WebSocket can resume a connection. */
  readonly canResume: boolean;
  /** Whether the client must send messages and be pinged to count as connected; a waiting poll is proof enough. */
  readonly needsPings: boolean;
  /** Bytes that are waiting because the client does not read. */
  readonly backlog: number;
}

/** Maximum number of unread bytes before a client is disconnected. */
export const BACKLOG_MAX = 2_000_000;
