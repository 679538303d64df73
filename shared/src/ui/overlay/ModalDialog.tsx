import { DialogBackdrop, DialogContent, DialogPositioner, DialogRoot } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { DialogProps } from './dialog-props';
import { ReturnFocus } from './return-focus';

/** Above the page and its corner notices, below toasts. */
const LAYER = 45;

const Backdrop = chakra(DialogBackdrop, {
  base: { position: 'fixed', inset: 0, zIndex: LAYER, bg: 'rgb(10 10 20 / 0.5)' },
});
const Positioner = chakra(DialogPositioner, {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: LAYER,
    display: 'grid',
    placeItems: 'center',
    p: { base: '2', sm: '4' },
  },
});
const Surface = chakra(DialogContent, {
  base: {
    width: 'min(480px, 100%)',
    maxH: 'calc(100dvh - 16px)',
    overflowY: 'auto',
    p: { base: '4', sm: '6' },
    rounded: 'lg',
    borderWidth: '1px',
    borderColor: 'line',
    bg: 'surface',
    color: 'text',
    outline: 'none',
  },
});

const FIRST_CONTROL = 'input:not([type=hidden]), select, textarea, button, a[href]';

/** An open dialog. The focus starts on the element with `autoFocus`, otherwise on the first control. */
export function ModalDialog({
  onClose,
  role = 'dialog',
  labelledBy,
  describedBy,
  children,
}: Omit<DialogProps, 'isOpen'>) {
  // Must run before the dialog's `autoFocus` takes the focus.
  const [returnFocus] = useState(() => new ReturnFocus());
  useEffect(() => returnFocus.noteRequests(), [returnFocus]);
  useEffect(() => returnFocus.whenClosed, [returnFocus]);
  return (
    <DialogRoot
      open
      role={role}
      onOpenChange={() => onClose()}
      closeOnInteractOutside={role === 'dialog'}
      onInteractOutside={(event) => isInToasts(event.detail.originalEvent.target) && event.preventDefault()}
      initialFocusEl={focused}
      finalFocusEl={returnFocus.find}
    >
      <Portal>
        <Backdrop />
        <Positioner>
          <Surface
            ref={focusFirst}
            dir={document.documentElement.dir || undefined}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
          >
            {children}
          </Surface>
        </Positioner>
      </Portal>
    </DialogRoot>
  );
}

/** Focuses the first control. Runs after `autoFocus`, and before the focus is trapped. */
function focusFirst(dialog: HTMLElement | null): void {
  if (dialog && !dialog.contains(document.activeElement)) dialog.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
}

function focused(): HTMLElement | null {
  return document.activeElement as HTMLElement | null;
}

/** Whether the target is in the toasts, which are above the dialog and can be dismissed. */
function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null;
}
