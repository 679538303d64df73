import { ProtocolError } from './message';

/** The receiving half of stateful reconnect: distinguishes new messages from those that a resumed client repeats. */
export class ReceiveCounter {
  #next = 1;
  #latest = 0;
  #awaitsSequence = false;

  get latest(): number {
    return this.#latest;
  }

  /** After a connection is resumed, counts nothing until the client has sent its first number. */
  awaitSequence(): void {
    this.#awaitsSequence = true;
  }

  get isAwaitingSequence(): boolean {
    return this.#awaitsSequence;
  }

  beginAt(sequenceId: unknown): void {
    if (!Number.isInteger(sequenceId) || (sequenceId as number) < 1 || (sequenceId as number) > this.#next) {
      throw new ProtocolError('The sequence id is greater than the number of messages received.');
    }
    this.#awaitsSequence = false;
    this.#next = sequenceId as number;
  }

  /** Counts a message, and returns whether it is new. */
  isNew(): boolean {
    const id = this.#next;
    this.#next += 1;
    if (id <= this.#latest) return false;
    this.#latest = id;
    return true;
  }
}
