import type { QrStyle } from '../model/qr-style';
import { judgeDrawing, type ScanVerdict } from '../model/scan-verdict';
import { drawCode, modulesFor } from './draw-code';
import { readCanvas } from './read-image';

/** Draws a code as it would be downloaded and reads it back. Null when the text is too long for the style. */
export async function checkCode(text: string, style: QrStyle, size: number): Promise<ScanVerdict | null> {
  const modules = modulesFor(text, style);
  if (!modules) return null;
  const read = readCanvas(await drawCode(modules, style, size));
  return judgeDrawing({ text, read, moduleCount: modules.length, size });
}
