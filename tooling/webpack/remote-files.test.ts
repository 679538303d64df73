import assert from 'node:assert/strict';
import { it } from 'node:test';
import { styleProblem } from './remote-files';

const problem = (css: string, file = 'src/box.module.css') => styleProblem(file, Buffer.from(css));

it('accepts style sheets whose rules require a class of their own', () => {
  const css = '.box { color: red; &:hover { color: blue } } .box p { margin: 0 } @keyframes turn { from { top: 0 } }';
  assert.equal(problem(css), null);
});

it('refuses rules that apply to the whole site, with their line', () => {
  for (const css of ['\nbody { margin: 0 }', '\n* { margin: 0 }', '\n:root { --a: 1px }', '\n:global(.x) { top: 0 }']) {
    assert.match(problem(css) ?? '', /^src\/box\.module\.css:2 would apply to the whole site\. Begin each selector/);
  }
});

it('refuses a style sheet that is not a CSS module', () => {
  assert.match(problem('.box { color: red }', 'src/box.css') ?? '', /Name it box\.module\.css and use its classes/);
});
