import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../run-command.mjs';
import { renderBaseStyles } from './render-base-styles';

test('renders the base styles as one sheet: reset, tokens in both themes, body, keyframes', async () => {
  const { css, files } = await renderBaseStyles(path.join(ROOT, 'host'));
  assert.ok(files.includes(path.join(ROOT, 'shared/src/theme/base-system.ts')));
  for (const part of [
    /@layer reset\{html\{/,
    /\*\{[^}]*margin:0/,
    /\.dark[^{]*\{--chakra-colors-canvas:#111118/,
    /body\{[^}]*var\(--chakra-colors-text\)/,
    /@keyframes spin/,
  ]) {
    assert.match(css, part);
  }
  assert.doesNotMatch(css, /-ms-|<|\.css-/);
});
