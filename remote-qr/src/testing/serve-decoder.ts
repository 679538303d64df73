import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Answers every request with the second decoder's WebAssembly file, as the site does. Returns a function that stops it. */
export function serveDecoder(): () => void {
  const { fetch } = globalThis;
  const file = path.join(path.dirname(require.resolve('zxing-wasm/reader')), '../../reader/zxing_reader.wasm');
  globalThis.fetch = async () => new Response(readFileSync(file), { headers: { 'content-type': 'application/wasm' } });
  return () => {
    globalThis.fetch = fetch;
  };
}
