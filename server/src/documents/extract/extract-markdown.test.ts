import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Lexer } from 'marked';
import { extractMarkdown } from './extract-markdown';

const show = (markdown: string) =>
  extractMarkdown(markdown).map(({ headings, text }) => [...headings, text].join(' | '));

describe('Markdown', () => {
  it('is read without its markup', () => {
    const markdown = `---\ntitle: x\n---\nTop\n===\n\nSome **bold** and [a link](https://a.b).\n\n## Sub ##\n- one\n- [x] two\n\n| A | B |\n|---|---|\n| 1 | 2 \\| 3 |\n\n\`\`\`\ncode # here\n\`\`\``;
    assert.deepEqual(show(markdown), [
      'Top | Some bold and a link (https://a.b).',
      'Top | Sub | one',
      'Top | Sub | two',
      'Top | Sub | A: 1; B: 2 | 3',
      'Top | Sub | code # here',
    ]);
  });

  it('drops its comments, and decodes its entities', () => {
    assert.deepEqual(show('<!-- TODO: raise\n\nthe prices -->\n\nCaf&eacute; &amp; bar, 5 &lt; 6.<!-- x --> `a < b`'), [
      'Café & bar, 5 < 6. a < b',
    ]);
  });

  const hidden = {
    'in a paragraph': 'Open at 9 <!-- internal: margin 40 % -->daily.',
    'over several paragraphs': 'Open at 9 <!-- internal\n\nmargin 40 %\n\n-->daily.',
    'in a list': '- Open at 9 <!-- internal\n\n  margin 40 % -->daily.',
    'in a heading and a table':
      '# Open <!-- margin 40 % -->at 9\n\n| a | b |\n|---|---|\n| daily | <!-- margin 40 % --> |',
    'in a quote': '> Open at 9 <!--\n> internal margin 40 %\n>\n> --> daily',
    'that is never closed': 'Open at 9 daily <!-- internal\n\nmargin 40 %\n\nmore',
    'that holds code': 'Open at 9 daily <!-- `internal` \n```\nmargin 40 %\n```\n-->',
    'beside code': 'Open `at` 9 <!-- margin 40 % --> daily `x`',
  };
  for (const [place, markdown] of Object.entries(hidden)) {
    it(`shows no comment ${place}`, () => {
      const shown = show(markdown).join(' ');
      assert.match(shown, /Open.* 9.*daily/s);
      assert.doesNotMatch(shown, /internal|margin|40|--/);
    });
  }

  it('keeps a comment that is shown as code', () => {
    assert.deepEqual(show('Write `<!-- x -->`:\n\n```html\n<!-- y -->\n```'), ['Write <!-- x -->:', '<!-- y -->']);
  });

  it('keeps the words of links and pictures, and each web address only once', () => {
    const markdown =
      'See [our *rules*](https://a.b/?x=1&y=2), [below](#below), <https://c.d>, https://e.f and ![a map](m.png). [Hours][h]\n\n[h]: https://h.i';
    assert.deepEqual(show(markdown), [
      'See our rules (https://a.b/?x=1&y=2), below, https://c.d, https://e.f and a map. Hours (https://h.i)',
    ]);
  });

  it('keeps every word of a paragraph of any length', () => {
    const words = Array.from({ length: 5000 }, (_, at) => `word${at}`).join(' ');
    assert.deepEqual(show(words), [words]);
  });

  const hostile = {
    'open brackets': '['.repeat(100_000),
    'open links': '[a]('.repeat(25_000),
    'links to nowhere': '[x](https:'.repeat(10_000),
    'a heading of spaces': `# a a${' '.repeat(100_000)}x`,
    'open comments': '<!-- '.repeat(50_000),
    'open code': '` '.repeat(50_000),
    'open tags': '<a'.repeat(50_000),
    'open pictures': '!['.repeat(50_000),
    'open emphasis': '*a'.repeat(50_000),
    'almost an e-mail address': `${'a.'.repeat(50_000)}@`,
  };
  for (const [name, markdown] of Object.entries(hostile)) {
    it(`made of ${name} is read quickly`, () => {
      // Processor time, because other tests run at the same time. The best of three runs, since the first run is
      // slower.
      const times = [1, 2, 3].map(() => {
        const before = process.cpuUsage().user;
        extractMarkdown(markdown);
        return (process.cpuUsage().user - before) / 1000;
      });
      assert.ok(Math.min(...times) < 200, `${times.map(Math.round)} ms`);
    });
  }

  it('reads the text of lists and quotes however deeply they are nested', () => {
    assert.deepEqual(show(`${'>'.repeat(20_000)} a`), ['a']);
    assert.deepEqual(show(`${'- '.repeat(5000)}a\n\nb`), ['a', 'b']);
    const deep = Array.from({ length: 40 }, (_, level) => `${'  '.repeat(level)}- item ${level}`);
    assert.deepEqual(
      show(deep.join('\n')),
      deep.map((line) => line.trim().slice(2)),
    );
  });

  for (const [name, line] of Object.entries({
    list: (level: number) => `${'  '.repeat(level)}- a\n`,
    'list with tabs': (level: number) => `${'\t'.repeat(level)}1. a\n`,
    'list within a quote': (level: number) => `> ${'  '.repeat(level)}- a\n`,
    quote: (level: number) => `${'> '.repeat(level)}a\n\n`,
  })) {
    it(`reads each character of a deep ${name} as often as one of a shallow ${name}`, ({ mock }) => {
      const perCharacter = (levels: number) => {
        const markdown = Array.from({ length: levels }, (_, level) => line(level)).join('');
        let read = 0;
        const { blockTokens } = Lexer.prototype;
        const counting = mock.method(Lexer.prototype, 'blockTokens', function (this: Lexer, ...args: unknown[]) {
          read += String(args[0]).length;
          return Reflect.apply(blockTokens, this, args);
        });
        extractMarkdown(markdown);
        counting.mock.restore();
        return read / markdown.length;
      };
      const [shallow, deep] = [perCharacter(25), perCharacter(200)];
      assert.ok(deep < 1.5 * shallow, `${deep} and ${shallow} times`);
    });
  }
});
