import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readConfig } from '../config/config';
import { hashPassword, isPasswordRight } from './passwords';

it('stores passwords as OWASP recommends: with argon2id, 19 MiB and two passes', async () => {
  const config = readConfig({});
  const stored = await hashPassword('Str0ng-enough!', config);
  assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.equal(await isPasswordRight(stored, 'Str0ng-enough!', config), true);
  assert.equal(await isPasswordRight(stored, 'Str0ng-enough?', config), false);
  assert.equal(await isPasswordRight(null, 'Str0ng-enough!', config), false);
});
