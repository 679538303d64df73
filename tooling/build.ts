/** `npm run build`: builds missing and stale parts and composes `dist/`. `npm run build -- qr` builds only that remote. */

import { buildFresh, isFresh, partNames, remoteNames, sourceBytesOf } from './parts';
import { composeSite } from './releases/compose-site';
import { runCommand } from './run-command.mjs';
import { buildCacheOf } from './webpack/build-cache';

/** The number of parallel builds; more would only slow each other down. */
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
  for (let part = queue.shift(); part; part = queue.shift()) {
    const begun = performance.now();
    const code = await buildFresh(part, async () => {
      const ended = await runCommand('npm', ['run', '--silent', 'build'], {
        cwd: `${process.cwd()}/${part}`,
        shell: process.platform === 'win32',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${MORE_MEMORY}`,
          ...buildCacheOf(part),
        },
      });
      return wasInterrupted ? 1 : ended;
    });
    if (code !== 0) {
      failed.push(part);
      queue.length = 0;
      return;
    }
    console.log(`  ${part} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  }
}
