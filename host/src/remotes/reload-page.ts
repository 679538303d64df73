import { hasUnsavedWork, showToast } from '@frontdesk/shared/app';
import { saveFirst } from './reload-messages';

/** Reloads the whole page, unless somebody typed something that would be lost. */
export function reloadPage(): void {
  if (hasUnsavedWork()) showToast('error', saveFirst);
  else window.location.reload();
}
