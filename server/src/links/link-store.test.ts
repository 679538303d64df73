import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultName } from './link-store';

const nameOf = (Url: string) => defaultName({ type: 'Url', payload: { Url } });

it('names a code for an address after its host, in readable letters', () => {
  for (const [address, name] of [
    ['https://example.com/menu', 'example.com'],
    ['https://example.com:8443/', 'example.com:8443'],
    ['https://müller.de', 'müller.de'],
    ['https://xn--mller-kva.de:8080/x', 'müller.de:8080'],
    ['https://例え.jp/', '例え.jp'],
    ['https://[2606:2800:21f:cb07::1]/', '[2606:2800:21f:cb07::1]'],
  ] as const) {
    assert.equal(nameOf(address), name, address);
  }
});
