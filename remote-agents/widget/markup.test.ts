import { slowdown } from '@frontdesk/shared/testing/slowdown';
import { safeMarkup } from './element';
import { replyMarkup } from './reply-markup';

function html(markup: string): string {
  const holder = document.createElement('div');
  holder.append(safeMarkup(markup));
  return holder.innerHTML;
}

test('shows what the welcome editor writes unchanged', () => {
  const written = '<p>Hi <strong>there</strong>, <em>you</em><br>two</p><ul><li><p>one</p></li></ul>';
  expect(html(written)).toBe(written);
  expect(html('<h2 class="x">Title</h2>')).toBe('<p class="heading">Title</p>');
});

test('links lead to the web or a mail program, and send no referrer', () => {
  expect(html('<a href="https://a.example/?a=1&amp;b=2" onclick="x()" style="color:red">go</a>')).toBe(
    '<a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">go</a>',
  );
  expect(html("<a href='mailto:a@b.example'>write</a>")).toMatch(/^<a href="mailto:a@b.example"/);
});

test.each([
  '<a href="javascript:alert(1)">go</a>',
  '<a href="java\tscript:alert(1)">go</a>',
  '<a href="&#106;avascript:alert(1)">go</a>',
  '<a href=" data:text/html,x">go</a>',
  '<a href="//evil.example">go</a>',
  '<a>go</a>',
])('%s becomes only its text', (markup) => {
  expect(html(markup)).toBe('go');
});

test.each([
  ['<img src=x onerror=alert(1)>', ''],
  ['<script>alert(1)</script>after', 'after'],
  ['<scr<script>ipt>alert(1)</script>', '&lt;scr'],
  ['<svg onload=alert(1)><p>x</p></svg>ok', 'ok'],
  ['<style>*{display:none}</style>ok', 'ok'],
  ['<iframe srcdoc="<p>x">', ''],
  ['<p onclick="x()">ok</p>', '<p>ok</p>'],
  ['<!-- <p>no</p> -->ok', 'ok'],
  ['<b>open', '<b>open</b>'],
  ['</p></div>ok', 'ok'],
  ['1 < 2 && 3 > 2', '1 &lt; 2 &amp;&amp; 3 &gt; 2'],
  ['&lt;b&gt; &amp;amp; &nbsp;&#8364;&#x20ac; &bogus; &#0;', '&lt;b&gt; &amp;amp; &nbsp;€€ &amp;bogus; &amp;#0;'],
])('%j is shown as %j', (markup, shown) => {
  expect(html(markup)).toBe(shown);
});

test.each(['<a ', '<a "', '<p>', '<script', '<!--', '&#1'])('a long text of %j is parsed quickly', (piece) => {
  const [short, long] = [piece.repeat(2_000 / piece.length), piece.repeat(20_000 / piece.length)];
  const tenTimes = () => {
    for (let times = 0; times < 10; times++) html(short);
  };
  // Compared with ten texts a tenth as long: the ratio would be 10 if every token searched the rest.
  expect(slowdown(tenTimes, () => html(long), 5)).toBeLessThan(5);
});

function markupOf(text: string, isGrowing = false): string {
  const holder = document.createElement('div');
  holder.append(...replyMarkup(text, isGrowing));
  return holder.innerHTML;
}

const LINK = 'target="_blank" rel="noopener noreferrer nofollow"';

test.each([
  ['Open **at nine**.', 'Open <strong>at nine</strong>.'],
  ['- *one*\n- two', '<ul><li><em>one</em></li><li>two</li></ul>'],
  ['3. one\n4. two', '<ol start="3"><li>one</li><li>two</li></ol>'],
  ['# Hours\n`code`', '<p><strong>Hours</strong></p><p><code>code</code></p>'],
  ['```\n<b>\n```', '<pre><code>&lt;b&gt;</code></pre>'],
  ['[Rules](https://a.example/x)', `<a href="https://a.example/x" ${LINK}>Rules</a>`],
  ['See https://a.example/x.', `See <a href="https://a.example/x" ${LINK}>https://a.example/x</a>.`],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['[x](javascript:alert(1))', 'x'],
])('shows %j as %j', (text, expected) => expect(markupOf(text)).toBe(expected));

test('hides a mark that is not closed yet while the reply is streaming', () => {
  expect(markupOf('Open **at ni', true)).toBe('Open <strong>at ni</strong>');
});
