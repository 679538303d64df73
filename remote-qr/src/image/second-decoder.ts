import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm';
import type { Pixels } from '../model/read-pixels';

/** What a scanner reads in a picture; null for nothing. */
export type Decoder = (pixels: Pixels) => Promise<string | null>;

/** The shortest WebAssembly file there is: its signature and version. */
const EMPTY_FILE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

let loading: Promise<Decoder | null> | null = null;

/**
 * ZXing, which shares nothing with the other decoder but the standard. Loaded once; null where it cannot run, as under
 * the policy of a server that forbids WebAssembly.
 */
export async function loadSecondDecoder(): Promise<Decoder | null> {
  loading ??= load();
  const decoder = await loading;
  // Its file may arrive at the next try.
  if (decoder === null) loading = null;
  return decoder;
}

async function load(): Promise<Decoder | null> {
  try {
    // Fails before the file is fetched where it may not run.
    new WebAssembly.Module(EMPTY_FILE);
    await prepareZXingModule({
      // Its own default is a public server.
      overrides: { locateFile: () => wasmUrl, printErr: () => {} },
      fireImmediately: true,
    });
    return read;
  } catch {
    return null;
  }
}

async function read({ data, width, height }: Pixels): Promise<string | null> {
  const image = { data, width, height, colorSpace: 'srgb' } as ImageData;
  const [found] = await readBarcodes(image, {
    formats: ['QRCode'],
    maxNumberOfSymbols: 1,
    // Many phones do not read light on dark.
    tryInvert: false,
    textMode: 'Plain',
  });
  return found?.text ?? null;
}
