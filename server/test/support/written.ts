import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import type { ApiClient } from './api-client';

// biome-ignore lint/suspicious/noExplicitAny: answers are followed by name, whatever their endpoint
export type Answer = any;
export type Fields = Record<string, Answer>;

/** A call that writes what other calls read. */
export interface Written {
  readonly write: Endpoint;
  /** Fields in every call: the id of the thing that it writes, and required fields. */
  readonly fixed?: Fields;
  /** A value for each other field; each field is also omitted, null and empty if the call accepts that. */
  readonly set: Fields;
  readonly reads: readonly Read[];
  /** The names of the timestamps that every write sets. */
  readonly volatile?: readonly string[];
}

/** A call that reads the same thing. */
export interface Read {
  readonly read: Endpoint;
  readonly with?: Fields;
  /** The client that makes the call, if that is not the owner's. */
  readonly by?: ApiClient;
  /** The part of the response that is written; null if there is none. Default: all of it. */
  readonly part?: (answer: Answer) => Fields | null | undefined;
  /** Names that differ: the field in the write, with the field in the read. */
  readonly names?: Readonly<Record<string, string>>;
  /** The input of the second read, if the call wrote a copy. Default: `with`. */
  readonly again?: (sent: Fields) => Fields;
  /** The part of the second read that equals the first. Default: everything. */
  readonly same?: (answer: Answer) => unknown;
}
