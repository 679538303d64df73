import { writeCsv } from '@frontdesk/shared/csv';
import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import JsZip from 'jszip';
import { layOutCode, leastPrintMm } from '../model/code-layout';
import { modulesFor } from '../model/modules-for';
import { type Modules, paintModules, QUIET_ZONE } from '../model/paint-modules';
import { QR_SIZE_MAX } from '../model/qr-size';
import { looksPlain, PLAIN_STYLE, type QrStyle } from '../model/qr-style';
import { readPixels } from '../model/read-pixels';
import { uniqueStems } from '../model/unique-stems';
import { breathe } from './breathe';
import { pngOf } from './canvas';
import { checkCode } from './check-code';
import { drawCode } from './draw-code';
import { plainPng } from './plain-png';
import { type Decoder, loadSecondDecoder } from './second-decoder';

export interface NamedContent {
  readonly name: string;
  readonly content: QrContent;
  /** The text in the code. Default: the content itself. */
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

/** Minimum width of an image, in pixels; the actual width is a whole number of pixels for each module. */
const IMAGE_PX_MIN = 600;
const STYLED_PX = 1000;
const CHECK_PX_PER_MODULE = 3;
const PROGRESS_EVERY = 20;
const BREATH_EVERY = 4;

/**
 * Creates a zip with every code as a PNG and a list of them. Two decoders read each image back; `unread` counts those
 * that they could not read.
 */
export async function makeZip(codes: readonly NamedContent[], { onProgress, signal }: ZipOptions) {
  const zip = new JsZip();
  const stemOf = uniqueStems();
  const manifest = [COLUMNS];
  const second = await loadSecondDecoder();
  const yes = second === null ? 'yes (one decoder)' : 'yes';
  let unread = 0;
  for (const [index, { name, content, text = encodedText(content), style = PLAIN_STYLE }] of codes.entries()) {
    signal.throwIfAborted();
    const modules = modulesFor(text, style);
    const file = modules ? `${stemOf(name)}.png` : '';
    const { image, reads } = modules ? await makeImage(modules, text, style, second) : { image: null, reads: false };
    if (image) zip.file(file, image);
    if (!reads) unread += 1;
    const printMm = modules ? String(leastPrintMm(layOutCode(modules.length, style))) : '';
    manifest.push([name, content.type, text, file, reads ? yes : 'no', printMm]);
    if ((index + 1) % BREATH_EVERY === 0) await breathe();
    if ((index + 1) % PROGRESS_EVERY === 0) onProgress(index + 1);
  }
  zip.file(MANIFEST, writeCsv(manifest));
  // PNGs are already compressed.
  return { blob: await zip.generateAsync({ type: 'blob', compression: 'STORE' }), unread };
}

async function makeImage(modules: Modules, text: string, style: QrStyle, second: Decoder | null) {
  if (looksPlain(style)) return { image: await drawImage(modules), reads: await readsBack(modules, text, second) };
  const [canvas, verdict] = [await drawCode(modules, style, STYLED_PX), await checkCode(text, style, QR_SIZE_MAX)];
  // Old browsers lack the function with which the zip library reads a blob.
  const image = new Uint8Array(await (await pngOf(canvas)).arrayBuffer());
  return { image, reads: verdict?.status === 'scans' || verdict?.status === 'readOnce' };
}

/** Checks only a perfect picture: black modules on white fail only because of their size. */
async function readsBack(modules: Modules, text: string, second: Decoder | null): Promise<boolean> {
  const size = (modules.length + 2 * QUIET_ZONE) * CHECK_PX_PER_MODULE;
  const image = { width: size, height: size, data: paintModules(modules, size, PLAIN_STYLE) };
  return readPixels(image) === text && (second === null || (await second(image)) === text);
}

function drawImage(modules: Modules): Promise<Uint8Array<ArrayBuffer>> {
  return plainPng(modules, Math.ceil(IMAGE_PX_MIN / (modules.length + 2 * QUIET_ZONE)));
}
