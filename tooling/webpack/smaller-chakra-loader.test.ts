import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { it } from 'node:test';
import { build } from 'esbuild';
import { ROOT } from '../run-command.mjs';
import makeSmaller from './smaller-chakra-loader.mjs';

const PACKAGES = path.join(ROOT, 'node_modules/.pnpm');

/** Returns the source of a file of Chakra, as installed and as our builds contain it. */
function chakraFile(file: string): { installed: string; ours: string } {
  const [folder = ''] = readdirSync(PACKAGES).filter((name) => name.startsWith('@chakra-ui+react@'));
  const installed = readFileSync(path.join(PACKAGES, folder, 'node_modules/@chakra-ui/react/dist/esm', file), 'utf8');
  return { installed, ours: makeSmaller(installed) };
}

/** Returns what emotion's own part of a page writes for a rule, with the prefixer of our builds. */
async function cssOf(rule: string): Promise<string> {
  const [folder = ''] = readdirSync(PACKAGES).filter((name) => name.startsWith('@emotion+cache@'));
  const file = path.join(PACKAGES, folder, 'node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js');
  const contents = `${makeSmaller(readFileSync(file, 'utf8'))}
    export const cssOf = (rule) => stylisOf(compile(rule));
    const stylisOf = (rules) => serialize(rules, middleware([prefixer, stringify]));`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path.dirname(file) },
    bundle: true,
    write: false,
    format: 'cjs',
  });
  const module = { exports: {} as { cssOf: (css: string) => string } };
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return module.exports.cssOf(rule);
}

it('writes a declaration with the prefix that a supported browser needs', async () => {
  assert.equal(await cssOf('.a{user-select:none;}'), '.a{-webkit-user-select:none;user-select:none;}');
  assert.equal(await cssOf('.a{mask-image:none;}'), '.a{-webkit-mask-image:none;mask-image:none;}');
  assert.equal(
    await cssOf('.a{width:stretch;}'),
    '.a{width:-webkit-fill-available;width:-moz-available;width:stretch;}',
  );
  assert.equal(await cssOf('.a{align-items:stretch;}'), '.a{align-items:stretch;}');
});

it('writes no prefix for older browsers', async () => {
  for (const rule of [
    '.a{display:flex;position:sticky;transition:transform 1s;}',
    '.a::placeholder{color:red;}',
    '@keyframes b{from{transform:none;}}',
  ]) {
    assert.equal(await cssOf(rule), rule);
  }
});

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
