import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isPrivateUrl } from './host-address';

const isPrivate = (address: string) => isPrivateUrl(new URL(address));

it('recognizes addresses of private networks in every spelling', () => {
  for (const host of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1:8080',
    '172.16.0.1',
    '169.254.169.254',
    '0x7f.1',
    '2130706433',
    '[::1]',
    '[fd00::1]',
    '[::ffff:10.0.0.1]',
    'localhost',
    'LOCALHOST.',
    'app.localhost',
    'printer.local',
    'db.internal',
    'router.home.arpa',
    'intranet',
    'nas.home',
    'web.localdomain',
    'wiki.corp',
    'shop.private',
    'shop.test',
    'shop.invalid',
    'abcdef.onion',
    'fritz.box',
    'nas.fritz.box.',
    '127.0.0.1.nip.io',
    'app-10-0-0-1.sslip.io',
    'app.localtest.me',
  ]) {
    assert.equal(isPrivate(`http://${host}/`), true, host);
  }
});

it('accepts public addresses', () => {
  for (const host of [
    'example.com',
    'shop.example',
    '93.184.215.14',
    '[2606:2800:21f:cb07::1]',
    'local.example.com',
    'internal.de',
    'test.de',
    'myfritz.box',
    '93.184.215.14.nip.io',
    'corp.home.de',
    'xn--r8jz45g.jp',
  ]) {
    assert.equal(isPrivate(`https://${host}/`), false, host);
  }
});
