import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runCommand } from './run-command.mjs';

/** The package manager's exact version, which Node's corepack cannot fetch. */
export const PNPM = 'pnpm@12.21.0';
const STAMP = path.join(ROOT, 'node_modules/.frontdesk-installed');

/** Installs the packages if they are missing or differ from the lock file. */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing packages ...');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const code = await runCommand(npx, ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    console.error(
      'Installing the packages failed. The lines above show the reason. Fix it and run the same command again.',
    );
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

/** The inputs of an installation: the lock file, the workspace, this Node and this platform. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.versions.modules} ${process.platform} ${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}
