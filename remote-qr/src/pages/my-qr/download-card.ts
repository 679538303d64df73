import { pngOf } from '../../image/canvas';
import { drawCode, modulesFor } from '../../image/draw-code';
import { offerFile } from '../../image/offer-file';
import { fileStem } from '../../model/file-name';
import { PLAIN_STYLE } from '../../model/qr-style';

/** Sharp at 85 mm on a printer of 300 dots an inch. */
const CARD_PX = 1000;

/** Draws a saved code and hands it over under its name. */
export async function downloadCard(name: string, text: string): Promise<void> {
  const modules = modulesFor(text, PLAIN_STYLE);
  if (!modules) throw new Error('The text is too long for a QR code.');
  const png = await pngOf(await drawCode(modules, PLAIN_STYLE, CARD_PX));
  offerFile(png, `${fileStem(name)}-${CARD_PX}x${CARD_PX}.png`);
}
