import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Urgency } from '../../src/passages/embeddings/embedder';
import { Embedder } from '../../src/passages/embeddings/embedder';
import type { Embedding } from '../../src/passages/embeddings/embedding';

const FILE = join(tmpdir(), 'frontdesk-embeddings.bin');
const KEY_BYTES = 20;
const RECORD_BYTES = KEY_BYTES + 384;

/** Embeds each text once on this machine: results are cached in a file of the temporary folder. */
export class CachedEmbedder extends Embedder {
  readonly #known = new Map<string, Embedding>();

  constructor(workerUrl: URL | null) {
    super(workerUrl);
    const stored = existsSync(FILE) ? readFileSync(FILE) : Buffer.alloc(0);
    for (let from = 0; from + RECORD_BYTES <= stored.length; from += RECORD_BYTES) {
      const key = stored.subarray(from, from + KEY_BYTES).toString('hex');
      this.#known.set(key, new Int8Array(stored.subarray(from + KEY_BYTES, from + RECORD_BYTES)));
    }
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
}
