import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hashClientSecret, isClientSecret, newClientSecret } from './agent-client';

it('accepts only the client secret that matches the hash, and rejects every secret when there is no hash', () => {
  const secret = newClientSecret();
  assert.match(secret, /^fds_[\w-]{43}$/);
  assert.equal(isClientSecret(secret, hashClientSecret(secret)), true);
  assert.equal(isClientSecret(`${secret}x`, hashClientSecret(secret)), false);
  assert.equal(isClientSecret('', hashClientSecret(secret)), false);
  assert.equal(isClientSecret(secret, null), false);
});
