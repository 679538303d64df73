import { showToast } from '@frontdesk/shared/app';
import { IconButton } from '@frontdesk/shared/ui/core';
import Download from 'lucide-react/icons/download';
import * as messages from '../../messages';

/** Downloads one code from its card; what draws it is fetched when it is first wanted. */
export function CardDownload({ name, text }: { readonly name: string; readonly text: string }) {
  async function download() {
    try {
      const { downloadCard } = await import('./download-card');
      await downloadCard(name, text);
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
