import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addressKey } from './address-key';

it('counts all addresses of an IPv6 /64 as one, and those of another /64 separately', () => {
  const key = addressKey('2001:db8:1:2::1');
  assert.equal(key, '2001:db8:1:2::/64');
  for (const same of ['2001:0DB8:0001:0002:ffff:1:2:3', '2001:db8:1:2:0:0:0:9', '2001:db8:1:2::1%eth0']) {
    assert.equal(addressKey(same), key);
  }
  assert.notEqual(addressKey('2001:db8:1:3::1'), key);
  assert.equal(addressKey('::1'), '0:0:0:0::/64');
});

it('counts each IPv4 address separately, however it is written', () => {
  assert.equal(addressKey('203.0.113.9'), '203.0.113.9');
  assert.equal(addressKey('::ffff:203.0.113.9'), '203.0.113.9');
  assert.equal(addressKey('::ffff:cb00:7109'), '203.0.113.9');
});
