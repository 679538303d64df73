import { ApiError, showToast } from '@frontdesk/shared/app';

/**
 * Shows a failure to the owner and logs its reason. Only logs it when the session ended, because the host then asks to
 * sign in again.
 */
export function showFailure(text: string) {
  return (error: unknown) => {
    console.error(text, error);
    if (!(error instanceof ApiError && error.kind === 'session')) showToast('error', text);
  };
}
