import assert from 'node:assert/strict';
import { it } from 'node:test';
import { contentPage } from './link-pages';

it('translates the words on a page, but never what the owner typed', () => {
  const link = { address: 'tel:+43', label: 'Call' } as const;
  const typed = contentPage({ title: { typed: 'Open' }, text: { typed: 'Password' }, link }, 'de');
  assert.match(typed.bytes.toString(), /<h1>Open<\/h1>\n<p class="text">Password<\/p><a [^>]*>Anrufen<\/a>/);
  const own = contentPage({ title: { words: 'Open' }, text: { words: 'Password' }, link: null }, 'de');
  assert.match(own.bytes.toString(), /<h1>Öffnen<\/h1>\n<p class="text">Passwort<\/p>/);
});
