import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program from Debian that tests run against. */
export interface Program {
  readonly name: string;
  /** The Debian package that contains it. */
  readonly package: string;
  /** The tests that are skipped without it. */
  readonly tests: string;
  /** The address of the program, or of the folder with its programs; undefined when it is not installed. */
  find(): string | undefined;
}

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const foldersOfPath = () => (process.env['PATH'] ?? '').split(delimiter);

export const POSTGRES: Program = {
  name: 'PostgreSQL',
  package: 'postgresql',
  tests: 'its half of the tests',
  find() {
    const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
    const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
    const folders = [...foldersOfPath(), ...newestFirst.map((version) => join(DEBIAN_POSTGRES, version, 'bin'))];
    return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  },
};

/** Returns a program that is found by its name, even if only root's PATH contains it. */
function daemon(name: string, command: string): Program {
  const find = () =>
    [...foldersOfPath(), '/usr/sbin'].map((folder) => join(folder, command)).find((file) => existsSync(file));
  return { name, package: command, tests: 'its tests', find };
}

export const NGINX = daemon('nginx', 'nginx');
export const PGBOUNCER = daemon('PgBouncer', 'pgbouncer');
export const REDIS = daemon('Redis', 'redis-server');

/** The parts of the machine that `findOrInstall` needs; a test replaces them. */
export interface Machine {
  readonly hasApt: boolean;
  readonly isRoot: boolean;
  /** Whether sudo runs a command without a password. */
  canSudo(): boolean;
  /** Runs a command. */
  run(command: readonly string[]): void;
  /** Whether the tests run on CI, where nobody would notice that tests were skipped. */
  readonly isCi: boolean;
  print(words: string): void;
}

/**
 * Finds a program, or installs it with apt, as root or through sudo without a password. Returns undefined when there
 * is none, which is an error on CI. Prints what it did, or what the developer should do.
 */
export function findOrInstall(program: Program, machine: Machine = THIS_MACHINE): string | undefined {
  const found = program.find();
  if (found) return found;
  const { name, tests } = program;
  const apt = aptOf(machine);
  if (apt) {
    machine.print(`No ${name} found; installing it with ${apt.join(' ')} ...`);
    machine.run([...apt, 'update', '-qq']);
    machine.run([...apt, 'install', '-y', '-qq', '--no-install-recommends', program.package]);
    const installed = program.find();
    if (installed) {
      machine.print(`${name} was installed: ${installed}.`);
      return installed;
    }
  }
  const reason = apt
    ? `${apt.join(' ')} could not install it.`
    : machine.hasApt
      ? `Installing it needs root, and sudo asks for a password: run sudo apt-get install ${program.package}.`
      : `There is no apt-get here, so install ${name} yourself.`;
  if (machine.isCi) throw new Error(`${name} was not found, and on CI ${tests} must run. ${reason}`);
  machine.print(`${name} was not found: ${tests} are skipped. ${reason}`);
  return undefined;
}

function aptOf({ hasApt, isRoot, canSudo }: Machine): readonly string[] | undefined {
  if (!hasApt) return undefined;
  if (isRoot) return ['apt-get'];
  return canSudo() ? ['sudo', '-n', 'apt-get'] : undefined;
}

const THIS_MACHINE: Machine = {
  hasApt: existsSync('/usr/bin/apt-get'),
  isRoot: process.getuid?.() === 0,
  canSudo: () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0,
  run([program = '', ...words]) {
    // At this run level, Debian's packages start no services.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    spawnSync(program, words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  },
  // Some CI services set 1 instead of true.
  isCi: !['', '0', 'false', undefined].includes(process.env['CI']),
  print: (words) => console.log(words),
};
