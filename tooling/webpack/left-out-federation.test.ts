import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { contractFits } from '../releases/check-remotes';
import { LEFT_OUT_OF_HOST, LEFT_OUT_OF_REMOTES, pathsOf } from './left-out-federation';
import { FIRST_WITH, hostsOf } from './remote-manifest-plugin';

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules/.pnpm');

for (const left of [...LEFT_OUT_OF_HOST, ...LEFT_OUT_OF_REMOTES]) {
  it(`replaces only the checked version of ${left.file}`, () => {
    const [name = ''] = left.file.split('/');
    const { scope = 'module-federation' } = left;
    const found = readdirSync(PACKAGES)
      .filter((folder) => folder.startsWith(`@${scope}+${name}@`))
      .flatMap((folder) =>
        ['js', 'mjs'].map((end) => path.join(PACKAGES, folder, `node_modules/@${scope}`, `${left.file}.${end}`)),
      )
      .filter((file) => existsSync(file));
    const [file = ''] = found;
    assert.equal(found.length, 1, `${left.file} is not in the package: remove it, or find where its code is now.`);
    assert.match(file, pathsOf([left]));
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    assert.equal(
      hash.slice(0, 16),
      left.checked,
      `${left.file} has changed: check that nothing else needs it, measure what it saves, and write the new hash.`,
    );
  });
}

it('compares versions with ranges as federation does', async () => {
  const [folder = ''] = readdirSync(PACKAGES).filter((name) => name.startsWith('@module-federation+runtime-core@'));
  const file = 'node_modules/@module-federation/runtime-core/dist/utils/semver/index.js';
  const { satisfy: theirs } = await import(pathToFileURL(path.join(PACKAGES, folder, file)).href);
  const { satisfy: ours } = await import(pathToFileURL(path.join(import.meta.dirname, 'unused-federation.js')).href);
  const versions = ['0.0.3', '0.0.4', '0.1.0', '0.2.5', '1.0.0', '1.1.0', '1.2.3', '1.2.4', '1.9.9', '2.0.0', '10.0.1'];
  const numbers = ['0.0.3', '0.1', '0.2.3', '1', '1.2', '1.2.3', '1.x', '1.2.x', '2.0.0', '10'];
  const ranges = ['', '=', '^', '~', '>=', '<=', '>', '<', '>= ', '^ '].flatMap((sign) =>
    numbers.map((one) => sign + one),
  );
  ranges.push(
    '*',
    'x',
    '',
    '1.0.0 - 1.5.0',
    '1.2 - 2',
    '^1.0.0 >=1.2.0 || ^2.0.0',
    '>=1.2 <2',
    '>1 <3',
    'latest',
    '1.0||^3',
  );
  for (const version of [...versions, 'none', '']) {
    for (const range of ranges) assert.equal(ours(version, range), theirs(version, range), `${version} in ${range}`);
  }
});

it('names only hosts with the runtime that a build gets from them', () => {
  assert.equal(hostsOf('^1.2.0'), '^1.2.0');
  assert.equal(hostsOf('^1.0.0 || ^2.0.0'), '^1.0.0 >=1.2.0 || ^2.0.0');
  for (const range of ['1.1.0', '~1.0.0', '>=1.0.0 <=1.1.0', '1.0.0 - 1.5.0', '^1.1.0']) {
    assert.equal(contractFits('1.1.0', hostsOf(range)), false, range);
  }
  assert.equal(contractFits('1.2.0', hostsOf('1.0.0 - 1.5.0')), true);
  assert.equal(contractFits('1.2.0', hostsOf('^1.2.0', FIRST_WITH.schema)), false);
  assert.equal(contractFits('1.3.0', hostsOf('^1.2.0', FIRST_WITH.schema)), true);
});
