import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import CROSS_ENCODER from '../../src/passages/embeddings/cross-encoder.json' with { type: 'json' };
import type { Urgency } from '../../src/passages/embeddings/embedder';
import { Embedder } from '../../src/passages/embeddings/embedder';
import type { Embedding } from '../../src/passages/embeddings/embedding';

const FILE = join(tmpdir(), 'frontdesk-embeddings.bin');
const READ_FILE = join(tmpdir(), 'frontdesk-read.bin');
const KEY_BYTES = 20;
const RECORD_BYTES = KEY_BYTES + 384;
const READ_BYTES = KEY_BYTES + 4;
/** Part of the key, so that readings from an earlier cross-encoder are not used. */
const READ_BY = createHash('sha1').update(JSON.stringify(CROSS_ENCODER)).digest('hex');

/** Embeds each text only once on this machine: results are cached in a file in the temporary folder. */
export class CachedEmbedder extends Embedder {
  readonly #known = new Map<string, Embedding>();
  readonly #read = new Map<string, number>();

  constructor(workerUrl: URL | null) {
    super(workerUrl, 120_000);
    for (const record of recordsOf(FILE, RECORD_BYTES)) {
      this.#known.set(keyIn(record), new Int8Array(record.subarray(KEY_BYTES)));
    }
    for (const record of recordsOf(READ_FILE, READ_BYTES)) this.#read.set(keyIn(record), record.readFloatLE(KEY_BYTES));
  }

  override async embed(text: string, urgency: Urgency): Promise<Embedding> {
    const key = createHash('sha1').update(text).digest();
    const known = this.#known.get(key.toString('hex'));
    if (known) return known;
    const embedding = await super.embed(text, urgency);
    this.#known.set(key.toString('hex'), embedding);
    appendFileSync(FILE, Buffer.concat([key, Buffer.from(embedding.buffer, embedding.byteOffset, embedding.length)]));
    return embedding;
  }

  override async read(question: string, sentences: readonly string[]): Promise<number[]> {
    return Promise.all(sentences.map((sentence) => this.#readOne(question, sentence)));
  }

  async #readOne(question: string, sentence: string): Promise<number> {
    const key = createHash('sha1')
      .update(JSON.stringify([READ_BY, question, sentence]))
      .digest();
    const known = this.#read.get(key.toString('hex'));
    if (known !== undefined) return known;
    const [reading = 0] = await super.read(question, [sentence]);
    this.#read.set(key.toString('hex'), reading);
    const record = Buffer.concat([key, Buffer.alloc(4)]);
    record.writeFloatLE(reading, KEY_BYTES);
    appendFileSync(READ_FILE, record);
    return reading;
  }
}

const keyIn = (record: Buffer) => record.subarray(0, KEY_BYTES).toString('hex');

function* recordsOf(file: string, bytes: number): Generator<Buffer> {
  const stored = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  for (let from = 0; from + bytes <= stored.length; from += bytes) yield stored.subarray(from, from + bytes);
}
