import { useEffect, useReducer } from 'react';
import { failed } from '../../messages/overlay';
import { showToast } from '../toast-store';
import type { DialogProps, ModalDialog } from './ModalDialog';

let loaded: typeof ModalDialog | null = null;

/** Returns the code of dialogs, or null until it has loaded. */
const loadedDialog = () => loaded;

/** Loads the code of dialogs, once. The next call retries a failed load. */
export async function loadDialog(): Promise<void> {
  loaded ??= (await import(/* webpackChunkName: "group-dialog" */ './ModalDialog')).ModalDialog;
}

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Loads the code of dialogs on the user's first action, so that the first dialog opens immediately without slowing down
 * the page itself. Returns a function that cancels it.
 */
function loadDialogOnUse(): () => void {
  function load() {
    stop();
    // The dialog reports this failure when it opens.
    loadDialog().catch(() => undefined);
  }
  function stop() {
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, load);
  }
  for (const sign of SIGNS_OF_USE) addEventListener(sign, load);
  return stop;
}

/**
 * A modal dialog: traps the focus, hides the page behind it from screen readers, and returns the focus. Its code loads
 * when the user first interacts with a page that has a dialog.
 */
export function Dialog({ isOpen, ...props }: DialogProps) {
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const Modal = loadedDialog();
  useEffect(loadDialogOnUse, []);
  useEffect(
    function loadToOpen() {
      if (!isOpen || Modal) return;
      let isWanted = true;
      loadDialog().then(
        () => isWanted && showLoaded(),
        () => {
          if (!isWanted) return;
          showToast('error', failed);
          props.onClose();
        },
      );
      return () => {
        isWanted = false;
      };
    },
    [isOpen, Modal, props.onClose],
  );
  return isOpen && Modal ? <Modal {...props} /> : null;
}
