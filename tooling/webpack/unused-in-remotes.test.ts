import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  bindLoggerToCompiler,
  createInfrastructureLogger,
  createLogger,
  infrastructureLogger,
  logger,
  remotes,
} from './unused-in-remotes.js';

it('names the omitted function and the reason', () => {
  assert.throws(remotes, { message: 'remotes is left out of this remote: it imports no other remote.' });
  const functions = { bindLoggerToCompiler, createInfrastructureLogger, createLogger };
  for (const [name, call] of Object.entries(functions)) {
    const message = `${name} is left out of this remote: the host's runtime has its own logger.`;
    assert.throws(call, { message });
  }
});

it('names the omitted method of a logger', () => {
  for (const [name, { warn }] of Object.entries({ logger, infrastructureLogger }) as [string, { warn(): void }][]) {
    const message = `${name}.warn is left out of this remote: the host's runtime has its own logger.`;
    assert.throws(warn, { message });
  }
});
