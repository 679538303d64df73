import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { IconButton } from '../core/Button';
import { showToast } from '../toast-store';

const CONFIRMED_MS = 2_000;

/** Copies `text`; `what` names it ('client id'). */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(
    function forgetConfirmation() {
      if (!isCopied) return;
      const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
      return () => clearTimeout(timer);
    },
    [isCopied],
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast('error', 'Copying is not allowed here. Select the text and copy it by hand.');
    }
  }
  return (
    <IconButton aria-label={isCopied ? `Copied ${what}` : `Copy ${what}`} variant="outline" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  );
}
