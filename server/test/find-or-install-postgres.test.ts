import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findOrInstallPostgres, type Machine } from './support/find-or-install-postgres';

/** A machine on which PostgreSQL is in `folder` from the start, or after `install`. */
function machine({ folder, installed, ...rest }: Partial<Machine> & { folder?: string; installed?: string }) {
  const printed: string[] = [];
  let now = folder;
  const it: Machine = {
    find: () => now,
    canInstall: false,
    install() {
      now = installed;
    },
    isCi: false,
    print: (words) => void printed.push(words),
    ...rest,
  };
  return { it, printed };
}

describe('PostgreSQL for the tests', () => {
  it('is the one that is there, and nothing is installed', () => {
    const { it, printed } = machine({ folder: '/pg/bin', canInstall: true, install: () => assert.fail('installs') });
    assert.equal(findOrInstallPostgres(it), '/pg/bin');
    assert.deepEqual(printed, []);
  });

  it('is installed where that is possible, which is printed', () => {
    const { it, printed } = machine({ canInstall: true, installed: '/new/bin' });
    assert.equal(findOrInstallPostgres(it), '/new/bin');
    assert.match(printed.join(' '), /installing it with apt-get .* was installed in \/new\/bin/);
  });

  it('may be missing on a machine of a developer, which is printed', () => {
    const { it, printed } = machine({});
    assert.equal(findOrInstallPostgres(it), undefined);
    assert.match(printed.join(' '), /its half of the tests is skipped/);
  });

  it('must not be missing on CI', () => {
    assert.throws(() => findOrInstallPostgres(machine({ isCi: true }).it), /on CI its half of the tests must run/);
    assert.throws(() => findOrInstallPostgres(machine({ isCi: true, canInstall: true }).it), /must run/);
  });
});
