import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findOrInstall, type Machine, NGINX, PGBOUNCER, POSTGRES, type Program, REDIS } from './support/programs';

/** A machine on which a program is at `place` from the start, or once it has been installed. */
function on({ place, installed, ...machine }: Partial<Machine> & { place?: string; installed?: string }) {
  const printed: string[] = [];
  const commands: string[] = [];
  let now = place;
  const program: Program = { name: 'Oracle', package: 'oracle-db', tests: 'its half of the tests', find: () => now };
  const find = () =>
    findOrInstall(program, {
      hasApt: false,
      isRoot: false,
      canSudo: () => false,
      run(command) {
        commands.push(command.join(' '));
        if (command.includes('oracle-db')) now = installed;
      },
      isCi: false,
      print: (words) => void printed.push(words),
      ...machine,
    });
  return { find, printed, commands };
}

describe('A program that the tests need', () => {
  it('is used when it is present, and nothing is installed', () => {
    const { find, printed, commands } = on({ place: '/db/bin', hasApt: true, isRoot: true });
    assert.equal(find(), '/db/bin');
    assert.deepEqual([printed, commands], [[], []]);
  });

  it('is installed by root, with a printed message', () => {
    const { find, printed, commands } = on({
      hasApt: true,
      isRoot: true,
      canSudo: () => assert.fail('asks sudo'),
      installed: '/new/bin',
    });
    assert.equal(find(), '/new/bin');
    assert.deepEqual(commands, ['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends oracle-db']);
    assert.match(printed.join(' '), /installing it with apt-get .* was installed: \/new\/bin/);
  });

  it('is installed with sudo when that needs no password', () => {
    const { find, commands } = on({ hasApt: true, canSudo: () => true, installed: '/new/bin' });
    assert.equal(find(), '/new/bin');
    assert.match(commands.join(), /^sudo -n apt-get update/);
  });

  it("may be missing on a developer's machine, with printed instructions", () => {
    const withApt = on({ hasApt: true });
    assert.equal(withApt.find(), undefined);
    assert.match(withApt.printed.join(), /its half of the tests are skipped\. .* run sudo apt-get install oracle-db\./);
    const without = on({});
    assert.equal(without.find(), undefined);
    assert.match(without.printed.join(), /There is no apt-get here, so install Oracle yourself\./);
  });

  it('must not be missing on CI', () => {
    assert.throws(on({ isCi: true }).find, /Oracle was not found, and on CI its half of the tests must run\./);
    assert.throws(on({ isCi: true, hasApt: true, isRoot: true }).find, /must run\. apt-get could not install it\./);
  });

  it('is found where Debian installs it', () => {
    for (const program of [POSTGRES, NGINX, PGBOUNCER, REDIS]) {
      const found = program.find();
      assert.ok(found === undefined || found.startsWith('/'), program.name);
    }
  });
});
