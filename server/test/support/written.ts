import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import type { ApiClient } from './api-client';

// biome-ignore lint/suspicious/noExplicitAny: answers are followed by name, whatever their endpoint
export type Answer = any;
export type Fields = Record<string, Answer>;

/** A call that writes what other calls read. */
export interface Written {
  readonly write: Endpoint;
  /** Fields that every call has: which thing it writes, and what it requires. */
  readonly fixed?: Fields;
  /** A value for each other field; each is also left out, null and empty where the call accepts that. */
  readonly set: Fields;
  readonly reads: readonly Read[];
  /** Times that every write sets. */
  readonly volatile?: readonly string[];
}

/** A call that reads the same thing. */
export interface Read {
  readonly read: Endpoint;
  readonly with?: Fields;
  /** Called by somebody other than the owner. */
  readonly by?: ApiClient;
  /** The part of the answer that is written; null when there is none. Default: all of it. */
  readonly part?: (answer: Answer) => Fields | null | undefined;
  /** Names that differ: the field of the write, and that of the read. */
  readonly names?: Readonly<Record<string, string>>;
  /** What the second read asks for, when the call wrote a copy. Default: `with`. */
  readonly again?: (sent: Fields) => Fields;
  /** What the second read has in common with the first. Default: everything. */
  readonly same?: (answer: Answer) => unknown;
}
