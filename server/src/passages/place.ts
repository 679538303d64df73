/** A place whose code a visitor scanned: a table, a room, a machine. */
export interface Place {
  /** The id of its code. */
  readonly id: string;
  readonly name: string;
  /** Facts that are true only here, each of one or two sentences. */
  readonly facts: readonly string[];
}
