import { compactTime } from '@frontdesk/shared/endpoints/event-times';
import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import { encodedText, escapeText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { type Modules, QUIET_ZONE } from '@frontdesk/shared/endpoints/qr-image/modules';
import { asciiAddress } from '@frontdesk/shared/endpoints/web-address';
import { type CodeLayout, layOutCode, modulesFor, paintModules, printMmOf } from '../model/code-parts';
import { QR_SIZE_MAX } from '../model/qr-size';
import type { QrStyle } from '../model/qr-style';
import { blankCanvas, loadImage } from './canvas';
import { drawCode } from './draw-code';
import type { Reading, Sought } from './read-code';
import type { WorkerAnswer, WorkerCall } from './scan-worker';
import type { Pixels } from './second-decoder';

/** Pixels per module at which a camera sees a printed code, whatever its width on paper. */
const PRINT_PX_PER_MODULE = 4;

/**
 * Draws a code as for a download, and reads it back with two decoders. Null when the text is too long for the style.
 */
export async function checkCode(text: string, style: QrStyle, size: number): Promise<ScanVerdict | null> {
  const reading = await readBack(text, style, () => size);
  // A frame and a wider quiet zone leave less space for the modules.
  return reading && judgeDrawing({ ...reading, text, moduleCount: reading.edge - 2 * QUIET_ZONE, size });
}

/**
 * Reads a code back in its printed form. Returns how many decoders read its text under every condition: 0 if one of
 * them fails, or if the text is too long for the style.
 */
export async function readPrint(text: string, style: QrStyle): Promise<0 | 1 | 2> {
  const reading = await readBack(text, style, (edge) => edge * PRINT_PX_PER_MODULE);
  if (reading?.read !== text) return 0;
  return reading.isReadTwice ? 2 : 1;
}

async function readBack(text: string, style: QrStyle, sizeOf: (edge: number) => number) {
  const modules = modulesFor(text, style);
  if (!modules) return null;
  const layout = layOutCode(modules.length, style);
  const { edge } = layout;
  const isStyled = style.logo !== null || style.shape === 'rounded' || style.frame !== '';
  const size = sizeOf(edge);
  // Painting square modules without a canvas is faster, and gives the same pixels.
  const image = isStyled
    ? await drawPixels(modules, style, size, layout)
    : { width: size, height: size, data: paintModules(modules, size, style, layout) };
  return { ...(await scanCode(image, { text, edge })), edge, isStyled };
}

async function drawPixels(modules: Modules, style: QrStyle, size: number, layout: CodeLayout): Promise<Pixels> {
  const context = (await drawCode(modules, style, size, layout)).getContext('2d');
  if (!context) throw new Error('This browser cannot draw images.');
  return context.getImageData(0, 0, size, size);
}

/**
 * Whether the text of a code matches the requested content. Another server may encode the link or the event
 * differently, so any text with the same number and message, or with the same event, matches.
 */
export function carriesContent(read: string, content: QrContent): boolean {
  if (read === encodedText(content)) return true;
  switch (content.type) {
    case 'Url':
      return asciiAddress(read) === encodedText(content);
    case 'Whatsapp': {
      const { number, message } = content.payload;
      const checked = checkPhoneNumber(number);
      return checked.ok && read.replace(/\D/g, ' ').includes(checked.digits) && spoken(read).includes(spoken(message));
    }
    case 'CalendarEvent': {
      const { subject, startTime, endTime } = content.payload;
      const lines = read.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
      const hasTime = (name: string, typed: string) =>
        lines.some((line) => line.startsWith(name) && writings(typed).some((written) => line.endsWith(`:${written}`)));
      return (
        lines.includes(`SUMMARY:${escapeText(subject)}`) && hasTime('DTSTART', startTime) && hasTime('DTEND', endTime)
      );
    }
    default:
      // The other kinds are drawn only in this browser.
      return false;
  }
}

/** Returns the time as typed, and in UTC. */
function writings(typed: string): string[] {
  const local = compactTime(typed);
  const moment = new Date(typed);
  const utc = Number.isNaN(moment.getTime()) ? null : compactTime(moment.toISOString().slice(0, 19));
  return [...(local ? [local] : []), ...(utc ? [`${utc}Z`] : [])];
}

/** Decodes a link's text; a + in a link is a space. */
function spoken(text: string): string {
  const plain = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** Whether a scanner reads the image at its size, and its minimum print width. */
export type ScanVerdict =
  | { readonly status: 'scans'; readonly printMm: number }
  /** The code was read, but the second decoder could not run here. */
  | { readonly status: 'readOnce'; readonly printMm: number }
  /** `sizeMin` is the smallest sufficient size on the slider; null if no size is sufficient. */
  | { readonly status: 'dense'; readonly printMm: number; readonly sizeMin: number | null }
  | { readonly status: 'different'; readonly read: string }
  | { readonly status: 'unreadable' };

/** A decoder needs fewer pixels than a camera pointed at a screen or paper. */
const PX_PER_MODULE_MIN = 2;
/** Minimum for rounded modules, a frame or a logo. */
const STYLED_PX_PER_MODULE_MIN = 3;

interface Drawn {
  /** The text of the drawn code. */
  readonly text: string;
  /** The text that the decoders read under all conditions; null if there is none. */
  readonly read: string | null;
  /** Whether two decoders read it. */
  readonly isReadTwice: boolean;
  /** Modules along a side, without the quiet zone. */
  readonly moduleCount: number;
  /** The drawing's edge in pixels. */
  readonly size: number;
  /** Whether it has anything other than square modules on a background. */
  readonly isStyled?: boolean;
}

export function judgeDrawing({ text, read, isReadTwice, moduleCount, size, isStyled = false }: Drawn): ScanVerdict {
  const edge = moduleCount + 2 * QUIET_ZONE;
  const printMm = printMmOf(moduleCount);
  const pxMin = isStyled ? STYLED_PX_PER_MODULE_MIN : PX_PER_MODULE_MIN;
  if (read !== null && read !== text) return { status: 'different', read };
  if (read === text && size >= edge * pxMin) return { status: isReadTwice ? 'scans' : 'readOnce', printMm };
  // A whole number of pixels per module is the most reliable.
  const next = Math.max(pxMin, Math.floor(size / edge) + 1) * edge;
  return { status: 'dense', printMm, sizeMin: next <= QR_SIZE_MAX ? next : null };
}

/** Reads a picture of a code with two decoders under all conditions, in a worker where the browser allows one. */
async function scanCode(image: Pixels, sought: Sought): Promise<Reading> {
  return (await ask<Reading>(image, sought)) ?? (await loadReader()).readCode(image, sought);
}

/** Reads a code's text from any picture, like `scanCode`; null without a code. */
async function scanPicture(image: Pixels): Promise<string | null> {
  const asked = await ask<string | null>(image, null);
  return asked === undefined ? (await loadReader()).readAny(image) : asked;
}

/** Used in browsers that cannot run the worker. The only `import()` of that script, as in `load-code-tools.ts`. */
const loadReader = () => import('./read-code');

interface Running {
  readonly worker: Worker;
  /** Resolve the open calls; undefined means that the worker cannot answer. */
  readonly open: Map<number, (answer: WorkerAnswer | undefined) => void>;
}

/** Undefined before the first call; null when this browser cannot run the worker. */
let running: Running | null | undefined;
let calls = 0;

/** Asks the worker; undefined if it does not run. Throws if it ran and failed. */
async function ask<Found>(image: Pixels, sought: Sought | null): Promise<Found | undefined> {
  if (running === undefined) running = start();
  if (!running) return;
  const { worker, open } = running;
  calls += 1;
  const call: WorkerCall = { id: calls, image, sought };
  const answer = await new Promise<WorkerAnswer | undefined>((resolve) => {
    open.set(call.id, resolve);
    worker.postMessage(call);
  });
  if (answer === undefined) return;
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.found as Found;
}

/**
 * Starts the worker; null where the browser refuses it, as it does for a remote of another origin. If the worker's
 * script does not load, or the worker ends, the page answers its calls and all later ones.
 */
function start(): Running | null {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { name: 'scan' });
  } catch {
    return null;
  }
  const open: Running['open'] = new Map();
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    open.get(data.id)?.(data);
    open.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    running = null;
    for (const leave of open.values()) leave(undefined);
    open.clear();
  });
  return { worker, open };
}

/** Reads a code's text from an image as a scanner does; null without a code. */
export async function readImage(dataUrl: string): Promise<string | null> {
  const image = await loadImage(dataUrl);
  const { canvas, context } = blankCanvas(image.naturalWidth, image.naturalHeight);
  context.drawImage(image, 0, 0);
  return scanPicture(context.getImageData(0, 0, canvas.width, canvas.height));
}
