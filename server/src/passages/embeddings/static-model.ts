import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import { type FolderModel, halfOf, readTensors, staticTable, type Tensor } from './model-folder';

/** Embeds a text as the mean of its tokens' embeddings, each multiplied by its weight if the model has weights. */
export class StaticModel {
  readonly #tokenizer: Tokenizer;
  readonly #table: Float32Array;
  readonly #weights: Float32Array | null;

  /** Throws if the model's numbers have an unknown type. */
  constructor(private readonly model: Pick<FolderModel, 'weightsPath' | 'tokenizerPath' | 'dimensions' | 'tokensMax'>) {
    const bytes = readFileSync(model.weightsPath);
    const tensors = readTensors(model.weightsPath);
    const table = tensors && staticTable(tensors);
    if (!table) throw new Error('The model has no table of embeddings.');
    const weights = tensors.get('weights');
    this.#table = numbersOf(bytes, table);
    this.#weights = weights ? numbersOf(bytes, weights) : null;
    this.#tokenizer = new Tokenizer(JSON.parse(readFileSync(model.tokenizerPath, 'utf8')), {});
  }

  embed(text: string): number[] {
    const { dimensions, tokensMax } = this.model;
    const sum = new Array<number>(dimensions).fill(0);
    for (const token of this.#tokenizer.encode(text, { add_special_tokens: false }).ids.slice(0, tokensMax)) {
      const weight = this.#weights?.[token] ?? 1;
      for (let at = 0; at < dimensions; at++) {
        sum[at] = (sum[at] ?? 0) + weight * (this.#table[token * dimensions + at] ?? 0);
      }
    }
    return sum;
  }
}

function numbersOf(file: Buffer, { type, begin, end }: Tensor): Float32Array {
  const bytes = file.subarray(begin, end);
  const read = READERS[type];
  if (!read) throw new Error(`The model has numbers of the type ${type}, which is not supported.`);
  const { size, at } = read;
  return Float32Array.from({ length: bytes.length / size }, (_, index) => at(bytes, index * size));
}

const READERS: Readonly<Record<string, { size: number; at(bytes: Buffer, offset: number): number }>> = {
  F64: { size: 8, at: (bytes, offset) => bytes.readDoubleLE(offset) },
  F32: { size: 4, at: (bytes, offset) => bytes.readFloatLE(offset) },
  F16: { size: 2, at: (bytes, offset) => halfOf(bytes.readUInt16LE(offset)) },
  I8: { size: 1, at: (bytes, offset) => bytes.readInt8(offset) },
};
