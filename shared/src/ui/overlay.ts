/** Components that open over a page. */
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/ConfirmDialog';
export { Dialog } from './overlay/Dialog';
export type { DialogProps } from './overlay/dialog-props';
export { loadDialog } from './overlay/late-dialog';
