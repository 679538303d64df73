import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { it } from 'node:test';
import { readConfig } from './config';
import { StartupError } from './read-settings';

it('needs no settings at all', () => {
  const config = readConfig({});
  assert.deepEqual([config.port, config.host, config.dataDir], [8080, '127.0.0.1', resolve('.data')]);
  assert.deepEqual(
    [config.databaseUrl, config.smtpUrl, config.publicUrl, config.languageModel],
    [null, null, null, null],
  );
  assert.match(config.siteDir, /dist$/);
});

it('reads the size limit of documents', () => {
  assert.equal(readConfig({}).documentBytesMax, 25_000_000);
  assert.equal(readConfig({ DOCUMENT_BYTES_MAX: '1000000' }).documentBytesMax, 1_000_000);
});

it('treats an empty setting as if it were absent', () => {
  assert.equal(readConfig({ PORT: '', DATABASE_URL: ' ' }).databaseUrl, null);
});

it('reads one STUN server or several', () => {
  assert.equal(readConfig({}).stunUrl, null);
  const env = { STUN_URL: 'stun:a.example:3478, stuns:b.example' };
  assert.equal(readConfig(env).stunUrl, 'stun:a.example:3478 stuns:b.example');
});

it('reads the origins that remotes may come from', () => {
  assert.deepEqual(readConfig({}).remoteOrigins, []);
  const env = { REMOTE_ORIGINS: 'https://cdn.example/qr/, http://localhost:9000' };
  assert.deepEqual(readConfig(env).remoteOrigins, ['https://cdn.example', 'http://localhost:9000']);
});

it('reads the language model, which needs a name', () => {
  const env = { LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'small' };
  const model = readConfig(env).languageModel;
  assert.deepEqual(
    [model?.baseUrl, model?.apiKey, model?.model, model?.models],
    ['http://localhost:11434/v1', '', 'small', ['small']],
  );
  assert.throws(() => readConfig({ LLM_BASE_URL: env.LLM_BASE_URL }), StartupError);
});

it('reads the models that owners may choose from, and makes the first one the default', () => {
  const env = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODELS: 'small, large,,small' };
  const modelsOf = (more = {}) => {
    const model = readConfig({ ...env, ...more }).languageModel;
    return [model?.model, model?.models];
  };
  assert.deepEqual(modelsOf(), ['small', ['small', 'large']]);
  assert.deepEqual(modelsOf({ LLM_MODEL: 'large' }), ['large', ['large', 'small']]);
});

it('reads the daily limits of a language model', () => {
  const env = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'small' };
  const limits = { LLM_REPLIES_PER_AGENT: '0', LLM_TOKENS_PER_DAY: '7', LLM_REPLIES_PER_CONVERSATION: '3' };
  assert.deepEqual(readConfig({ ...env, ...limits }).languageModel?.limits, {
    conversation: { replies: 3, tokens: 200_000 },
    visitor: { replies: 100, tokens: 400_000 },
    agent: { replies: 0, tokens: 1_000_000 },
    server: { replies: 5_000, tokens: 7 },
  });
  assert.throws(() => readConfig({ ...env, LLM_TOKENS_PER_DAY: 'many' }), /LLM_TOKENS_PER_DAY must be/);
});

it('refuses invalid settings with a clear message', () => {
  for (const env of [
    { PORT: '70000' },
    { PORT: '80a' },
    { WEBSITES_ALLOW_PRIVATE: 'yes' },
    { WEBHOOKS_ALLOW_PRIVATE: 'yes' },
    { WEBSITE_PAGES_MAX: '0' },
    { DOCUMENT_BYTES_MAX: '25 MB' },
    { DOCUMENT_BYTES_MAX: '0' },
    { SMTP_URL: 'http://x' },
    { PUBLIC_URL: 'desk.example.com' },
    { REMOTE_ORIGINS: 'https://cdn.example cdn.example' },
    { REMOTE_ORIGINS: 'ftp://cdn.example' },
    { STUN_URL: 'stun.example.com:3478' },
    { STUN_URL: 'stun:a.example"><script>' },
  ]) {
    assert.throws(
      () => readConfig(env),
      (error) => error instanceof StartupError && error.message.endsWith('.'),
    );
  }
});

it("reads what is configured to embed texts: a service, a model in a folder, or the language model's service", () => {
  const service = (env: Record<string, string>) => readConfig(env).embeddingService;
  const own = { EMBEDDINGS_BASE_URL: 'http://localhost:8080/v1/', EMBEDDINGS_MODEL: 'many-languages' };
  const model = { LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'small', LLM_API_KEY: 'secret' };
  assert.deepEqual(service(own), { baseUrl: 'http://localhost:8080/v1', apiKey: '', model: 'many-languages' });
  assert.deepEqual(service({ ...model, ...own, EMBEDDINGS_API_KEY: 'other' }), {
    ...{ baseUrl: 'http://localhost:8080/v1', apiKey: 'other', model: 'many-languages' },
  });
  // The key of one service is never sent to the other.
  assert.equal(service({ ...model, ...own })?.apiKey, '');
  assert.deepEqual(service({ ...model, EMBEDDINGS_MODEL: 'bge-m3' }), {
    ...{ baseUrl: 'http://localhost:11434/v1', apiKey: 'secret', model: 'bge-m3' },
  });
  assert.equal(service(model), null);
  const folder = { EMBEDDINGS_MODEL_DIR: 'models/one' };
  assert.equal(readConfig(folder).embeddingModelDir, resolve('models/one'));
  assert.equal(service({ ...folder, ...model, EMBEDDINGS_MODEL: 'bge-m3' }), null);
  assert.throws(() => readConfig({ ...folder, ...own }), /either EMBEDDINGS_BASE_URL or EMBEDDINGS_MODEL_DIR/);
  assert.throws(() => readConfig({ EMBEDDINGS_BASE_URL: own.EMBEDDINGS_BASE_URL }), StartupError);
});

it('reads the settings of S3, and names the one that is missing', () => {
  const key = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  assert.equal(readConfig({}).s3, null);
  assert.deepEqual(readConfig({ ...key, S3_ENDPOINT: 'http://localhost:9000' }).s3, {
    ...{ endpoint: 'http://localhost:9000', region: 'us-east-1', bucket: 'files' },
    ...{ accessKeyId: 'id', secretAccessKey: 'secret', isReadOnly: false },
  });
  const amazon = readConfig({ ...key, S3_REGION: 'eu-central-1', S3_READ_ONLY: 'true' }).s3;
  assert.deepEqual([amazon?.endpoint, amazon?.region, amazon?.isReadOnly], [null, 'eu-central-1', true]);
  const refused = (env: Record<string, string>, sentence: RegExp) => assert.throws(() => readConfig(env), sentence);
  refused(key, /^StartupError: S3_REGION must be set, or S3_ENDPOINT for a server other than Amazon’s\.$/);
  refused({ S3_ENDPOINT: 'http://localhost:9000' }, /^StartupError: S3_BUCKET must be set when S3_ENDPOINT is\.$/);
  refused(
    { ...key, S3_ENDPOINT: 'localhost:9000' },
    /^StartupError: S3_ENDPOINT must be an address that starts with https/,
  );
});
