import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import ADAPTER from './cross-encoder.json' with { type: 'json' };
import { halfOf, readTensors } from './model-folder';

/** A model's files. */
interface ModelFiles {
  readonly weightsPath: string;
  readonly tokenizerPath: string;
  readonly configPath: string;
}

/** Numbers of one byte each, as base64; each row of `columns` numbers has its own scale. */
interface Matrix {
  readonly columns: number;
  readonly scales: readonly number[];
  readonly numbers: string;
}

/**
 * What is added to a matrix of the model: `down` has a column for each of the layer's inputs, `up` for each of its
 * outputs.
 */
interface LowRank {
  readonly down: Matrix;
  readonly up: Matrix;
}

interface Engine {
  readonly Embedder: new (
    weights: Uint8Array,
    tokenizer: Uint8Array,
    config: Uint8Array,
    tokensMax: number,
  ) => { embed(texts: readonly string[]): number[][] };
}

/**
 * The limit for a question and a sentence together: a typical sentence in documents has 25 tokens, and one in twenty
 * has 60.
 */
const TOKENS_MAX = 88;

/**
 * Loads our model as a cross-encoder: it reads a question together with a sentence, and returns the log-odds that the
 * sentence answers the question. `cross-encoder.json` contains the changes to its weights (LoRA) and the weights of the
 * last layer, as trained by server/test/support/train-cross-encoder.py.
 */
export function loadCrossEncoder(model: ModelFiles): (question: string, sentence: string) => number {
  // The library hides the class that accepts weights from memory.
  const library = fileURLToPath(import.meta.resolve('@lat.md/embed'));
  const { Embedder } = createRequire(library)('./engine.cjs') as Engine;
  const files = [readFileSync(model.tokenizerPath), readFileSync(model.configPath)] as const;
  const embedder = new Embedder(adaptedWeights(model.weightsPath), ...files, TOKENS_MAX);
  const { weights, bias } = ADAPTER.head;
  return (question, sentence) => {
    const [vector = []] = embedder.embed([`${question} [SEP] ${sentence}`]);
    return vector.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), bias);
  };
}

/** Returns the file with the model's weights after adding the changes. The first question waits for this. */
function adaptedWeights(path: string): Buffer {
  const file = readFileSync(path);
  const tensors = readTensors(path);
  const numbers = Float32Array.from({ length: 0x10000 }, (_, bits) => halfOf(bits));
  for (const [name, { down, up }] of Object.entries<LowRank>(ADAPTER.changes)) {
    const tensor = tensors?.get(name);
    if (tensor?.type !== 'F16') throw new Error(`The model has no ${name}.`);
    const changes = productOf(down, up);
    const halves = new Uint16Array(file.buffer.slice(file.byteOffset + tensor.begin, file.byteOffset + tensor.end));
    for (let at = 0; at < changes.length; at++)
      halves[at] = toHalf((numbers[halves[at] as number] as number) + (changes[at] as number));
    file.set(new Uint8Array(halves.buffer), tensor.begin);
  }
  return file;
}

/** Returns the change to a matrix, by output and then by input. */
function productOf(down: Matrix, up: Matrix): Float32Array {
  const [inputs, outputs] = [rowsOf(down), rowsOf(up)];
  const { columns } = down;
  const changes = new Float32Array(up.columns * columns);
  for (let to = 0; to < up.columns; to++) {
    // Works row by row, so that each row remains in the processor's cache.
    const row = changes.subarray(to * columns, (to + 1) * columns);
    for (let rank = 0; rank < inputs.length; rank++)
      addRow(row, inputs[rank] as Float32Array, outputs[rank]?.[to] ?? 0);
  }
  return changes;
}

function addRow(row: Float32Array, added: Float32Array, factor: number): void {
  for (let at = 0; at < row.length; at++) row[at] = (row[at] as number) + factor * (added[at] as number);
}

function rowsOf({ columns, scales, numbers }: Matrix): Float32Array[] {
  const bytes = new Int8Array(Buffer.from(numbers, 'base64'));
  return scales.map((scale, row) =>
    Float32Array.from(bytes.subarray(row * columns, (row + 1) * columns)).map((number) => number * scale),
  );
}

const single = new Float32Array(1);
const bitsOfSingle = new Uint32Array(single.buffer);

/** Writes a number in 16 bits. Weights are far from the limits of this format. */
function toHalf(value: number): number {
  single[0] = value;
  const [bits = 0] = bitsOfSingle;
  const sign = (bits >>> 16) & 0x8000;
  const exponent = ((bits >>> 23) & 255) - 112;
  if (exponent <= 0) return sign | Math.round(Math.abs(value) * 2 ** 24);
  // Rounding may carry into the exponent, and the result is still correct.
  return sign | (((exponent << 10) | ((bits >>> 13) & 1023)) + ((bits >>> 12) & 1));
}
