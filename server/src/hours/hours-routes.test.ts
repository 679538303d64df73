import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readHours, readStatedHours } from './hours-routes';

describe('Stored hours', () => {
  it('is null where it cannot be read', () => {
    for (const stored of [null, '{', '[]', '{"timeZone":"Mars/Base","tables":[]}', '{"timeZone":"UTC"}']) {
      assert.equal(readHours(stored), null);
      assert.equal(readStatedHours(stored), null);
    }
    assert.equal(readHours('{"timeZone":"UTC","tables":[]}')?.timeZone, 'UTC');
    assert.equal(readStatedHours('{"address":"https://a.example","tables":[]}')?.address, 'https://a.example');
  });
});
