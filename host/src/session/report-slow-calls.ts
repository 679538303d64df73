import { showToast } from '@frontdesk/shared/app';
import { onSlowCall } from '@frontdesk/shared/slow-calls';

/** Shows the owner that the server is slow and that the page still waits for it. */
export function reportSlowCalls(): void {
  onSlowCall(() => showToast('info', 'The server is slow to answer. We are still waiting.'));
}
