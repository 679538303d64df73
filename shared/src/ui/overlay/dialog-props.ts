import type { ReactNode } from 'react';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Escape, a press beside the dialog, or when the dialog's code does not load. */
  readonly onClose: () => void;
  readonly role?: 'dialog' | 'alertdialog';
  /** Id of the element that names the dialog. */
  readonly labelledBy: string;
  /** Id of the element that describes the dialog, if its name is not enough. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}
