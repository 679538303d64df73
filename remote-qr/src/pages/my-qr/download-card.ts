import { offerFile } from '@frontdesk/shared/files';
import { pngOf } from '../../image/canvas';
import { drawCode } from '../../image/draw-code';
import { loadCodeTools } from '../../image/load-code-tools';
import { modulesFor } from '../../model/code-parts';
import { codeStem } from '../../model/codes-csv';
import type { QrStyle } from '../../model/qr-style';

/** Sharp at 85 mm on a printer with 300 dots per inch. */
const CARD_PX = 1000;

/** The formats in which a saved code can be downloaded. */
export type CardFormat = 'png' | 'pdf' | 'svg';

/** Draws a saved code in its style and downloads it under its name. */
export async function downloadCard(name: string, text: string, style: QrStyle, format: CardFormat): Promise<void> {
  const modules = modulesFor(text, style);
  if (!modules) throw new Error('The text is too long for a QR code.');
  const stem = codeStem(name);
  if (format === 'png') {
    return offerFile(await pngOf(await drawCode(modules, style, CARD_PX)), `${stem}-${CARD_PX}x${CARD_PX}.png`);
  }
  const { codePdf, codeSvg } = await loadCodeTools();
  const file =
    format === 'pdf'
      ? await codePdf(modules, style, name)
      : new Blob([codeSvg(modules, style)], { type: 'image/svg+xml' });
  offerFile(file, `${stem}.${format}`);
}
