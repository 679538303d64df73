import type { ModalDialog } from './ModalDialog';

let loaded: typeof ModalDialog | null = null;

/** Returns the code of dialogs, or null until it has loaded. */
export const loadedDialog = () => loaded;

/** Loads the code of dialogs, once. The next call retries a failed load. */
export async function loadDialog(): Promise<void> {
  loaded ??= (await import(/* webpackChunkName: "group-dialog" */ './ModalDialog')).ModalDialog;
}

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Loads the code of dialogs as soon as somebody uses the page, so that the first dialog opens at once without slowing
 * down the page itself. Returns a function that cancels it.
 */
export function loadDialogOnUse(): () => void {
  function load() {
    stop();
    // The dialog reports a failure when it opens.
    loadDialog().catch(() => undefined);
  }
  function stop() {
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, load);
  }
  for (const sign of SIGNS_OF_USE) addEventListener(sign, load);
  return stop;
}
