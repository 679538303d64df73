import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Embedder } from './embedder';
import { similarity } from './embedding';
import { readModelFolder } from './model-folder';

const WORDS = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'hund', 'katze', 'preis', 'zimmer', 'kostet', 'euro'];
const TOKENIZER = {
  version: '1.0',
  added_tokens: WORDS.slice(0, 4).map((content, id) => ({
    ...{ id, content, special: true, normalized: false },
    ...{ single_word: false, lstrip: false, rstrip: false },
  })),
  normalizer: {
    type: 'BertNormalizer',
    clean_text: true,
    handle_chinese_chars: true,
    strip_accents: null,
    lowercase: true,
  },
  pre_tokenizer: { type: 'BertPreTokenizer' },
  post_processor: {
    type: 'TemplateProcessing',
    single: [
      { SpecialToken: { id: '[CLS]', type_id: 0 } },
      { Sequence: { id: 'A', type_id: 0 } },
      { SpecialToken: { id: '[SEP]', type_id: 0 } },
    ],
    pair: [{ Sequence: { id: 'A', type_id: 0 } }, { Sequence: { id: 'B', type_id: 1 } }],
    special_tokens: {
      '[CLS]': { id: '[CLS]', ids: [2], tokens: ['[CLS]'] },
      '[SEP]': { id: '[SEP]', ids: [3], tokens: ['[SEP]'] },
    },
  },
  decoder: null,
  model: {
    type: 'WordPiece',
    unk_token: '[UNK]',
    continuing_subword_prefix: '##',
    max_input_chars_per_word: 100,
    vocab: Object.fromEntries(WORDS.map((word, id) => [word, id])),
  },
};

type Tensors = Record<string, { readonly shape: readonly number[]; readonly numbers: readonly number[] }>;

/** Writes tensors in the safetensors format. */
function writeTensors(path: string, tensors: Tensors): void {
  let end = 0;
  const header = Object.entries(tensors).map(([name, { shape, numbers }]) => {
    const begin = end;
    end += 4 * numbers.length;
    return [name, { dtype: 'F32', shape, data_offsets: [begin, end] }];
  });
  const text = Buffer.from(JSON.stringify(Object.fromEntries(header)));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(text.length));
  const all = Object.values(tensors).flatMap(({ numbers }) => numbers);
  writeFileSync(path, Buffer.concat([length, text, Buffer.from(Float32Array.from(all).buffer)]));
}

/** Embeddings about animals and about room prices point in different directions. */
const TABLE = WORDS.flatMap((_, id) => (id < 4 ? [0, 0, 0, 0] : id < 6 ? [1, 0.1 * id, 0, 0] : [0, 0, 1, 0.1 * id]));

const tensor = (shape: readonly number[], value = (_: number) => 0) => ({
  shape,
  numbers: Array.from({ length: shape.reduce((product, one) => product * one, 1) }, (_, at) => value(at)),
});

/** A BERT with one layer, which returns the embeddings of its words unchanged. */
function tinyBert(): Tensors {
  const [size, inner] = [4, 8];
  const layer = 'encoder.layer.0';
  const linear = (name: string, out: number, into: number) => ({
    [`${name}.weight`]: tensor([out, into]),
    [`${name}.bias`]: tensor([out]),
  });
  const norm = (name: string) => ({ [`${name}.weight`]: tensor([size], () => 1), [`${name}.bias`]: tensor([size]) });
  return {
    'embeddings.word_embeddings.weight': { shape: [WORDS.length, size], numbers: TABLE },
    'embeddings.position_embeddings.weight': tensor([64, size]),
    'embeddings.token_type_embeddings.weight': tensor([2, size]),
    ...norm('embeddings.LayerNorm'),
    ...linear(`${layer}.attention.self.query`, size, size),
    ...linear(`${layer}.attention.self.key`, size, size),
    ...linear(`${layer}.attention.self.value`, size, size),
    ...linear(`${layer}.attention.output.dense`, size, size),
    ...norm(`${layer}.attention.output.LayerNorm`),
    ...linear(`${layer}.intermediate.dense`, inner, size),
    ...linear(`${layer}.output.dense`, size, inner),
    ...norm(`${layer}.output.LayerNorm`),
  };
}

const CONFIG = {
  model_type: 'bert',
  architectures: ['BertModel'],
  vocab_size: WORDS.length,
  hidden_size: 4,
  num_hidden_layers: 1,
  num_attention_heads: 2,
  intermediate_size: 8,
  hidden_act: 'gelu',
  hidden_dropout_prob: 0,
  max_position_embeddings: 64,
  type_vocab_size: 2,
  initializer_range: 0.02,
  layer_norm_eps: 1e-12,
  pad_token_id: 0,
  position_embedding_type: 'absolute',
  use_cache: true,
};

describe('A folder with a model', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'frontdesk-model-'));
    writeFileSync(join(folder, 'tokenizer.json'), JSON.stringify(TOKENIZER));
    writeFileSync(join(folder, 'config.json'), JSON.stringify(CONFIG));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const weights = () => join(folder, 'model.safetensors');

  for (const [kind, tensors] of [
    ['static', { embeddings: { shape: [WORDS.length, 4], numbers: TABLE } }],
    ['bert', tinyBert()],
  ] as const) {
    it(`embeds texts in any language: ${kind}`, async () => {
      writeTensors(weights(), tensors);
      const model = readModelFolder(folder);
      assert.deepEqual([model.kind, model.dimensions], [kind, 4]);
      const embedder = new Embedder(pathToFileURL('dist/embedding-worker.js'), 120_000, model);
      try {
        assert.ok(embedder.knows('de') && embedder.model === model.name);
        const [dog, cat, room] = await Promise.all(
          ['Hund', 'KATZE', 'Zimmer kostet Euro'].map((text) => embedder.embed(text, 'question')),
        );
        assert.ok(dog && cat && room && dog.length === 4);
        assert.ok(
          similarity(dog, cat) > similarity(dog, room) + 0.2,
          `${similarity(dog, cat)} ${similarity(dog, room)}`,
        );
        assert.equal((await embedder.embed('', 'question')).length, 4);
      } finally {
        await embedder.close();
      }
    });
  }

  it('counts the tokens in a static model by their weights', async () => {
    const plain = { embeddings: { shape: [WORDS.length, 4], numbers: TABLE } };
    const [before] = [writeTensors(weights(), plain), readModelFolder(folder).name];
    const heavy = WORDS.map((word) => (word === 'hund' ? 1 : 0));
    writeTensors(weights(), { ...plain, weights: { shape: [WORDS.length], numbers: heavy } });
    const model = readModelFolder(folder);
    assert.notEqual(model.name, before);
    const embedder = new Embedder(pathToFileURL('dist/embedding-worker.js'), 120_000, model);
    const [dog, both] = await Promise.all(['Hund', 'Hund Preis'].map((text) => embedder.embed(text, 'question')));
    await embedder.close();
    assert.deepEqual(both, dog);
  });

  it('is refused with a message that names what is missing', () => {
    const refused = (reason: RegExp) => {
      assert.throws(() => readModelFolder(folder), { name: 'StartupError', message: reason });
      assert.throws(
        () => readModelFolder(folder),
        /needs the files config\.json, tokenizer\.json and model\.safetensors/,
      );
    };
    refused(/model\.safetensors is missing/);
    writeFileSync(weights(), 'version https://git-lfs.github.com/spec/v1');
    refused(/model\.safetensors cannot be read/);
    writeTensors(weights(), { other: { shape: [1], numbers: [1] } });
    refused(/neither the tensors of BERT nor a table/);
    writeTensors(weights(), tinyBert());
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ ...CONFIG, model_type: 'llama' }));
    refused(/type "llama"/);
    writeFileSync(join(folder, 'tokenizer.json'), 'none');
    refused(/tokenizer\.json cannot be read/);
    assert.throws(() => readModelFolder(join(folder, 'missing')), /the folder does not exist/);
  });
});
