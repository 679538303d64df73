import { chakra } from '@frontdesk/shared/ui/core';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { useDeferredValue, useMemo } from 'react';
import * as messages from '../../messages';
import { encodeModules } from '../../model/encode-modules';
import { modulePath, type QrPath } from '../../model/module-path';

const Ground = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '184px',
    p: '2',
    rounded: 'md',
  },
});

/** The code on white in either theme; a question mark where there is nothing that could be drawn. */
export function QrDrawing({ text }: { text: string | null }) {
  // The card comes first, the drawing in a later, interruptible pass: typing in the search never waits for it.
  const drawn = useDeferredValue(text, null);
  const path = useMemo(() => (drawn === null ? null : drawnPath(drawn)), [drawn]);
  const cannotDraw = text === null || (drawn !== null && path === null);

  if (cannotDraw) {
    return (
      <Ground bg="subtle" color="text.muted">
        {text === null ? <FileQuestion aria-hidden size={56} strokeWidth={1.25} /> : messages.tooLongToDraw}
      </Ground>
    );
  }
  return (
    <Ground bg="white" borderWidth="1px">
      {path && (
        <svg width="168" height="168" viewBox={`0 0 ${path.edge} ${path.edge}`} shapeRendering="crispEdges" aria-hidden>
          <path d={path.d} fill="#000" />
        </svg>
      )}
    </Ground>
  );
}

/** Low correction makes the fewest squares, which is what a small drawing needs. */
function drawnPath(text: string): QrPath | null {
  const modules = encodeModules(text, 'low');
  return modules && modulePath(modules);
}
