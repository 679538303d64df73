import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AptMachine, findApt } from './support/find-apt';
import { findOrInstallPostgres, type Machine, skipWithout } from './support/find-or-install-postgres';

const APT = { command: ['sudo', '-n', 'apt-get'] };
const NO_APT = { reason: 'Install it yourself.' };

/** Returns a machine that has PostgreSQL in `folder` from the start, or after `install`. */
function machine({ folder, installed, ...rest }: Partial<Machine> & { folder?: string; installed?: string }) {
  const printed: string[] = [];
  const commands: (readonly string[])[] = [];
  let now = folder;
  const it: Machine = {
    find: () => now,
    apt: () => NO_APT,
    install(command) {
      commands.push(command);
      now = installed;
    },
    isCi: false,
    print: (words) => void printed.push(words),
    ...rest,
  };
  return { it, printed, commands };
}

describe('PostgreSQL for the tests', () => {
  it('is used when it is present, and nothing is installed', () => {
    const { it, printed, commands } = machine({ folder: '/pg/bin', apt: () => APT });
    assert.equal(findOrInstallPostgres(it), '/pg/bin');
    assert.deepEqual([printed, commands], [[], []]);
  });

  it('is installed when possible, with a printed message', () => {
    const { it, printed, commands } = machine({ apt: () => APT, installed: '/new/bin' });
    assert.equal(findOrInstallPostgres(it), '/new/bin');
    assert.deepEqual(commands, [APT.command]);
    assert.match(printed.join(' '), /installing it with sudo -n apt-get .* was installed in \/new\/bin/);
  });

  it("may be missing on a developer's machine, with printed instructions", () => {
    const { it, printed } = machine({});
    assert.equal(findOrInstallPostgres(it), undefined);
    assert.match(printed.join(' '), /its half of the tests is skipped\. Install it yourself\./);
  });

  it('must not be missing on CI', () => {
    const without = machine({ isCi: true }).it;
    assert.throws(() => findOrInstallPostgres(without), /on CI its half of the tests must run\. Install it yourself\./);
    const failing = machine({ isCi: true, apt: () => APT }).it;
    assert.throws(() => findOrInstallPostgres(failing), /must run\. sudo -n apt-get could not install it\./);
  });
});

describe('apt-get', () => {
  const on = (machine: Partial<AptMachine>) =>
    findApt({ hasApt: true, isRoot: false, canSudo: () => false, ...machine });

  it('is called directly by root, and with sudo when that needs no password', () => {
    assert.deepEqual(on({ isRoot: true, canSudo: () => assert.fail('asks sudo') }), { command: ['apt-get'] });
    assert.deepEqual(on({ canSudo: () => true }), { command: ['sudo', '-n', 'apt-get'] });
  });

  it('cannot be called elsewhere, with a message that explains what to do', () => {
    assert.match(JSON.stringify(on({})), /sudo asks for a password: run sudo apt-get install postgresql/);
    assert.match(JSON.stringify(on({ hasApt: false })), /There is no apt-get here/);
  });
});

it("the tests of another program are skipped on a developer's machine without it, and fail on CI", () => {
  assert.equal(skipWithout(process.execPath, 'Node', true), false);
  assert.equal(skipWithout('/no/such/program', 'nginx', false), 'nginx was not found');
  assert.throws(
    () => skipWithout('/no/such/program', 'nginx', true),
    /nginx was not found, and on CI its tests must run/,
  );
});
