import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const COMPOSE_FILE = 'docs/deploy/compose.yaml';

it('passes the linter of compose files', () => {
  const linter = path.join(ROOT, 'tooling/node_modules/.bin/dclint');
  const { status, stdout, stderr } = spawnSync(linter, ['--max-warnings', '0', COMPOSE_FILE], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout + stderr);
});

it('gives the server every setting of .env, and the image none of them', () => {
  const [, server = ''] = /\n {2}frontdesk:\n([\s\S]*?)\n {2}\w+:\n/.exec(read(COMPOSE_FILE)) ?? [];
  assert.match(server, /\n {4}env_file:\n {6}- \.env\n/);
  assert.match(read('.dockerignore'), /^\*\*\/\.env$/m);
});

it('sets only settings that the documentation lists', () => {
  const [, environment = ''] = /\n {2}frontdesk:[\s\S]*?environment:\n((?: {6}.*\n)+)/.exec(read(COMPOSE_FILE)) ?? [];
  const unit = [...read('docs/deploy/frontdesk.service').matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name);
  const compose = [...environment.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name);
  assert.ok(compose.includes('DATABASE_URL') && unit.includes('DATA_DIR'));
  const documented = new Set(read('docs/configuration.md').match(/\b[A-Z]+(?:_[A-Z]+)*\b/g));
  const known = ['NODE_ENV', ...documented];
  assert.deepEqual(
    [...compose, ...unit].filter((name) => !known.includes(String(name))),
    [],
  );
});

it('runs the version of Node that the repository names', () => {
  const [, version] = /FROM docker\.io\/library\/node:(\d+)-/.exec(read('docs/deploy/Containerfile')) ?? [];
  assert.equal(version, /\d+/.exec(read('.nvmrc'))?.[0]);
});
