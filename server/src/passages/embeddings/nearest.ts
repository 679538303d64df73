import { BestOf } from '../vocabulary/best-of';
import type { Embedding } from './embedding';

/** Embeddings one after the other, in memory that threads share. */
export interface Vectors {
  readonly dimensions: number;
  readonly count: number;
  /** Of 8-bit numbers. */
  readonly embeddings: SharedArrayBuffer;
  /** Of 32-bit numbers: the length of each embedding, 0 for a removed embedding. */
  readonly lengths: SharedArrayBuffer;
}

/** Returns the positions of the embeddings that are nearest to `meaning`, nearest first, at most `limit`. */
export function nearestTo({ dimensions, count, embeddings, lengths }: Vectors, meaning: Embedding, limit: number) {
  if (meaning.length !== dimensions) return [];
  const [all, allLengths] = [new Int8Array(embeddings), new Float32Array(lengths)];
  const asked = Float32Array.from(meaning);
  const best = new BestOf(limit);
  for (let position = 0; position < count; position++) {
    const length = allLengths[position] as number;
    if (length === 0) continue;
    const from = position * dimensions;
    let product = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    let at = 0;
    // Four sums, which the processor computes at the same time.
    for (; at + 3 < dimensions; at += 4) {
      product += (all[from + at] as number) * (asked[at] as number);
      second += (all[from + at + 1] as number) * (asked[at + 1] as number);
      third += (all[from + at + 2] as number) * (asked[at + 2] as number);
      fourth += (all[from + at + 3] as number) * (asked[at + 3] as number);
    }
    for (; at < dimensions; at++) product += (all[from + at] as number) * (asked[at] as number);
    product += second + third + fourth;
    best.offer(position, product / length);
  }
  return best.numbers;
}
