import assert from 'node:assert/strict';
import { it } from 'node:test';
import { publicViewAt, withShownViews } from './shown-views';

const CSS = {
  everywhere: '@keyframes a{to{opacity:0}}',
  frame: '.css-1{margin:0}@media (width<9rem){.css-1{margin:0}.css-1>*{top:0}}',
  shell: '.css-2:hover{margin:0}@media print{@layer x{.css-2{top:0}}}',
  login: '.css-3,.css-9{margin:0}',
  join: '.css-4{margin:0}',
};
const page = (styles: (keyof typeof CSS)[], views: string[]) =>
  `<style>.css-9{top:0}</style><style id="first-view-style">${styles.map((name) => CSS[name]).join('')}</style>${views.join('')}`;
const PUBLIC = '<template data-view="public"><div class="css-1"></div></template>';
const SHELL = '<template data-view="shell"><nav class="a css-2"></nav></template>';
const LOGIN = '<template data-view="/login" data-login><form class="css-3"></form></template>';
const JOIN = '<template data-view="/join"><form class="css-4 css-1"></form></template>';
const whole = page(['everywhere', 'frame', 'shell', 'login', 'join'], [PUBLIC, SHELL, LOGIN, JOIN]);

it('a public page has its own first view, with the styles of that view', () => {
  assert.equal(withShownViews(whole, '/login'), page(['everywhere', 'frame', 'login'], [PUBLIC, LOGIN]));
  assert.equal(withShownViews(whole, '/join'), page(['everywhere', 'frame', 'join'], [PUBLIC, JOIN]));
});

it('any other page has the frame for signed-in users, and the login page for everybody else', () => {
  assert.equal(withShownViews(whole, null), page(['everywhere', 'frame', 'shell', 'login'], [PUBLIC, SHELL, LOGIN]));
});

it('the view for a path is found whatever the case of the path, and with a slash at its end', () => {
  const found = ['/Login', '/join/', '/', '/agent', '/joint'].map((path) => publicViewAt(whole, path));
  assert.deepEqual(found, ['/login', '/join', null, null, null]);
});

it('a page without first views is left unchanged', () => {
  assert.equal(withShownViews('<p class="css-1">Frontdesk</p>', null), '<p class="css-1">Frontdesk</p>');
});
