import { writeCsv } from '@frontdesk/shared/csv';
import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { type Modules, QUIET_ZONE } from '@frontdesk/shared/endpoints/qr-image/modules';
import { plainPng } from '@frontdesk/shared/endpoints/qr-image/plain-png';
import JsZip from 'jszip';
import { readBy } from '../messages/zip';
import { layOutCode, leastPrintMm, modulesFor } from '../model/code-parts';
import { uniqueStems } from '../model/codes-csv';
import { looksPlain, PLAIN_STYLE, type QrStyle } from '../model/qr-style';
import { pngOf } from './canvas';
import { loadCodeTools } from './load-code-tools';

export interface NamedContent {
  readonly name: string;
  readonly content: QrContent;
  /** The text encoded in the code. Default: the content itself. */
  readonly text?: string;
  /** Default: plain. */
  readonly style?: QrStyle;
}

interface ZipOptions {
  /** Called at intervals with the number of finished codes. */
  readonly onProgress: (made: number) => void;
  readonly signal: AbortSignal;
}

const MANIFEST = 'manifest.csv';
const COLUMNS = ['name', 'type', 'says', 'file', 'scans', 'print at least (mm)'];

/** Minimum width of an image, in pixels; the actual width is a whole number of pixels per module. */
const IMAGE_PX_MIN = 600;
const STYLED_PX = 1000;
const PROGRESS_EVERY = 20;

/**
 * Creates a zip with every code as a PNG and a list of them. Two decoders read each code back in its printed form;
 * `unread` counts those that they could not read.
 */
export async function makeZip(codes: readonly NamedContent[], { onProgress, signal }: ZipOptions) {
  const zip = new JsZip();
  const stemOf = uniqueStems();
  const manifest = [COLUMNS];
  const { drawCode, readPrint } = await loadCodeTools();
  let unread = 0;
  for (const [index, { name, content, text = encodedText(content), style = PLAIN_STYLE }] of codes.entries()) {
    signal.throwIfAborted();
    const modules = modulesFor(text, style);
    const file = modules ? `${stemOf(name)}.png` : '';
    if (modules) zip.file(file, await imageOf(modules, style, drawCode));
    const readers = modules ? await readPrint(text, style) : 0;
    if (readers === 0) unread += 1;
    const printMm = modules ? String(leastPrintMm(layOutCode(modules.length, style))) : '';
    manifest.push([name, content.type, text, file, readBy[readers], printMm]);
    if ((index + 1) % PROGRESS_EVERY === 0) onProgress(index + 1);
  }
  zip.file(MANIFEST, writeCsv(manifest));
  // PNGs are already compressed.
  return { blob: await zip.generateAsync({ type: 'blob', compression: 'STORE' }), unread };
}

type DrawCode = (modules: Modules, style: QrStyle, size: number) => Promise<HTMLCanvasElement>;

async function imageOf(modules: Modules, style: QrStyle, drawCode: DrawCode): Promise<Uint8Array<ArrayBuffer>> {
  if (looksPlain(style)) return plainPng(modules, Math.ceil(IMAGE_PX_MIN / (modules.length + 2 * QUIET_ZONE)));
  // Old browsers lack the function that the zip library uses to read a blob.
  return new Uint8Array(await (await pngOf(await drawCode(modules, style, STYLED_PX))).arrayBuffer());
}
