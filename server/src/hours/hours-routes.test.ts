import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readHours, readStatedHours } from './hours-routes';

describe('Stored hours', () => {
  it('are null if they cannot be read', () => {
    for (const stored of [null, '{', '[]', '{"timeZone":"Mars/Base","tables":[]}', '{"timeZone":"UTC"}']) {
      assert.equal(readHours(stored, 'a'), null);
      assert.equal(readStatedHours(stored), null);
    }
    assert.equal(readHours('{"timeZone":"UTC","tables":[]}', 'a')?.timeZone, 'UTC');
    assert.equal(readStatedHours('{"address":"https://a.example","tables":[]}')?.address, 'https://a.example');
  });

  it('are null if two names look the same', () => {
    const stored = (...names: string[]) =>
      JSON.stringify({ timeZone: 'UTC', tables: names.map((name) => ({ name, week: {}, exceptions: [] })) });
    assert.equal(readHours(stored('', 'Bar'), 'a')?.tables.length, 2);
    assert.equal(readHours(stored('', 'Kitchen', 'Kitchen\u200b'), 'a'), null);
    assert.equal(readHours(stored('', 'Caf\u00e9', 'Cafe\u0301'), 'a'), null);
    assert.equal(readHours(stored('', '\u200b'), 'a'), null);
  });

  it('are logged once for each agent if they cannot be read', async () => {
    const logged: string[] = [];
    const listen = ({ message }: Error) => /agent (?:one|two|three) /.test(message) && logged.push(message);
    process.on('warning', listen);
    for (const agentId of ['one', 'one', 'two']) readHours('{"timeZone":"Mars/Base","tables":[]}', agentId);
    readHours(null, 'three');
    await new Promise(setImmediate);
    process.off('warning', listen);
    assert.equal(logged.length, 2);
    assert.match(
      logged[0] ?? '',
      /^The stored opening hours of agent one cannot be read: "Mars\/Base" is not a time zone/,
    );
  });

  it('can still be read if they have a name that new hours may not have', () => {
    const tables = ['', '!!!'].map((name) => ({ name, week: {}, exceptions: [] }));
    assert.equal(readHours(JSON.stringify({ timeZone: 'UTC', tables }), 'a')?.tables.length, 2);
  });
});
