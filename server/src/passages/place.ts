/** A place whose code a visitor scanned: a table, a room, a machine. */
export interface Place {
  /** The id of its code. */
  readonly id: string;
  readonly name: string;
  /** What is true only here, a sentence or two each. */
  readonly facts: readonly string[];
}
