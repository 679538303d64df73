/** `npm run build`: builds missing and stale parts and composes `dist/`. `npm run build -- qr` builds only that remote. */

import { isFresh, markFresh, partNames, remoteNames, sourceBytesOf } from './parts';
import { composeSite } from './releases/compose-site';
import { runCommand } from './run-command.mjs';
import { buildCacheOf } from './webpack/build-cache';

/** Parallel builds; more only slow each other down. */
const BUILDS_AT_ONCE = 2;

const only = process.argv.slice(2);
const unknown = only.filter((name) => !remoteNames().includes(name));
if (unknown.length > 0) {
  console.error(`There is no remote named ${unknown.join(', ')}. There are: ${remoteNames().join(', ')}.`);
  process.exit(1);
}

const wanted = only.length > 0 ? only.map((name) => `remote-${name}`) : partNames();
const stale = wanted.filter((part) => !isFresh(part));
if (stale.length > 0) console.log(`Building ${stale.join(', ')} ...`);
// The heaviest first, so that the last build to finish is short.
const queue = stale.toSorted((one, other) => sourceBytesOf(other) - sourceBytesOf(one));
await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, buildNext));
if (only.length === 0) await composeSite({ isStale: stale.some((part) => part !== 'server') });

async function buildNext(): Promise<void> {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const begun = performance.now();
    const code = await runCommand('npm', ['run', '--silent', 'build'], {
      cwd: `${process.cwd()}/${part}`,
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'production', ...buildCacheOf(part) },
    });
    if (code !== 0) {
      console.error(`Building ${part} failed. The lines above show the reason.`);
      process.exit(1);
    }
    markFresh(part);
    console.log(`  ${part} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  }
}
