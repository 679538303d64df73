import { BestOf } from '../vocabulary/postings';

/**
 * The meaning of a text, as a direction in the model's dimensions, each from -127 to 127: texts of similar meaning
 * point in similar directions, whatever their words.
 */
export type Embedding = Int8Array;

const LARGEST = 127;

export function toEmbedding(vector: readonly number[]): Embedding {
  const largest = vector.reduce((max, one) => Math.max(max, Math.abs(one)), 0) || 1;
  return Int8Array.from(vector, (one) => Math.round((one * LARGEST) / largest));
}

/** Returns how similar two texts are in meaning: the cosine, 1 for the same, about 0 for unrelated ones. */
export function similarity(one: Embedding, other: Embedding): number {
  // The embeddings are from two models, or from a model that was replaced under the same name.
  if (one.length !== other.length) return 0;
  let [product, ones, others] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    const [left, right] = [one[at] ?? 0, other[at] ?? 0];
    product += left * right;
    ones += left * left;
    others += right * right;
  }
  return product / (Math.sqrt(ones * others) || 1);
}

/** Returns the common meaning of several texts. */
export function meanOf(embeddings: readonly Embedding[]): Embedding {
  const dimensions = embeddings[0]?.length ?? 0;
  const sum = new Array<number>(dimensions).fill(0);
  for (const embedding of embeddings) {
    const length = Math.sqrt(embedding.reduce((squares, one) => squares + one * one, 0)) || 1;
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (embedding[at] ?? 0) / length;
  }
  return toEmbedding(sum);
}

/** Concatenates embeddings for the database. */
export const joinEmbeddings = (embeddings: readonly Embedding[]) => Buffer.concat(embeddings.map(bytesOf));

/** Reads a stored embedding. libsql returns an `ArrayBuffer`, pg a `Buffer`. */
export function readEmbedding(stored: ArrayBuffer | Uint8Array): Embedding {
  const bytes = stored instanceof Uint8Array ? stored : new Uint8Array(stored);
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Reads several stored embeddings. */
export function splitEmbeddings(stored: ArrayBuffer | Uint8Array, dimensions: number): Embedding[] {
  const all = readEmbedding(stored);
  const count = dimensions === 0 ? 0 : Math.floor(all.length / dimensions);
  return Array.from({ length: count }, (_, at) => all.subarray(at * dimensions, (at + 1) * dimensions));
}

const bytesOf = ({ buffer, byteOffset, length }: Embedding) => Buffer.from(buffer, byteOffset, length);

/** Concatenated embeddings, in memory that threads share. */
export interface Vectors {
  readonly dimensions: number;
  readonly count: number;
  /** The 8-bit numbers of the embeddings. */
  readonly embeddings: SharedArrayBuffer;
  /** The length of each embedding, as 32-bit numbers; 0 for a removed embedding. */
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
    // Four separate sums, which the processor can compute in parallel.
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
