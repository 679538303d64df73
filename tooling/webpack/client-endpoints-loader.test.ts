import assert from 'node:assert/strict';
import { it } from 'node:test';
import prepareEndpoints from './client-endpoints-loader.mjs';

const SOURCE = `import * as v from 'valibot';
const seats = v.pipe(v.number(), v.minValue(1));
export const book = defineEndpoint({ method: 'POST', path: '/book', request: v.object({ seats }), response: v.object({ id: v.string() }) });
export function later() { return v.string(); }
`;

it('removes the check of requests', () => {
  const code = prepareEndpoints(SOURCE);
  assert.match(code, /path: '\/book', request: null, response:/);
});

it('marks the module’s calls as pure, except those in functions', () => {
  const code = prepareEndpoints(SOURCE);
  assert.match(code, /\/\*#__PURE__\*\/ v\.pipe\(\/\*#__PURE__\*\/ v\.number\(\), \/\*#__PURE__\*\/ v\.minValue/);
  assert.match(code, /later\(\) \{ return v\.string\(\); \}/);
});

it('makes each constant the result of a pure function, because webpack sees object arguments as side effects', () => {
  const code = prepareEndpoints(SOURCE);
  assert.match(code, /seats = \/\*#__PURE__\*\/ \(\(\) => \(\/\*#__PURE__\*\/ v\.pipe\(.*\)\)\(\);/);
  assert.match(code, /export const book = \/\*#__PURE__\*\/ \(\(\) => \(\/\*#__PURE__\*\/ defineEndpoint\(/);
});
