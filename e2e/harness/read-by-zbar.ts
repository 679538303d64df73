import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Installs zbarimg, a scanner that shares no code with the product, if it is missing and can be installed. */
export function requireZbar(): void {
  if (hasZbar()) return;
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  console.log(`No zbarimg found; installing it with ${apt.join(' ')} ...`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'zbar-tools'],
  ]) {
    const [program = '', ...words] = [...apt, ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(program, words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (hasZbar()) return;
  throw new Error('zbarimg was not found and could not be installed. Install the package zbar-tools and try again.');
}

const hasZbar = () => spawnSync('zbarimg', ['--version'], { stdio: 'ignore' }).status === 0;

/** Returns the text that zbarimg reads in a PNG, with a line for each code; null if there is none. */
export function readByZbar(png: Buffer): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'zbar-'));
  try {
    const file = path.join(folder, 'code.png');
    writeFileSync(file, png);
    const args = ['--quiet', '--raw', '--set', 'disable', '--set', 'qrcode.enable', file];
    const { status, stdout } = spawnSync('zbarimg', args, { encoding: 'utf8' });
    return status === 0 ? stdout.replace(/\n$/, '') : null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
