import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cleanInput } from './route';

it('leaves ordinary input unchanged, emoji included', () => {
  const input = { a: 'x 😀', b: [1, null, true, { c: 'ü' }] };
  assert.deepEqual(cleanInput(input), input);
});

it('replaces lone surrogates and refuses NUL, in field names too', () => {
  assert.deepEqual(cleanInput({ 'a\ud800': 'b\udc00c' }), { 'a\ufffd': 'b\ufffdc' });
  assert.throws(() => cleanInput({ a: ['x\0'] }), /NUL/);
  assert.throws(() => cleanInput({ 'a\0': 1 }), /NUL/);
});

it('refuses input that is nested too deeply', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 10_000; level++) deep = [deep];
  assert.throws(() => cleanInput(deep), /nested too deeply/);
});
