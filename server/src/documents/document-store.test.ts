import assert from 'node:assert/strict';
import { it } from 'node:test';
import { decodeBase64 } from './document-store';

it('reads base64 with and without padding, line breaks and the beginning of a data URL', () => {
  for (const content of ['aGVsbG8=', 'aGVsbG8', 'aGVs\r\nbG8=', 'data:text/plain;charset=utf-8;base64,aGVsbG8=']) {
    assert.equal(decodeBase64('a.txt', content, 5).toString(), 'hello');
  }
  assert.equal(decodeBase64('a.txt', '', 5).length, 0);
});

it('refuses content that was cut off or is not base64', () => {
  for (const content of ['aGVsbG8*', '<html>', 'data:text/plain,hello']) {
    assert.throws(() => decodeBase64('a.txt', content, 100), /"a.txt" did not arrive whole/, content);
  }
});

it('refuses a file above the limit, and names the limit', () => {
  assert.throws(() => decodeBase64('a.txt', 'aGVsbG8=', 4), /"a.txt" is too large: at most 4 bytes a file\./);
});
