import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstViewOf } from './first-view';
import { insertFirstViews } from './insert-first-views';

const PAGE = '<body><!--first-views--><div id="root"></div></body>';
const FRAMES = {
  public: { html: '<main></main>', styles: ['.a{color:red}'] },
  shell: { html: '<nav></nav>', styles: ['.a{color:red}'] },
};
const remote = (views = {}) => ({ views, publicPaths: ['/Login', '/join'], loginPath: '/Login' });

test('separates markup from style sheets, with each sheet once', () => {
  const style = '<style data-emotion="css abc">.css-abc{color:red;}</style>';
  const view = firstViewOf(`${style}<main class="css-abc">${style}<h1>Login</h1></main>`);
  assert.deepEqual(view, { html: '<main class="css-abc"><h1>Login</h1></main>', styles: ['.css-abc{color:red;}'] });
});

test('names templates by address, marks the login page, and adds the style sheet once', () => {
  const page = insertFirstViews(PAGE, FRAMES, [
    remote({ '/Login': { html: '<h1>Login</h1>', styles: ['.a{color:red}', '.b{user-select:none}'] } }),
  ]);
  assert.match(
    page,
    /<style id="first-view-style">\.a\{color:red\}\.b\{-webkit-user-select:none;user-select:none\}<\/style>/,
  );
  assert.match(page, /<template data-view="\/login" data-login><h1>Login<\/h1><\/template>/);
  assert.match(page, /<template data-view="\/join"><\/template>/);
});

test('omits a view with a script, a handler or inline styles', () => {
  for (const html of ['<script>1</script>', '<b onclick="x()">', '<b style="color:red">', '</template><b>']) {
    const page = insertFirstViews(PAGE, FRAMES, [remote({ '/Login': { html, styles: [] } })]);
    assert.match(page, /<template data-view="\/login" data-login><\/template>/);
  }
});

test('omits a view with an invalid style rule', () => {
  const styles = ['.a{color:red}.a:unknown>>b{color:blue}'];
  const page = insertFirstViews(PAGE, FRAMES, [remote({ '/Login': { html: '<h1>Login</h1>', styles } })]);
  assert.match(page, /<template data-view="\/login" data-login><\/template>/);
});

test('shows the first of two remotes with the same address', () => {
  const one = remote({ '/Login': { html: 'one', styles: [] } });
  const two = remote({ '/Login': { html: 'two', styles: [] } });
  const page = insertFirstViews(PAGE, FRAMES, [one, two]);
  assert.match(page, />one</);
  assert.doesNotMatch(page, />two</);
});

test('leaves the page of a host without frames unchanged', () => {
  assert.equal(insertFirstViews('<div id="root"></div>', {}, []), '<div id="root"></div>');
});
