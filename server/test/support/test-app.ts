import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { type Config, readConfig } from '../../src/config/config';
import type { Engine } from '../../src/database/engine';
import { ApiClient } from './api-client';
import { suiteLogFile } from './suite-log';
import { createTestDatabase, hasPostgres } from './test-database';

/** The worker that runs the model. */
export const EMBEDDING_WORKER = pathToFileURL('dist/embedding-worker.js');
/** Uses the model that the whole run shares; see shared-embeddings.ts. */
const SHARED_EMBEDDING_WORKER = pathToFileURL('dist/tests/test/support/shared-embedding-worker.js');

/** A running app with its own data folder and database. Can be used inside tests, between `before` and `after`. */
export class TestApp {
  #app: FastifyInstance | undefined;
  config!: Config;

  constructor(readonly engine: Engine) {}

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('The app is not running.');
    return this.#app;
  }

  /** A client without a session. */
  get visitor(): ApiClient {
    return new ApiClient(this.app);
  }

  async start(config: Config): Promise<void> {
    this.config = config;
    this.#app = await buildApp(config);
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    this.#app = undefined;
  }

  /** Restarts the app as an operator would, with the same data in a new process. */
  async restart(overrides: Partial<Config> = {}): Promise<void> {
    await this.stop();
    await this.start({ ...this.config, ...overrides });
  }
}

/** Set by `npm run test:full`. */
export const IS_FULL = process.env['TESTS'] === 'full';

/**
 * Declares the tests in `define` for each available database: for subjects whose statements or locks differ between
 * them.
 */
export function onEachDatabase(define: (test: TestApp) => void, overrides: Partial<Config> = {}): void {
  describe('on SQLite', () => define(useTestApp('sqlite', overrides)));
  describe('on PostgreSQL', { skip: !hasPostgres && 'PostgreSQL was not found' }, () =>
    define(useTestApp('postgres', overrides)),
  );
}

/**
 * Declares the tests in `define` for a subject whose statements are the same on both databases: `npm test` runs them on
 * `engine`, or on SQLite if there is no PostgreSQL, and the full run runs them on both.
 */
export function onOneDatabase(engine: Engine, define: (test: TestApp) => void, overrides: Partial<Config> = {}): void {
  const chosen = hasPostgres ? engine : 'sqlite';
  if (IS_FULL) onEachDatabase(define, overrides);
  else describe(chosen === 'postgres' ? 'on PostgreSQL' : 'on SQLite', () => define(useTestApp(chosen, overrides)));
}

/** Options for a long test that only `npm run test:full` runs. */
export const IN_FULL = { skip: !IS_FULL && 'npm run test:full runs it' };

/**
 * Options for a long test that hardly depends on the database: `npm test` runs it on `engine`, and the full run runs it
 * on both.
 */
export const mostlyOn = (engine: Engine, test: TestApp) => (test.engine === engine ? {} : IN_FULL);

/** Declares an app for all tests in the surrounding `describe`. */
export function useTestApp(engine: Engine = 'sqlite', overrides: Partial<Config> = {}): TestApp {
  const test = new TestApp(engine);
  let cleanUp = async () => {};
  before(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-test-'));
    const database = engine === 'postgres' ? await createTestDatabase(process.env['TEMPLATE_DATABASE']) : null;
    const file = process.env['TEMPLATE_FILE'];
    if (file && engine === 'sqlite') await copyFile(file, join(dataDir, 'frontdesk.sqlite'));
    cleanUp = async () => {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    };
    await test.start({ ...testConfig(dataDir), databaseUrl: database?.url ?? null, ...overrides });
  });
  after(async () => {
    await test.stop();
    await cleanUp();
  });
  return test;
}

/** Most tests sign somebody in, and a hash with the settings for operators takes ten milliseconds. */
const CHEAP_HASH = { memoryCost: 64, timeCost: 1 };

export function testConfig(dataDir: string): Config {
  const logFile = suiteLogFile();
  return {
    ...readConfig({
      DATA_DIR: dataDir,
      SITE_DIR: join(dataDir, 'no-site'),
      RELEASES_DIR: join(dataDir, 'no-releases'),
      // A whole run checks the log; see suite-log.ts.
      ...(logFile === null ? { LOG_LEVEL: 'silent' } : { LOG_LEVEL: 'trace', LOG_FILE: logFile }),
      // The host that `inject` sends.
      ALLOWED_HOSTS: 'localhost',
    }),
    queueTickMs: 20,
    lookMs: 250,
    passwordHash: CHEAP_HASH,
    // As with PostgreSQL in postgres-cluster.ts, no test cuts the power.
    isDurable: false,
    // Nothing responds at this address, so that no test uses the network.
    nameServers: ['127.0.0.1:9'],
    // A busy machine must not change an answer.
    meaningMs: 60_000,
    readingMs: { small: 600_000, large: 600_000, scan: 600_000 },
    // Starting a reader takes 0.2 s, and otherwise every server and organization would have its own.
    isolatesReaders: false,
    // The bundled workers start ten times faster than those from source.
    extractWorker: pathToFileURL('dist/extract-worker.js'),
    pageWorker: pathToFileURL('dist/page-worker.js'),
    composer: pathToFileURL('dist/compose.js'),
    embeddingWorker: process.env['EMBEDDINGS_SOCKET'] ? SHARED_EMBEDDING_WORKER : EMBEDDING_WORKER,
  };
}
