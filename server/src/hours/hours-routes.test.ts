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

  it('is null with two names that look the same', () => {
    const stored = (...names: string[]) =>
      JSON.stringify({ timeZone: 'UTC', tables: names.map((name) => ({ name, week: {}, exceptions: [] })) });
    assert.equal(readHours(stored('', 'Bar'))?.tables.length, 2);
    assert.equal(readHours(stored('', 'Kitchen', 'Kitchen\u200b')), null);
    assert.equal(readHours(stored('', 'Caf\u00e9', 'Cafe\u0301')), null);
    assert.equal(readHours(stored('', '\u200b')), null);
  });
});
