import { useEffect, useReducer } from 'react';
import { showToast } from '../toast-store';
import type { DialogProps } from './dialog-props';
import { loadDialog, loadDialogOnUse, loadedDialog } from './late-dialog';

/**
 * A modal dialog: traps the focus, hides the page behind it from screen readers, and returns the focus. Its code loads
 * when somebody starts to use a page with a dialog.
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
          showToast('error', 'The dialog did not load. Check your connection and try again.');
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
