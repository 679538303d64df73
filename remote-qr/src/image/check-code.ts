import { QUIET_ZONE } from '../model/paint-modules';
import type { QrStyle } from '../model/qr-style';
import { judgeDrawing, type ScanVerdict } from '../model/scan-verdict';
import { drawCode, modulesFor } from './draw-code';
import { readAsScanners } from './read-as-scanners';
import { loadSecondDecoder } from './second-decoder';

/** Draws a code as it would be downloaded and reads it back with two decoders. Null when the text is too long for the style. */
export async function checkCode(text: string, style: QrStyle, size: number): Promise<ScanVerdict | null> {
  const modules = modulesFor(text, style);
  if (!modules) return null;
  const canvas = await drawCode(modules, style, size);
  const image = canvas.getContext('2d')?.getImageData(0, 0, size, size);
  const second = await loadSecondDecoder();
  const edge = modules.length + 2 * QUIET_ZONE;
  const read = image ? await readAsScanners(image, { text, edge, second }) : null;
  return judgeDrawing({ text, read, moduleCount: modules.length, size, isReadTwice: second !== null });
}
