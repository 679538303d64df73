/** How records reach a client at the moment. */
export interface Transport {
  send(data: string): void;
  /** Ends it after what was sent; the client sees an orderly end. */
  close(): void;
  /** Lets it go at once, as when nobody is there any more. */
  drop(): void;
  /** Only WebSocket can resume a connection. */
  readonly canResume: boolean;
  /** Whether the client must be heard from and pinged; a poll that is waiting is proof enough. */
  readonly needsPings: boolean;
  /** Bytes that wait because the client does not read. */
  readonly backlog: number;
}

/** What a client may leave unread before it is let go. */
export const BACKLOG_MAX = 2_000_000;
