import { DialogBackdrop, DialogContent, DialogPositioner, DialogRoot } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { chakra } from '@chakra-ui/react';

import { type ReactNode, useEffect, useState } from 'react';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Escape, on a press outside the dialog, or when the dialog's code does not load. */
  readonly onClose: () => void;
  readonly role?: 'dialog' | 'alertdialog';
  /** Id of the element that names the dialog. */
  readonly labelledBy: string;
  /** Id of the element that describes the dialog, if its name is not enough. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/**
 * How long to watch for the opener to unmount after its dialog has closed: a list is fetched again before it loses a
 * row.
 */
const WATCHED_MS = 10_000;
/**
 * Maximum time between the page's focus change and the closing of the dialog. Busy pages may render for over a second.
 */
const ASKED_MS = 3_000;
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
/** A container of similar items, whose first control is close to the removed one. */
const COLLECTION = 'ul, ol, tbody, form, section, [tabindex]';

/**
 * Decides which element gets the focus when a dialog closes: the one that the page itself focused just before,
 * otherwise the opener, or the nearest element if the opener unmounts then or soon after. Create it before the dialog
 * takes the focus.
 */
export class ReturnFocus {
  readonly #opener = document.activeElement;
  readonly #ancestors = ancestorsOf(this.#opener);
  #asked: { readonly target: HTMLElement; readonly at: number } | null = null;

  /**
   * Records which element the page focuses while the dialog still traps the focus. Returns a function that stops
   * recording.
   */
  readonly noteRequests = (): (() => void) => {
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.closest('[aria-modal=true], [data-toasts]')) return;
      this.#asked = { target, at: performance.now() };
    };
    window.addEventListener('focusin', note, true);
    return () => window.removeEventListener('focusin', note, true);
  };

  readonly find = (): HTMLElement | null => {
    const opener = this.#opener;
    const asked = this.#asked;
    if (asked?.target.isConnected && performance.now() - asked.at < ASKED_MS) return asked.target;
    if (!(opener instanceof HTMLElement) || opener === document.body) return null;
    if (!opener.isConnected) return nearest(this.#ancestors);
    watch(opener, this.#ancestors);
    return opener;
  };

  /** Restores the focus when the dialog closed before its focus trap started. */
  readonly whenClosed = (): void => {
    setTimeout(() => document.activeElement === document.body && this.find()?.focus());
  };
}

function ancestorsOf(element: Element | null): readonly Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** Returns the opener's collection if it is focusable, or its first control; otherwise the page's heading. */
function nearest(ancestors: readonly Element[]): HTMLElement | null {
  const main = document.querySelector('main');
  const left = ancestors.find((found) => found.isConnected && !found.contains(main) && found.matches(COLLECTION));
  const within = left?.matches(FOCUSABLE) ? left : left?.querySelector(FOCUSABLE);
  return (within ?? main?.querySelector('h1') ?? null) as HTMLElement | null;
}

function watch(opener: HTMLElement, ancestors: readonly Element[]): void {
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    stop();
    if (document.activeElement === document.body) nearest(ancestors)?.focus();
  });
  const stop = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(stop, WATCHED_MS);
}

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
    borderTop: 'edge',
    bg: 'surface',
    color: 'text',
    outline: 'none',
    animation: 'enter 160ms ease-out',
  },
});

const FIRST_CONTROL = 'input:not([type=hidden]), select, textarea, button, a[href]';

/** An open dialog. Focuses the element with `autoFocus` first, otherwise the first control. */
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
