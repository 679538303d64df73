import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Apt, findApt } from './find-apt';
import { findPostgres } from './find-postgres';

/** Some services set 1 instead of true. */
const isCi = !['', '0', 'false', undefined].includes(process.env['CI']);

/** Returns why the tests of a program are skipped, or false when it is installed. On CI it must be: nobody would notice. */
export function skipWithout(program: string, name: string, onCi = isCi): string | false {
  if (existsSync(program)) return false;
  if (onCi) throw new Error(`${name} was not found, and on CI its tests must run: install ${program}.`);
  return `${name} was not found`;
}

/** What `findOrInstallPostgres` needs from the machine; a test replaces it. */
export interface Machine {
  find(): string | undefined;
  apt(): Apt;
  /** Runs apt-get with this command. */
  install(command: readonly string[]): void;
  /** On CI nobody would notice that half of the tests were skipped. */
  readonly isCi: boolean;
  print(words: string): void;
}

/**
 * Finds the folder with PostgreSQL's programs, or installs them. Returns undefined when there are none, which is an
 * error on CI. Prints what it did, or what to do.
 */
export function findOrInstallPostgres(machine: Machine = thisMachine()): string | undefined {
  const found = machine.find();
  if (found) return found;
  const apt = machine.apt();
  if ('command' in apt) {
    machine.print(`No PostgreSQL found; installing it with ${apt.command.join(' ')} ...`);
    machine.install(apt.command);
    const installed = machine.find();
    if (installed) {
      machine.print(`PostgreSQL was installed in ${installed}.`);
      return installed;
    }
  }
  const reason = 'reason' in apt ? apt.reason : `${apt.command.join(' ')} could not install it.`;
  if (machine.isCi) throw new Error(`PostgreSQL was not found, and on CI its half of the tests must run. ${reason}`);
  machine.print(`PostgreSQL was not found: its half of the tests is skipped. ${reason}`);
  return undefined;
}

function thisMachine(): Machine {
  return {
    find: findPostgres,
    apt: findApt,
    install(command) {
      for (const args of [
        ['update', '-qq'],
        ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
      ]) {
        const [program = '', ...words] = [...command, ...args];
        const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
        spawnSync(program, words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
      }
    },
    isCi,
    print: (words) => console.log(words),
  };
}
