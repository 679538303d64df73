import { Box } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../core/Button';
import { copyText } from './copy-text';
import { ManualCopy } from './ManualCopy';

const CONFIRMED_MS = 2_000;

/** Copies `text`; `what` names it ('client id'). Selects the text instead if the browser does not allow copying. */
export function CopyButton({ text, what }: { text: string; what: string }) {
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
    // Only if it still has the focus: a press elsewhere has moved it.
    if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus();
    setState('idle');
  }
  const isCopied = state === 'copied';
  return (
    <Box position="relative" flexShrink={0}>
      <IconButton
        ref={button}
        aria-label={isCopied ? `Copied ${what}` : `Copy ${what}`}
        variant="outline"
        onClick={() => void copy()}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
      {state === 'manual' && <ManualCopy text={text} what={what} onClose={closeManual} />}
    </Box>
  );
}
