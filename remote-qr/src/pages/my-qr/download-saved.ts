import { showToast } from '@frontdesk/shared/app';
import * as messages from '../../messages/common';
import type { QrStyle } from '../../model/qr-style';
import type { CardFormat } from './download-card';

/** The parts of a saved code that are needed to draw it. */
export interface SavedPicture {
  readonly name: string;
  readonly text: string;
  readonly style: QrStyle;
}

/** Downloads a saved code; the drawing script loads with the first download. */
export async function downloadSaved({ name, text, style }: SavedPicture, format: CardFormat = 'png'): Promise<void> {
  try {
    const { downloadCard } = await import('./download-card');
    await downloadCard(name, text, style, format);
  } catch (error) {
    console.error(messages.errorLog, error);
    showToast('error', messages.cardDownloadFailed(name));
  }
}
