import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { it } from 'node:test';
import { build } from 'esbuild';
import { ROOT } from '../run-command.mjs';
import makeSmaller from './smaller-chakra-loader.mjs';

const PACKAGES = path.join(ROOT, 'node_modules/.pnpm');

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
