import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm';

/** A picture in a canvas's format. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Reads a code's text from a picture as a scanner does; null without a code. */
export type Decoder = (pixels: Pixels) => Promise<string | null>;

/** The shortest valid WebAssembly file: its signature and version. */
const EMPTY_FILE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

let loading: Promise<Decoder | null> | null = null;

/**
 * Loads ZXing, which shares only the standard with the other decoder. It is loaded once; null if it cannot run, for
 * example under a server policy that forbids WebAssembly.
 */
export async function loadSecondDecoder(): Promise<Decoder | null> {
  loading ??= load();
  const decoder = await loading;
  // The next attempt may load the file.
  if (decoder === null) loading = null;
  return decoder;
}

async function load(): Promise<Decoder | null> {
  try {
    // Throws before the file is fetched if WebAssembly is forbidden.
    new WebAssembly.Module(EMPTY_FILE);
    await prepareZXingModule({
      // The library would load the file from a public server.
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
    // Many phones do not read light modules on a dark background.
    tryInvert: false,
    textMode: 'Plain',
  });
  return found?.text ?? null;
}
