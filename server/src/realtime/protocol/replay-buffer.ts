/** Maximum amount of unacknowledged data. A client acknowledges once a second, so a second of traffic must fit. */
const REPLAY_MAX = 1_000_000;

/** The sending half of stateful reconnect: numbers messages from 1, and stores them until they are acknowledged. */
export class ReplayBuffer {
  #records: string[] = [];
  #firstId = 1;
  #size = 0;

  /** Returns false and stores nothing when the buffer is full. */
  push(record: string): boolean {
    if (this.#size + record.length > REPLAY_MAX) return false;
    this.#records.push(record);
    this.#size += record.length;
    return true;
  }

  acknowledge(id: number): void {
    const taken = this.#records.splice(0, Math.max(0, id - this.#firstId + 1));
    for (const record of taken) this.#size -= record.length;
    this.#firstId += taken.length;
  }

  /** The number of the oldest stored record, or of the next one. */
  get firstId(): number {
    return this.#firstId;
  }

  get records(): readonly string[] {
    return this.#records;
  }
}
