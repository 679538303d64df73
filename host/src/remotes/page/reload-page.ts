import { hasUnsavedWork, showToast } from '@frontdesk/shared/app';

/** Reloads the whole page, unless that would lose typed text. */
export function reloadPage(): void {
  if (hasUnsavedWork()) showToast('error', 'Save or clear what you typed first, then reload.');
  else window.location.reload();
}
