import { showToast } from '@frontdesk/shared/app';
import { onSlowCall } from '@frontdesk/shared/slow-calls';
import { serverSlow } from './messages';

/** Shows the owner that the server is slow and that the page still waits for it. */
export function reportSlowCalls(): void {
  onSlowCall(() => showToast('info', serverSlow));
}
