import { ApiError, showToast } from '@frontdesk/shared/app';

/** Shows a failure to the owner and logs its reason. When the session ended, the host asks to sign in again. */
export function tellFailure(text: string) {
  return (error: unknown) => {
    console.error(text, error);
    if (!(error instanceof ApiError && error.kind === 'session')) showToast('error', text);
  };
}
