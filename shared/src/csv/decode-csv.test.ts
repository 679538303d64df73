import { decodeCsv } from './decode-csv';

test.each([
  ['UTF-8', [0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ['the encoding of Windows', [0x43, 0x61, 0x66, 0xe9]],
])('decodes a file in %s', (_, bytes) => {
  expect(decodeCsv(new Uint8Array(bytes).buffer)).toBe('Café');
});
