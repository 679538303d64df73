import { hasUnsavedWork, showToast } from '@frontdesk/shared/app';
import { saveFirst } from '../../messages/reload-page';

/** Reloads the whole page, unless that would lose typed text. */
export function reloadPage(): void {
  if (hasUnsavedWork()) showToast('error', saveFirst);
  else window.location.reload();
}
