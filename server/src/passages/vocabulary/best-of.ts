/** Keeps the numbers with the highest scores, at most `limit`. */
export class BestOf {
  /** Best first; of equal ones, the earlier. */
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
