import assert from 'node:assert/strict';
import { it } from 'node:test';
import { requiresIn } from './package-for';

it('finds the files that a bundle requires, and ignores code in strings', () => {
  const code = `
    var canvas = require("@napi-rs/canvas"), path = require.resolve("argon2/lib/worker.js"), again = require2("eld");
    fail.code = 'require("ajv/dist/runtime/validation_error").default';`;
  assert.deepEqual(requiresIn(code), [
    ['@napi-rs/canvas', ''],
    ['argon2', '/lib/worker.js'],
    ['eld', ''],
  ]);
});
