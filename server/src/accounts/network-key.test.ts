import assert from 'node:assert/strict';
import { it } from 'node:test';
import { networkKey } from './network-key';

it('counts the addresses of an IPv6 /48 as one network, and an IPv4 address as itself', () => {
  assert.equal(networkKey('2001:db8:1:2::3'), '2001:db8:1::/48');
  assert.equal(networkKey('2001:0DB8:1:ffff:1:2:3:4'), '2001:db8:1::/48');
  assert.equal(networkKey('2001:db8:2::3'), '2001:db8:2::/48');
  assert.equal(networkKey('::1'), '0:0:0::/48');
  assert.equal(networkKey('198.51.100.7'), '198.51.100.7');
  assert.equal(networkKey('::ffff:198.51.100.7'), '198.51.100.7');
});
