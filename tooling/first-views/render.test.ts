import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../run-command.mjs';
import { renderBaseStyles, renderFirstViews, viewWithMinifiedStyles } from './render';

test('renders the base styles as one sheet: reset, tokens in both themes, body, keyframes', async () => {
  const { css, files } = await renderBaseStyles(path.join(ROOT, 'host'));
  assert.ok(files.includes(path.join(ROOT, 'shared/src/theme/base-system.ts')));
  for (const part of [
    /@layer base\{[^@]*@keyframes/,
    /\*\{[^}]*margin:/,
    /\.dark[^{]*\{--chakra-colors-canvas:#0e0c11/,
    /body\{[^}]*var\(--chakra-colors-text\)/,
    /@keyframes spin/,
  ]) {
    assert.match(css, part);
  }
  assert.match(css, /html\.dark\{color-scheme:dark\}/);
  assert.doesNotMatch(css, /-ms-|<|\.css-|chakra-theme|lightningcss|@layer \w+;/);
});

const login = { path: '/login', file: './src/pages/login/LoginPage.tsx', component: 'LoginPage' };

test('renders a page with its words and styles, and omits only the view of a page that fails', async () => {
  const views = await renderFirstViews(path.join(ROOT, 'remote-account'), [
    login,
    { ...login, path: '/missing', component: 'MissingPage' },
  ]);
  const found = views.get('/login');
  assert.ok(found?.ok);
  assert.match(found.view.html, /<h1[^>]*>Login<\/h1>/);
  assert.match(found.view.html, /name="email"/);
  const css = found.view.styles.join('');
  assert.match(css, /\.css-/);
  assert.doesNotMatch(css, /;\}|: |-moz-/);
  assert.equal(views.get('/missing')?.ok, false);
});

test('omits a view with a style rule that cannot be parsed', () => {
  const page = (css: string) => `<style data-emotion="css a">${css}</style><b class="css-a">x</b>`;
  assert.deepEqual(viewWithMinifiedStyles(page('.css-a { user-select: none; }')), {
    ok: true,
    view: { html: '<b class="css-a">x</b>', styles: ['.css-a{-webkit-user-select:none;user-select:none}'] },
  });
  assert.equal(viewWithMinifiedStyles(page('.css-a{color:red}.css-a:unknown>>b{color:blue}')).ok, false);
});

test('omits the copy of a background that nothing reads', () => {
  const stylesOf = (css: string) => {
    const rendered = viewWithMinifiedStyles(`<style data-emotion="css a">${css}</style><b class="css-a">x</b>`);
    return rendered.ok ? rendered.view.styles.join('') : rendered.why;
  };
  const background = '--bg-currentcolor:red;background:red';
  assert.equal(stylesOf(`.css-a{${background}}`), '.css-a{background:red}');
  assert.match(stylesOf(`.css-a{${background};border-color:var(--bg-currentcolor)}`), /--bg-currentcolor:red/);
});
