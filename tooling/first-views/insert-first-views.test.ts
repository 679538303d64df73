import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstViewOf } from './first-view';
import { insertFirstViews } from './insert-first-views';

const PAGE = '<body><!--first-views--><div id="root"></div></body>';
const FRAMES = {
  public: { html: '<main></main>', styles: ['.css-a{color:red}'] },
  shell: { html: '<nav></nav>', styles: ['.css-a{color:red}'] },
};
const remote = (views = {}) => ({ views, publicPaths: ['/Login', '/join'], loginPath: '/Login' });

test('separates markup from style sheets, with each sheet once', () => {
  const style = '<style data-emotion="css abc">.css-abc{color:red;}</style>';
  const view = firstViewOf(`${style}<main class="css-abc">${style}<h1>Login</h1></main>`);
  assert.deepEqual(view, { html: '<main class="css-abc"><h1>Login</h1></main>', styles: ['.css-abc{color:red;}'] });
});

test('names templates by address, marks the login page, and adds the style sheet once', () => {
  const page = insertFirstViews(PAGE, FRAMES, [
    remote({ '/Login': { html: '<h1>Login</h1>', styles: ['.css-a{color:red}', '.css-b{top:0}'] } }),
  ]);
  assert.match(page, /<style id="first-view-style">\.css-a\{color:red\}\.css-b\{top:0\}<\/style>/);
  assert.match(page, /<template data-view="\/login" data-login><h1>Login<\/h1><\/template>/);
  assert.match(page, /<template data-view="\/join"><\/template>/);
});

test('omits a view with a script, a handler or inline styles', () => {
  for (const html of ['<script>1</script>', '<b onclick="x()">', '<b style="color:red">', '</template><b>']) {
    const page = insertFirstViews(PAGE, FRAMES, [remote({ '/Login': { html, styles: [] } })]);
    assert.match(page, /<template data-view="\/login" data-login><\/template>/);
  }
});

test('omits a view that would hide what follows it, or is incomplete', () => {
  const htmls = [
    '<!--',
    '<plaintext>',
    '<textarea>',
    '<title>',
    '<a href="',
    '<b>',
    '</b>',
    '<a href="//x">',
    '<img src="x">',
  ];
  for (const html of htmls) {
    const page = insertFirstViews(PAGE, FRAMES, [remote({ '/Login': { html, styles: [] } })]);
    assert.match(page, /<template data-view="\/login" data-login><\/template>/, html);
  }
});

test('omits a view with styles for elements other than its own', () => {
  const sheets = [
    'body{display:none}',
    '.css-a{color:red',
    '.css-a{}}body{display:none}',
    'body:has(.css-a){display:none}',
    'html:not(.css-a){display:none}',
    '.css-a,body{display:none}',
    '.css-a{color:red;body{display:none}}',
    '@media all{body{display:none}}',
    '@layer base;body{display:none}',
    '@import "//x";',
    '@font-face{font-family:x;src:url("//x")}',
    '@keyframes spin{from{opacity:0}}',
    '.css-a{content:"}body{display:none}',
    '.css-a{background:url(x}body{display:none})}',
    '.css-a{}/*',
    '.css-\\7b a{}',
  ];
  for (const sheet of sheets) {
    const page = insertFirstViews(PAGE, FRAMES, [remote({ '/Login': { html: '<h1>Login</h1>', styles: [sheet] } })]);
    assert.match(page, /<template data-view="\/login" data-login><\/template>/, sheet);
    assert.doesNotMatch(page, /display:none/, sheet);
  }
});

test('keeps everything that emotion writes: groups, states, themes, keyframes and texts', () => {
  const sheets = [
    '@layer recipes{.css-a:is(:hover,[data-hover]){color:red}}',
    '@media (width<=30rem){.css-a{color:red}}',
    '@media (width >= 48rem){.dark .css-a > svg,.css-a::after{content:"{}"}}',
    '@keyframes animation-x1{from{opacity:0}to{opacity:1}}',
    ".css-a{background-image:url('data:image/svg+xml;utf8,x')}",
  ];
  const page = insertFirstViews(PAGE, FRAMES, [remote({ '/Login': { html: '<h1>Login</h1>', styles: sheets } })]);
  assert.match(page, /data-login><h1>Login<\/h1><\/template>/);
});

test('shows the first of two remotes with the same address', () => {
  const one = remote({ '/Login': { html: 'one', styles: [] } });
  const two = remote({ '/Login': { html: 'two', styles: [] } });
  const page = insertFirstViews(PAGE, FRAMES, [one, two]);
  assert.match(page, />one</);
  assert.doesNotMatch(page, />two</);
});

test('does not change the page of a host without frames', () => {
  assert.equal(insertFirstViews('<div id="root"></div>', {}, []), '<div id="root"></div>');
});
