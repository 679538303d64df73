import { Box } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../messages/data';
import { Button, IconButton } from '../core/Button';
import { latePart } from './late-part';

/**
 * Copies `text` and returns whether that worked. Pages loaded over plain http have no clipboard, but can still copy a
 * selection.
 */
async function copyText(text: string): Promise<boolean> {
  // TypeScript's type wrongly declares it as always present.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (!clipboard) return copySelected(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: 'fixed', opacity: '0' });
  // An open dialog takes the focus from elements outside of it.
  (focused?.closest('[aria-modal=true]') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Loaded on demand, because few browsers need it. */
const ManualCopy = latePart({ load: async () => (await import('./ManualCopy')).ManualCopy });

const CONFIRMED_MS = 2_000;

/**
 * Copies `text`; `what` names it ('client id'). With a `label`, the button is solid and shows it; otherwise, it is an
 * icon. Selects the text instead if the browser does not allow copying.
 */
export function CopyButton({ text, what, label }: { text: string; what: string; label?: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'manual'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    function forgetConfirmation() {
      if (state !== 'copied') return;
      const timer = setTimeout(() => setState('idle'), CONFIRMED_MS);
      return () => clearTimeout(timer);
    },
    [state],
  );

  async function copy() {
    setState((await copyText(text)) ? 'copied' : 'manual');
  }
  function closeManual() {
    // Only if the button still has the focus: a press elsewhere would have moved the focus.
    if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus();
    setState('idle');
  }
  const isCopied = state === 'copied';
  const words = isCopied ? messages.copied(what) : messages.copy(what);
  const icon = isCopied ? <Check aria-hidden /> : <Copy aria-hidden />;
  return (
    <Box position="relative" flexShrink={0}>
      {label === undefined ? (
        <IconButton ref={button} aria-label={words} variant="outline" onClick={() => void copy()}>
          {icon}
        </IconButton>
      ) : (
        <Button ref={button} onClick={() => void copy()}>
          {icon} {isCopied ? words : label}
        </Button>
      )}
      {state === 'manual' && <ManualCopy text={text} what={what} onClose={closeManual} />}
    </Box>
  );
}
