import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { it } from 'node:test';
import { wholeOf } from '../files/file-bytes';
import { decodeBase64 } from './document-store';

it('reads base64 with and without padding, line breaks and the prefix of a data URL', async () => {
  for (const content of ['aGVsbG8=', 'aGVsbG8', 'aGVs\r\nbG8=', 'data:text/plain;charset=utf-8;base64,aGVsbG8=']) {
    assert.equal((await wholeOf(decodeBase64('a.txt', content, 5))).toString(), 'hello');
  }
  assert.equal(decodeBase64('a.txt', '', 5).size, 0);
});

it('reads a large file in pieces, more than once if needed', async () => {
  const bytes = randomBytes(1_000_001);
  const decoded = decodeBase64('a.bin', bytes.toString('base64'), 2_000_000);
  assert.equal(decoded.size, bytes.length);
  for (let times = 0; times < 2; times++) assert.ok((await wholeOf(decoded)).equals(bytes));
});

it('refuses content that was cut off or is not base64', () => {
  const padded = `${'A'.repeat(262_140)}AA==`;
  for (const content of ['aGVsbG8*', '<html>', 'data:text/plain,hello', `${padded}aGVsbG8=`]) {
    assert.throws(() => decodeBase64('a.txt', content, 1_000_000), /"a.txt" arrived incomplete/);
  }
});

it('refuses a file above the limit, and names the limit', () => {
  assert.throws(() => decodeBase64('a.txt', 'aGVsbG8=', 4), /"a.txt" is too large: at most 4 bytes per file\./);
});
