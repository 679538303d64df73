import { showToast } from '@frontdesk/shared/app';

/** Tells the owner that something failed, and the console why. */
export function tellFailure(text: string) {
  return (error: unknown) => {
    console.error(text, error);
    showToast('error', text);
  };
}
