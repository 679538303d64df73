import { decodeCsv } from './decode-csv';

test.each([
  ['UTF-8', [0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ['the encoding of Windows', [0x43, 0x61, 0x66, 0xe9]],
])('a file in %s is read', (_, bytes) => {
  expect(decodeCsv(new Uint8Array(bytes).buffer)).toBe('Café');
});
