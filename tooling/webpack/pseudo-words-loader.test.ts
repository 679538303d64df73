import assert from 'node:assert/strict';
import { it } from 'node:test';
import pseudoWords, { pseudoText } from './pseudo-words-loader.mjs';

const SOURCE = `import { count } from './count';
export const title = 'Go on';
export const form = { 'b c': 'Be', e: ['k', 'Two'], kind: (one) => (one === 'bad' ? 'It' : \`\${one} or {two}\`) };
export const many = (number) => count(number, 'dog', 'dogs').replace('o', 'u');
`;

it('writes longer texts in other letters, and does not change names, imports, keys or comparisons', () => {
  assert.equal(
    pseudoWords(SOURCE),
    `import { count } from './count';
export const title = "${pseudoText('Go on')}";
export const form = { 'b c': "${pseudoText('Be')}", e: ["k", "${pseudoText('Two')}"], kind: (one) => (one === 'bad' ? "${pseudoText('It')}" : \`\u2068\${one}\u2069 ${pseudoText('or')} {two}\`) };
export const many = (number) => count(number, "${pseudoText('dog')}", "${pseudoText('dogs')}").replace('o', 'u');
`,
  );
});

it('does not change placeholders, addresses and file names', () => {
  assert.equal(pseudoText('Go on'), 'جوو وون');
  assert.equal(pseudoText('on {name} <b>no</b>'), `${pseudoText('on')} {name} <b>${pseudoText('no')}</b>`);
  for (const kept of ['https://example.com/a', 'a@example.com', 'index.html', 'agents:read', 'k', '']) {
    assert.equal(pseudoText(kept), kept);
  }
});
