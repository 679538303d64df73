import { ProtocolError } from './message';

/** The receiving half of stateful reconnect: tells what is new from what a resumed client sends once more. */
export class ReceiveCounter {
  #next = 1;
  #latest = 0;
  #awaitsSequence = false;

  get latest(): number {
    return this.#latest;
  }

  /** After a resume nothing counts until the client has said where it begins. */
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

  /** Counts one, and answers whether it has not been here before. */
  isNew(): boolean {
    const id = this.#next;
    this.#next += 1;
    if (id <= this.#latest) return false;
    this.#latest = id;
    return true;
  }
}
