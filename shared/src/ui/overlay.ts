/** What opens over a page. */
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/ConfirmDialog';
export { Dialog, type DialogProps } from './overlay/Dialog';
