/** Collects the numbers with the highest scores, at most `limit`. */
export class BestOf {
  /** Best first; among equal scores, the earliest first. */
  readonly numbers: number[] = [];
  readonly #scores: number[] = [];

  constructor(private readonly limit: number) {}

  offer(number: number, score: number): void {
    const [scores, { length }] = [this.#scores, this.#scores];
    if (length >= this.limit && score <= (scores[length - 1] ?? 0)) return;
    let place = length;
    while (place > 0 && (scores[place - 1] ?? 0) < score) place--;
    scores.splice(place, 0, score);
    this.numbers.splice(place, 0, number);
    if (scores.length <= this.limit) return;
    scores.pop();
    this.numbers.pop();
  }
}

export type PassageId = number | string;

/**
 * The usual values for BM25: one for how soon repetitions no longer count, one for how much less longer passages count.
 */
const SATURATION = 1.2;
const LENGTH_INFLUENCE = 0.75;

/** Stores which passages contain which words, by the numbers of the words. */
export class Postings {
  /** For each word, the passages that contain it, in order; each is listed once per occurrence. */
  readonly #byWord: number[][] = [];
  /** The words in each passage; null for a removed passage. */
  readonly #ids: (PassageId | null)[] = [];
  readonly #lengths: number[] = [];
  #words = 0;
  #live = 0;
  #scores = new Float64Array(0);

  /** The total number of words in all passages. */
  get size(): number {
    return this.#words;
  }

  /** Adds a passage with the numbers of all its words, including repetitions; returns its number. */
  add(id: PassageId, words: readonly number[]): number {
    const passage = this.#ids.length;
    this.#ids.push(id);
    this.#lengths.push(words.length);
    for (const word of words) {
      const holders = this.#byWord[word];
      if (holders) holders.push(passage);
      else this.#byWord[word] = [passage];
    }
    this.#words += words.length;
    this.#live += 1;
    return passage;
  }

  remove(passages: readonly number[]): void {
    for (const passage of passages) {
      if (this.#ids[passage] === null) continue;
      this.#ids[passage] = null;
      this.#live -= 1;
    }
  }

  /** Returns the passages with any of the words by BM25, best first, at most `limit`. */
  search(words: readonly number[], limit: number): PassageId[] {
    if (this.#scores.length < this.#ids.length) this.#scores = new Float64Array(Math.ceil(this.#ids.length * 1.5));
    const scores = this.#scores;
    const averageLength = this.#words / Math.max(1, this.#ids.length);
    const found: number[] = [];
    for (const word of words) {
      const holders = this.#byWord[word] ?? [];
      const rarity = Math.log(1 + (this.#live + 0.5) / (Math.min(this.#live, holders.length) + 0.5));
      for (let at = 0; at < holders.length; ) {
        const passage = holders[at] as number;
        let times = 1;
        while (holders[at + times] === passage) times++;
        at += times;
        const length = (this.#lengths[passage] ?? 0) / averageLength;
        const damped = SATURATION * (1 - LENGTH_INFLUENCE + LENGTH_INFLUENCE * length);
        if (scores[passage] === 0) found.push(passage);
        scores[passage] = (scores[passage] ?? 0) + (rarity * times * (SATURATION + 1)) / (times + damped);
      }
    }
    const best = new BestOf(limit);
    for (const passage of found) {
      if (this.#ids[passage] !== null) best.offer(passage, scores[passage] ?? 0);
      scores[passage] = 0;
    }
    return best.numbers.flatMap((passage) => this.#ids[passage] ?? []);
  }
}
