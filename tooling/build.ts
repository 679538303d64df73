/** `npm run build`: builds what is missing or stale and composes `dist/`. `npm run build -- qr` builds that remote alone. */
import { composeSite } from './compose-site';
import { isFresh, markFresh, partNames, remoteNames } from './parts';
import { runCommand } from './run-command.mjs';

/** Builds that run side by side; more than this only take each other's time. */
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
const queue = [...stale];
await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, buildNext));
if (only.length === 0) await composeSite({ isStale: stale.some((part) => part !== 'server') });

async function buildNext(): Promise<void> {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const begun = performance.now();
    const code = await runCommand('npm', ['run', '--silent', 'build'], {
      cwd: `${process.cwd()}/${part}`,
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (code !== 0) {
      console.error(`Building ${part} failed; the lines above say why.`);
      process.exit(1);
    }
    markFresh(part);
    console.log(`  ${part} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  }
}
