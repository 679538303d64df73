import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StartupError } from '../../config/read-settings';

/** A model of one of two kinds in the operator's folder. */
export interface FolderModel {
  /** A transformer like BERT, or a table with an embedding for each token, as written by model2vec. */
  readonly kind: 'bert' | 'static';
  /**
   * Stored with each embedding: the folder's name and a hash of the model, so that a replaced model counts as another
   * one.
   */
  readonly name: string;
  readonly weightsPath: string;
  readonly tokenizerPath: string;
  readonly configPath: string;
  readonly dimensions: number;
  /** Tokens of a text beyond this number are ignored. */
  readonly tokensMax: number;
}

/** A tensor in a file: its numbers are from `begin` to `end`, in bytes from the start of the file. */
export interface Tensor {
  readonly type: string;
  readonly shape: readonly number[];
  readonly begin: number;
  readonly end: number;
}

/** The header of a file is small; anything larger means another format. */
const HEADER_MAX = 50_000_000;
const HASHED_BYTES = 4_000_000;
const TOKENS_MAX = 512;

/** Checks a folder with a downloaded model. Fails with a `StartupError` that says what is missing. */
export function readModelFolder(folder: string): FolderModel {
  const fail = (reason: string): never => {
    throw new StartupError(
      `EMBEDDINGS_MODEL_DIR: ${reason}. The folder ${folder} needs the files config.json, tokenizer.json and model.safetensors of a BERT model or of a static one (model2vec); download them once, for example from huggingface.co.`,
    );
  };
  const [configPath, tokenizerPath, weightsPath] = ['config.json', 'tokenizer.json', 'model.safetensors'].map((file) =>
    join(folder, file),
  ) as [string, string, string];
  if (!existsSync(folder)) return fail('the folder does not exist');
  for (const path of [tokenizerPath, weightsPath]) {
    if (!existsSync(path)) return fail(`${basename(path)} is missing`);
  }
  const tokenizer = readJson(tokenizerPath) ?? fail('tokenizer.json cannot be read');
  if (typeof tokenizer['model'] !== 'object') return fail('tokenizer.json has no model');
  const tensors = readTensors(weightsPath) ?? fail('model.safetensors cannot be read');
  const files = { name: nameOf(folder, weightsPath), weightsPath, tokenizerPath, configPath };
  const table = staticTable(tensors);
  if (table) return { ...files, kind: 'static', dimensions: table.shape[1] ?? 0, tokensMax: TOKENS_MAX };
  const words = tensors.get('embeddings.word_embeddings.weight');
  if (!words) return fail('model.safetensors has neither the tensors of BERT nor a table of embeddings');
  const config = readJson(configPath) ?? fail('config.json is missing or cannot be read');
  if (config['model_type'] !== 'bert') return fail(`models of the type "${config['model_type']}" are not supported`);
  const positions = Number(config['max_position_embeddings']) || TOKENS_MAX;
  return { ...files, kind: 'bert', dimensions: words.shape[1] ?? 0, tokensMax: Math.min(TOKENS_MAX, positions) };
}

/** Returns the table of a static model; null for another model. */
export function staticTable(tensors: ReadonlyMap<string, Tensor>): Tensor | null {
  const table = tensors.get('embeddings') ?? tensors.get('embedding.weight');
  return table?.shape.length === 2 ? table : null;
}

/** Reads the header of a file in the safetensors format; null if the file has another format or is truncated. */
export function readTensors(path: string): ReadonlyMap<string, Tensor> | null {
  const file = openSync(path, 'r');
  try {
    const { size } = statSync(path);
    const length = Number(readBytes(file, 0, 8).readBigUInt64LE());
    if (length > Math.min(HEADER_MAX, size - 8)) return null;
    const header = JSON.parse(readBytes(file, 8, length).toString('utf8')) as Record<string, unknown>;
    const tensors = new Map<string, Tensor>();
    for (const [name, value] of Object.entries(header)) {
      if (name === '__metadata__') continue;
      const { dtype, shape, data_offsets } = value as {
        dtype: string;
        shape: number[];
        data_offsets: [number, number];
      };
      const tensor = { type: dtype, shape, begin: 8 + length + data_offsets[0], end: 8 + length + data_offsets[1] };
      if (tensor.end > size) return null;
      tensors.set(name, tensor);
    }
    return tensors;
  } catch {
    return null;
  } finally {
    closeSync(file);
  }
}

function nameOf(folder: string, weightsPath: string): string {
  const file = openSync(weightsPath, 'r');
  try {
    const { size } = statSync(weightsPath);
    const hash = createHash('sha256')
      .update(`${size} `)
      .update(readBytes(file, 0, Math.min(size, HASHED_BYTES)));
    return `${basename(folder)} ${hash.digest('hex').slice(0, 12)}`;
  } finally {
    closeSync(file);
  }
}

function readBytes(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, position);
  return bytes;
}

function readJson(path: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof read === 'object' ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Powers by exponent: computing a power takes longer than everything else, and a model has millions of numbers. */
const POWERS = Float64Array.from({ length: 32 }, (_, exponent) => 2 ** (exponent - 15));

/** Reads a 16-bit number: a sign, five bits of exponent and ten of fraction. */
export function halfOf(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * (POWERS[exponent] as number);
  return bits & 0x8000 ? -size : size;
}
