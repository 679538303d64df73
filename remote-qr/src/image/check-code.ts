import { layOutCode } from '../model/code-layout';
import { modulesFor } from '../model/encode-modules';
import { QUIET_ZONE } from '../model/paint-modules';
import type { QrStyle } from '../model/qr-style';
import { judgeDrawing, type ScanVerdict } from '../model/scan-verdict';
import { drawCode } from './draw-code';
import { readCanvas } from './read-image';

/** Draws a code as it would be downloaded and reads it back. Null when the text is too long for the style. */
export async function checkCode(text: string, style: QrStyle, size: number): Promise<ScanVerdict | null> {
  const modules = modulesFor(text, style);
  if (!modules) return null;
  const read = readCanvas(await drawCode(modules, style, size));
  // A frame and a wider quiet zone leave less room for the modules.
  const moduleCount = layOutCode(modules.length, style).edge - 2 * QUIET_ZONE;
  return judgeDrawing({ text, read, moduleCount, size });
}
