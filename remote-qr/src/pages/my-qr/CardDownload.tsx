import { showToast } from '@frontdesk/shared/app';
import { IconButton } from '@frontdesk/shared/ui/core';
import Download from 'lucide-react/icons/download';
import * as messages from '../../messages';
import type { QrStyle } from '../../model/qr-style';

interface CardDownloadProps {
  readonly name: string;
  readonly text: string;
  readonly style: QrStyle;
}

/** Downloads a code from its card; the code for drawing loads with the first download. */
export function CardDownload({ name, text, style }: CardDownloadProps) {
  async function download() {
    try {
      const { downloadCard } = await import('./download-card');
      await downloadCard(name, text, style);
    } catch (error) {
      console.error(messages.errorLog, error);
      showToast('error', messages.cardDownloadFailed(name));
    }
  }
  return (
    <IconButton aria-label={messages.downloadNamed(name)} minH="32px" minW="32px" onClick={() => void download()}>
      <Download aria-hidden size={18} />
    </IconButton>
  );
}
