import { offerFile } from '@frontdesk/shared/files';
import { pngOf } from '../../image/canvas';
import { drawCode } from '../../image/draw-code';
import { modulesFor } from '../../model/code-parts';
import { codeStem } from '../../model/codes-csv';
import type { QrStyle } from '../../model/qr-style';

/** Sharp at 85 mm on a printer with 300 dots per inch. */
const CARD_PX = 1000;

/** Draws a saved code in its style and downloads it under its name. */
export async function downloadCard(name: string, text: string, style: QrStyle): Promise<void> {
  const modules = modulesFor(text, style);
  if (!modules) throw new Error('The text is too long for a QR code.');
  const png = await pngOf(await drawCode(modules, style, CARD_PX));
  offerFile(png, `${codeStem(name)}-${CARD_PX}x${CARD_PX}.png`);
}
