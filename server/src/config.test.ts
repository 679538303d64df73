import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { it } from 'node:test';
import { readConfig, StartupError } from './config';

it('needs no settings at all', () => {
  const config = readConfig({});
  assert.deepEqual([config.port, config.host, config.dataDir], [8080, '127.0.0.1', resolve('.data')]);
  assert.deepEqual(
    [config.databaseUrl, config.smtpUrl, config.publicUrl, config.languageModel],
    [null, null, null, null],
  );
  assert.match(config.siteDir, /dist$/);
});

it('reads how large a document may be', () => {
  assert.equal(readConfig({}).documentBytesMax, 25_000_000);
  assert.equal(readConfig({ DOCUMENT_BYTES_MAX: '1000000' }).documentBytesMax, 1_000_000);
});

it('takes an empty setting for none', () => {
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
  assert.deepEqual(readConfig(env).languageModel, { baseUrl: 'http://localhost:11434/v1', apiKey: '', model: 'small' });
  assert.throws(() => readConfig({ LLM_BASE_URL: env.LLM_BASE_URL }), StartupError);
});

it('refuses what cannot be meant, in a sentence', () => {
  for (const env of [
    { PORT: '70000' },
    { PORT: '80a' },
    { WEBSITES_ALLOW_PRIVATE: 'yes' },
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
