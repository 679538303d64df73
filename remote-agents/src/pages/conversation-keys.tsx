import { storage } from '@frontdesk/shared/app';
import { IconButton } from '@frontdesk/shared/ui/core';
import { latePart } from '@frontdesk/shared/ui/data';
import Keyboard from 'lucide-react/icons/keyboard';
import { useEffect, useRef, useState } from 'react';
import { keyboard as words } from '../messages/work';
import type { KeyDialogProps } from './KeyDialog';

/** What a key does; undefined while it has no effect. */
type Keys = Readonly<Partial<Record<'j' | 'k' | 'e' | 'a' | 'r' | 'n' | '?', () => void>>>;

/** The storage key that records whether single keys are off: a user who dictates presses them by accident. */
const OFF_KEY = 'conversations:keys-off';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=combobox]') !== null);

/** Runs an action when its key is pressed alone, unless the user is typing, a dialog is open, or keys are off. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(function listen() {
    function press(event: KeyboardEvent) {
      const act = current.current[event.key as keyof Keys];
      if (
        !act ||
        event.repeat ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.isComposing
      )
        return;
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      if (storage.read(OFF_KEY) === 'yes') return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Loads when it opens. */
const KeyDialog = latePart<KeyDialogProps>({
  load: async () => (await import('./KeyDialog')).KeyDialog,
  failed: words.failed,
});

const NOT_ON_PHONES = { '@media (max-width: 767px)': { display: 'none' } } as const;

/** A button, also available as the key '?', that lists the keys for conversations and can turn them off. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <>
      <IconButton aria-label={words.title} css={NOT_ON_PHONES} onClick={() => setOpen(true)}>
        <Keyboard aria-hidden />
      </IconButton>
      {isOpen && <KeyDialog offKey={OFF_KEY} onClose={() => setOpen(false)} />}
    </>
  );
}
