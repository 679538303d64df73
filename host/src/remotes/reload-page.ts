import { hasUnsavedWork, showToast } from '@frontdesk/shared/app';

/** Reloads the whole page, unless somebody typed something that would be lost. */
export function reloadPage(): void {
  if (hasUnsavedWork()) showToast('error', 'Save or clear what you typed first, then reload.');
  else window.location.reload();
}
