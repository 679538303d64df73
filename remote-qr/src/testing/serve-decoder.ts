import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Serves the second decoder's WebAssembly file for every request, as the site does. Returns a function that stops this.
 */
export function serveDecoder(): () => void {
  const { fetch } = globalThis;
  const file = path.join(path.dirname(require.resolve('zxing-wasm/reader')), '../../reader/zxing_reader.wasm');
  globalThis.fetch = async () => new Response(readFileSync(file), { headers: { 'content-type': 'application/wasm' } });
  return () => {
    globalThis.fetch = fetch;
  };
}
