import { type Modules, QUIET_ZONE } from '@frontdesk/shared/endpoints/qr-image/modules';
import { type CodeLayout, layOutCode } from '../model/code-parts';
import { modulesFor } from '../model/encode-modules';
import { paintModules } from '../model/paint-modules';
import type { QrStyle } from '../model/qr-style';
import type { Pixels } from '../model/scan-conditions';
import { judgeDrawing, type ScanVerdict } from '../model/scan-verdict';
import { drawCode } from './draw-code';
import { scanCode } from './scanner';

/** Pixels per module at which a camera sees a printed code, whatever its width on paper. */
const PRINT_PX_PER_MODULE = 4;

/**
 * Draws a code as it would be downloaded and reads it back with two decoders. Null when the text is too long for the
 * style.
 */
export async function checkCode(text: string, style: QrStyle, size: number): Promise<ScanVerdict | null> {
  const reading = await readBack(text, style, () => size);
  // A frame and a wider quiet zone leave less space for the modules.
  return reading && judgeDrawing({ ...reading, text, moduleCount: reading.edge - 2 * QUIET_ZONE, size });
}

/**
 * Reads a code back as it is printed. Returns how many decoders read its text under every condition: 0 when one of them
 * does not, or when the text is too long for the style.
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
  // Square modules are painted exactly as a canvas draws them, and faster.
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
