import { chakra } from '@frontdesk/shared/ui/core';
import { type ReactNode, useEffect, useRef } from 'react';
import * as messages from '../messages';

const Details = chakra('details', {
  base: { borderWidth: '1px', borderColor: 'line', rounded: 'md', bg: 'surface', minW: 0 },
});
const Summary = chakra('summary', {
  base: {
    px: '4',
    py: '2.5',
    fontSize: 'sm',
    fontWeight: 500,
    cursor: 'pointer',
    rounded: 'md',
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});
const Content = chakra('div', { base: { px: '4', pt: '2', pb: '4' } });

interface AdvancedProps {
  /** The name of an invalid field inside, which must not stay hidden. Default: none. */
  readonly invalid?: string | undefined;
  readonly children: ReactNode;
}

/** Holds what few owners need, closed at first. Opens for an invalid field inside and focuses it. */
export function Advanced({ invalid, children }: AdvancedProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(
    function showInvalid() {
      if (invalid === undefined || !details.current || details.current.open) return;
      details.current.open = true;
      // An invalid field above may have the focus already.
      if (document.activeElement?.matches('[aria-invalid=true]')) return;
      details.current.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
    },
    [invalid],
  );
  return (
    <Details ref={details}>
      <Summary>{messages.advanced}</Summary>
      <Content>{children}</Content>
    </Details>
  );
}
