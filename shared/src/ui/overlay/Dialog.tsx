import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

const Surface = chakra('dialog', {
  base: {
    m: 'auto',
    width: 'min(480px, calc(100vw - 32px))',
    maxH: 'calc(100dvh - 32px)',
    p: '6',
    rounded: 'lg',
    borderWidth: '1px',
    borderColor: 'line',
    bg: 'surface',
    color: 'text',
    overflowY: 'auto',
    '&::backdrop': { background: 'rgb(10 10 20 / 0.5)' },
  },
});

export interface DialogProps {
  readonly isOpen: boolean;
  /** Escape, or a press beside the dialog. */
  readonly onClose: () => void;
  readonly role?: 'dialog' | 'alertdialog';
  /** Id of the element that names the dialog. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, the page behind inert, and gives the focus back. */
export function Dialog({ isOpen, onClose, role = 'dialog', labelledBy, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(
    function followIsOpen() {
      const dialog = ref.current;
      if (isOpen && !dialog?.open) dialog?.showModal();
      if (!isOpen && dialog?.open) dialog.close();
    },
    [isOpen],
  );
  useLayoutEffect(function giveFocusBackBeforeLeaving() {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return (
    <Surface
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current && role === 'dialog') onClose();
      }}
    >
      {isOpen && children}
    </Surface>
  );
}
