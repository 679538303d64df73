import { slowdown } from '../testing/slowdown';
import { type ReplyBlock, type ReplyInline, readMarkdown } from './reply-markdown';

/** A short form for comparison: b for bold, i for italics. */
const inlines = (parts: readonly ReplyInline[]): string => parts.map(inline).join('');

function inline(part: ReplyInline): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'code') return `{code ${part.text}}`;
  if (part.kind === 'link') return `{${part.href} ${inlines(part.children)}}`;
  return `{${part.kind} ${inlines(part.children)}}`;
}

function block(one: ReplyBlock): string {
  if (one.kind === 'code') return `code(${one.text})`;
  if (one.kind === 'list') {
    const items = one.items.map((item) => item.map(block).join('+'));
    return `${one.start ?? 'list'}(${items.join('|')})`;
  }
  return `p(${inlines(one.children)})`;
}

const read = (text: string, isGrowing = false) => readMarkdown(text, isGrowing).map(block).join(' ');

test.each([
  ['Open **at nine**, *not* __at__ _ten_.', 'p(Open {bold at nine}, {italic not} {bold at} {italic ten}.)'],
  ['***Both*** and **bold *and* italics**', 'p({bold {italic Both}} and {bold bold {italic and} italics})'],
  ['**Öffnungs**zeiten', 'p({bold Öffnungs}zeiten)'],
  ['Run `npm start`, not ``a ` b``.', 'p(Run {code npm start}, not {code a ` b}.)'],
  ['See [our **rules**](https://a.example/x_(1) "Rules").', 'p(See {https://a.example/x_(1) our {bold rules}}.)'],
  [
    'Go to https://a.example/?a=1_2_3. Or <https://b.example>',
    'p(Go to {https://a.example/?a=1_2_3 https://a.example/?a=1_2_3}. Or {https://b.example https://b.example})',
  ],
  ['(see https://a.example)', 'p((see {https://a.example https://a.example}))'],
  ['Mail mailto:a@b.example!', 'p(Mail {mailto:a@b.example a@b.example}!)'],
  ['one\ntwo\n\nthree', 'p(one\ntwo) p(three)'],
  ['# Title\ntext', 'p({bold Title}) p(text)'],
  ['- one\n- **two**\n\n- three\n\nend', 'list(p(one)|p({bold two})|p(three)) p(end)'],
  ['2. two\n3) three\n   more\n   - inner\n', '2(p(two)|p(three\n more)+list(p(inner)))'],
  ['- one\n  - inner\n- two', 'list(p(one)+list(p(inner))|p(two))'],
  ['```js\nlet a = **1**;\n```\nend', 'code(let a = **1**;) p(end)'],
  ['> quoted\n\n---\n\nnew', 'p(quoted) p(new)'],
  ['\\*not\\* emphasis', 'p(*not* emphasis)'],
])('reads %j', (text, expected) => expect(read(text)).toBe(expected));

test.each([
  '2 * 3 * 4',
  'snake_case_name',
  '2*3*4',
  'a ** b',
  '5 EUR*',
  '* ',
  'C# and F#',
  'a < b > c',
  '<your name>',
  '-5 °C',
])('keeps text that only looks like a mark: %s', (text) => expect(read(text)).toBe(`p(${text.trim()})`));

test.each([
  ['[x](javascript:alert(1))', 'p(x)'],
  ['[x](data:text/html,1)', 'p(x)'],
  ['[x](https:/\t/a)', 'p(x)'],
  ['![picture](https://a.example/p.png)', 'p(picture)'],
  ['<b>Hi</b><br>there <a href="javascript:x">link</a>', 'p(Hi\nthere link)'],
  ['<script>alert(1)</script>', 'p(<script>alert(1)</script>)'],
])('links only to web and mail addresses, and returns no markup: %j', (text, expected) =>
  expect(read(text)).toBe(expected),
);

test('never shows a mark of a growing reply that is about to be closed', () => {
  const reply =
    'See **the *very* rules**, `code` and [here](https://a.example/x):\n\n- **one** end\n\n```\ncode\n```\nBye';
  for (let end = 1; end <= reply.length; end++) {
    const shown = read(reply.slice(0, end), true).replace(/^\w+\(|\)$/g, '');
    expect(shown.replace(/code\([^)]*\)|\{[a-z:/.]*|code /g, '')).not.toMatch(/[*`[\]]/);
  }
});

const LINEAR = 5;
/** For each mark, the rest of the text may be searched once for its end. */
const QUADRATIC = 30;

test.each([
  ['**a ', QUADRATIC],
  ['[a](', LINEAR],
  ['> - ', LINEAR],
  ['`a ', LINEAR],
  ['`', LINEAR],
  ['`` ` ``` ', LINEAR],
  ['*_', LINEAR],
])('reads deeply nested and unclosed marks quickly: %j', (piece, most) => {
  const textOf = (length: number) => `x ${piece.repeat(length / piece.length)} y`;
  for (const isGrowing of [false, true]) {
    const tenTimes = () => {
      for (let times = 0; times < 10; times++) readMarkdown(textOf(200), isGrowing);
    };
    // Compared with ten texts, each a tenth as long.
    expect(slowdown(tenTimes, () => readMarkdown(textOf(2_000), isGrowing), most)).toBeLessThan(most);
  }
});
