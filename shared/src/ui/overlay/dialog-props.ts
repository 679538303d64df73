import type { ReactNode } from 'react';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Escape, or a press beside the dialog. Also when the dialog's code does not load. */
  readonly onClose: () => void;
  readonly role?: 'dialog' | 'alertdialog';
  /** Id of the element that names the dialog. */
  readonly labelledBy: string;
  /** Id of the element that describes the dialog, if its name does not say it all. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}
