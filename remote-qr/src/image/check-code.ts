import { layOutCode } from '../model/code-layout';
import { modulesFor } from '../model/modules-for';
import { QUIET_ZONE } from '../model/paint-modules';
import type { QrStyle } from '../model/qr-style';
import { judgeDrawing, type ScanVerdict } from '../model/scan-verdict';
import { drawCode } from './draw-code';
import { readAsScanners } from './read-as-scanners';
import { loadSecondDecoder } from './second-decoder';

/**
 * Draws a code as it would be downloaded and reads it back with two decoders. Null when the text is too long for the
 * style.
 */
export async function checkCode(text: string, style: QrStyle, size: number): Promise<ScanVerdict | null> {
  const modules = modulesFor(text, style);
  if (!modules) return null;
  const canvas = await drawCode(modules, style, size);
  const image = canvas.getContext('2d')?.getImageData(0, 0, size, size);
  const second = await loadSecondDecoder();
  const { edge } = layOutCode(modules.length, style);
  const read = image ? await readAsScanners(image, { text, edge, second }) : null;
  const isStyled = style.logo !== null || style.shape === 'rounded' || style.frame !== '';
  // A frame and a wider quiet zone leave less space for the modules.
  return judgeDrawing({ text, read, moduleCount: edge - 2 * QUIET_ZONE, size, isReadTwice: second !== null, isStyled });
}
