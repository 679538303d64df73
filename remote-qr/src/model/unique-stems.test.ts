import { uniqueStems } from './unique-stems';

test('codes of the same name get files of their own', () => {
  const stem = uniqueStems();
  expect(['Menu', 'menu', 'Menu', 'Menu (2)'].map(stem)).toEqual(['Menu', 'menu (2)', 'Menu (3)', 'Menu (2) (2)']);
});

test('a code whose name no file can have becomes a numbered qr-code', () => {
  const stem = uniqueStems();
  expect(['', '???'].map(stem)).toEqual(['qr-code', 'qr-code (2)']);
});
