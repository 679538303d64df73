import { uniqueStems } from './unique-stems';

test('gives codes with the same name different files', () => {
  const stem = uniqueStems();
  expect(['Menu', 'menu', 'Menu', 'Menu (2)'].map(stem)).toEqual(['Menu', 'menu (2)', 'Menu (3)', 'Menu (2) (2)']);
});

test('numbers codes whose name cannot be a file name as qr-code', () => {
  const stem = uniqueStems();
  expect(['', '???'].map(stem)).toEqual(['qr-code', 'qr-code (2)']);
});
