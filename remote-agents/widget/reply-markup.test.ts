import { replyMarkup } from './reply-markup';

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
