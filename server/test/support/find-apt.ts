import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What `findApt` needs to know about the machine. */
export interface AptMachine {
  readonly hasApt: boolean;
  readonly isRoot: boolean;
  /** Whether sudo runs a command without a password. */
  canSudo(): boolean;
}

/** The apt-get command of this machine, or a message that explains why there is none. */
export type Apt = { readonly command: readonly string[] } | { readonly reason: string };

/** Finds out whether packages can be installed: as root, or with sudo without a password. */
export function findApt(machine: AptMachine = thisMachine()): Apt {
  if (!machine.hasApt) return { reason: 'There is no apt-get here, so install PostgreSQL 15 or newer yourself.' };
  if (machine.isRoot) return { command: ['apt-get'] };
  if (machine.canSudo()) return { command: ['sudo', '-n', 'apt-get'] };
  return { reason: 'Installing it needs root, and sudo asks for a password: run sudo apt-get install postgresql.' };
}

function thisMachine(): AptMachine {
  return {
    hasApt: existsSync('/usr/bin/apt-get'),
    isRoot: process.getuid?.() === 0,
    canSudo: () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0,
  };
}
