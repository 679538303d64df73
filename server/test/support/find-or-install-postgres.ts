import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgres } from './find-postgres';

/** What `findOrInstallPostgres` needs of the machine; a test has its own. */
export interface Machine {
  find(): string | undefined;
  readonly canInstall: boolean;
  install(): void;
  /** On CI nobody reads that half of the tests was skipped. */
  readonly isCi: boolean;
  print(words: string): void;
}

/**
 * The folder with PostgreSQL's programs: one that is there, else one that is installed now, with apt as root. Undefined
 * where there is none, which on CI is an error. Prints what it did.
 */
export function findOrInstallPostgres(machine: Machine = thisMachine()): string | undefined {
  let found = machine.find();
  if (!found && machine.canInstall) {
    machine.print('No PostgreSQL found; installing it with apt-get ...');
    machine.install();
    found = machine.find();
    if (found) machine.print(`PostgreSQL was installed in ${found}.`);
  }
  if (found) return found;
  if (machine.isCi) throw new Error('PostgreSQL was not found, and on CI its half of the tests must run.');
  machine.print('PostgreSQL was not found: its half of the tests is skipped. Install it to run them.');
  return undefined;
}

function thisMachine(): Machine {
  return {
    find: findPostgres,
    canInstall: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    install() {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      for (const args of [
        ['update', '-qq'],
        ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
      ]) {
        spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
      }
    },
    isCi: process.env['CI'] === 'true',
    print: (words) => console.log(words),
  };
}
