import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import makeSmaller from './smaller-chakra-loader.mjs';

const PACKAGES = path.join(ROOT, 'node_modules/.pnpm');

/** Returns the source of a file of Chakra, as installed and as our builds contain it. */
function chakraFile(file: string): { installed: string; ours: string } {
  const [folder = ''] = readdirSync(PACKAGES).filter((name) => name.startsWith('@chakra-ui+react@'));
  const installed = readFileSync(path.join(PACKAGES, folder, 'node_modules/@chakra-ui/react/dist/esm', file), 'utf8');
  return { installed, ours: makeSmaller(installed) };
}

it('caches results by the values of all arguments', () => {
  const { installed, ours } = chakraFile('utils/memo.js');
  assert.notEqual(ours, installed);
  for (const source of [installed, ours]) {
    const memo = new Function(`${source.replace(/^export .*/m, '')} return memo;`)();
    let calls = 0;
    const describe = memo((...given: unknown[]) => {
      calls += 1;
      return JSON.stringify(given);
    });
    const given: readonly (readonly unknown[])[] = [
      ['a'],
      ['n:1'],
      [1],
      [null],
      [{ p: 1 }],
      ['a', 'b'],
      [['a', 'b']],
      [],
    ];
    for (const some of [...given, ...given]) assert.equal(describe(...some), JSON.stringify(some));
    assert.equal(calls, given.length);
    assert.equal(describe({ b: 1, a: 2 }), describe({ a: 2, b: 1 }));
  }
});

it('forgets all results when there are too many', () => {
  const memo = new Function(`${chakraFile('utils/memo.js').ours.replace(/^export .*/m, '')} return memo;`)();
  let calls = 0;
  const count = memo(() => (calls += 1));
  for (let text = 0; text < 1_001; text++) count(String(text));
  assert.equal(count('0'), 1_002);
  assert.equal(count('0'), 1_002);
});

it('finds conditions without listing them', () => {
  const { installed, ours } = chakraFile('styled-system/conditions.js');
  assert.notEqual(ours, installed);
  assert.match(ours, /return Object\.hasOwn\(values, key\) \|\|/);
});

it('adds no global styles to a page, which would need emotion', () => {
  const { installed, ours } = chakraFile('styled-system/provider.js');
  assert.match(installed, /Global/);
  assert.doesNotMatch(ours, /Global|emotion/);
  assert.match(ours, /jsxs\(ChakraContextProvider, \{ value: sys, children: children \}\)/);
});
