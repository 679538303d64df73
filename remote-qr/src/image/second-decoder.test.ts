// @alone: a decoder loads only once.
import { encodePlain } from '@frontdesk/shared/endpoints/qr-image/modules';
import { paintModules } from '../model/code-parts';
import { PLAIN_STYLE } from '../model/qr-style';
import { serveDecoder } from '../testing/serve-decoder';
import { loadSecondDecoder } from './second-decoder';

const SIZE = 300;
const image = (text: string, style = PLAIN_STYLE) => ({
  width: SIZE,
  height: SIZE,
  data: paintModules(encodePlain(text) ?? [], SIZE, style),
});

test('is unavailable when WebAssembly is forbidden or its file fails to load, and loads on a later attempt', async () => {
  const { Module } = WebAssembly;
  WebAssembly.Module = class {
    constructor() {
      throw new WebAssembly.CompileError('The policy forbids it.');
    }
  } as unknown as typeof WebAssembly.Module;
  await expect(loadSecondDecoder()).resolves.toBeNull();
  WebAssembly.Module = Module;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(loadSecondDecoder()).resolves.toBeNull();
  const end = serveDecoder();
  await expect(loadSecondDecoder()).resolves.toBeInstanceOf(Function);
  end();
});

test.each(['https://example.com', 'Sommerfest für Müller 🎉', 'BEGIN:VCARD\r\nFN:A\\, B\r\nEND:VCARD', '日本'])(
  'reads %j',
  async (text) => {
    const end = serveDecoder();
    const read = await loadSecondDecoder();
    expect(await read?.(image(text))).toBe(text);
    expect(await read?.(image(text, { ...PLAIN_STYLE, dark: '#ffffff', light: '#000000' }))).toBeNull();
    end();
  },
);
