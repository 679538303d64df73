/** `npm run build`: builds missing and stale parts and composes `dist/`. `npm run build -- qr` builds only that remote. */

import { type ChildProcess, fork } from 'node:child_process';
import { buildFresh, isFresh, partNames, remoteNames, sourceBytesOf } from './parts';
import { composeSite } from './releases/compose-site';
import { ROOT, runCommand } from './run-command.mjs';
import { buildCacheOf } from './webpack/build-cache';
import type { BuildRequest } from './webpack/build-parts';

/** The number of processes that build; more would only slow each other down. */
const BUILDS_AT_ONCE = 2;
/** With Node's small default, collecting garbage takes a fifth of a build's time. */
const MORE_MEMORY = '--max-semi-space-size=64';

const partOf = (name: string) => (name === 'host' ? name : `remote-${name}`);
const only = process.argv.slice(2);
const names = ['host', ...remoteNames()];
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part named ${unknown.join(', ')}. Available: ${names.join(', ')}.`);
  process.exit(1);
}

const wanted = only.length > 0 ? only.map(partOf) : partNames();
const stale = wanted.filter((part) => !isFresh(part));
if (stale.length > 0) console.log(`Building ${stale.join(', ')} ...`);
// The longest first, so that the last build to finish is short. The host contains the libraries, and the server's bundler
// is many times faster than webpack.
const weightOf = (part: string) =>
  part === 'host' ? Number.POSITIVE_INFINITY : part === 'server' ? 0 : sourceBytesOf(part);
const queue = stale.toSorted((one, other) => weightOf(other) - weightOf(one));
const failed: string[] = [];
let wasInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (wasInterrupted = true));
await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, buildNext));
if (wasInterrupted) process.exit(130);
if (failed.length > 0) {
  console.error(`Building ${failed.join(', ')} failed. The lines above show the reason. The site is unchanged.`);
  process.exit(1);
}
if (only.length === 0) {
  await composeSite({ onlyNewBuilds: true }).catch((error: Error) => {
    console.error(`${error.message}\nThe site is unchanged.`);
    process.exit(1);
  });
}

async function buildNext(): Promise<void> {
  const builder = startBuilder();
  for (let part = queue.shift(); part; part = queue.shift()) {
    const begun = performance.now();
    const wanted = part;
    const code = await buildFresh(part, async () => {
      const ended = wanted === 'server' ? await buildServer() : await builder.build(wanted);
      return wasInterrupted ? 1 : ended;
    });
    if (code !== 0) {
      failed.push(part);
      queue.length = 0;
      break;
    }
    console.log(`  ${part} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  }
  builder.end();
}

/** A process that builds one part after another with webpack. It starts with the first part. */
function startBuilder() {
  let child: ChildProcess | undefined;
  return {
    /** Resolves with the exit code. */
    build(part: string): Promise<number> {
      child ??= forkBuilder();
      const builder = child;
      const request: BuildRequest = { part, env: buildCacheOf(part) };
      builder.send(request);
      return new Promise((resolve) => {
        const answer = (code: unknown) => end(Number(code));
        // A process that ends without an answer has not built the part.
        const fail = () => end(1);
        const end = (code: number) => {
          builder.off('message', answer).off('exit', fail);
          resolve(code);
        };
        builder.once('message', answer).once('exit', fail);
      });
    },
    end() {
      if (child?.connected) child.disconnect();
    },
  };
}

function forkBuilder(): ChildProcess {
  const builder = fork(`${ROOT}/tooling/webpack/build-parts.ts`, {
    execArgv: [MORE_MEMORY, '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // The end of the process reports it.
  builder.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => builder.kill(signal));
  return builder;
}

function buildServer(): Promise<number> {
  return runCommand('npm', ['run', '--silent', 'build'], {
    cwd: `${ROOT}/server`,
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
