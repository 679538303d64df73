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
  // From two models, or from a model that was replaced under its name.
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

/** Joins embeddings for the databases, one after the other. */
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
