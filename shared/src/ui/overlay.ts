/** Components that open over a page. */
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/ConfirmDialog';
export { Dialog, loadDialog } from './overlay/Dialog';
export type { DialogProps } from './overlay/ModalDialog';
