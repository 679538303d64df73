import { chakra } from '@frontdesk/shared/ui/core';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { useDeferredValue, useMemo } from 'react';
import * as messages from '../../messages';
import type { QrStyle } from '../../model/qr-style';
import { CodeDrawing, drawParts } from '../CodeDrawing';

const Ground = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '184px',
    p: '2',
    rounded: 'md',
  },
});

interface QrDrawingProps {
  /** Null when there is nothing to draw. */
  readonly text: string | null;
  readonly style: QrStyle;
  /** False until the text of the code is known. */
  readonly isKnown: boolean;
}

/** Draws the code on white in either theme, or a question mark when there is nothing to draw. */
export function QrDrawing({ text, style, isKnown }: QrDrawingProps) {
  const known = isKnown ? text : null;
  // Renders the card first and the drawing in a later, interruptible pass, so that typing in the search never waits for
  // it.
  const wanted = useDeferredValue(known, null);
  const drawn = useMemo(() => (wanted === null ? null : drawParts(wanted, style)), [wanted, style]);

  if (text === null || (wanted !== null && drawn === null)) {
    return (
      <Ground bg="subtle" color="text.muted">
        {text === null ? <FileQuestion aria-hidden size={56} strokeWidth={1.25} /> : messages.tooLongToDraw}
      </Ground>
    );
  }
  return (
    <Ground bg="white" borderWidth="1px">
      {drawn && <CodeDrawing drawn={drawn} width="168" height="168" aria-hidden />}
    </Ground>
  );
}
