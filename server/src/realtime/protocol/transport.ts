/** Delivers records to a client. */
export interface Transport {
  send(data: string): void;
  /** Ends the connection after everything is sent; the client sees an orderly end. */
  close(): void;
  /** Ends the connection immediately, for a client that is unreachable. */
  drop(): void;
  /** Only WebSocket can resume a connection. */
  readonly canResume: boolean;
  /** Whether the client must be heard from and pinged; a waiting poll is proof enough. */
  readonly needsPings: boolean;
  /** Bytes that are waiting because the client does not read. */
  readonly backlog: number;
}

/** Maximum number of unread bytes before a client is disconnected. */
export const BACKLOG_MAX = 2_000_000;
