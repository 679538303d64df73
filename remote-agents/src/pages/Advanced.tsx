import { Details } from '@frontdesk/shared/details';
import { Box } from '@frontdesk/shared/ui/core';
import { type ReactNode, useEffect, useRef } from 'react';
import * as messages from '../messages';

interface AdvancedProps {
  /** The name of an invalid field inside, which must not remain hidden. Default: none. */
  readonly invalid?: string | undefined;
  readonly children: ReactNode;
}

/** Contains fields that few owners need; initially closed. Opens for an invalid field inside and focuses it. */
export function Advanced({ invalid, children }: AdvancedProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(
    function showInvalid() {
      if (invalid === undefined || !details.current || details.current.open) return;
      details.current.open = true;
      // An invalid field above may already have the focus.
      if (document.activeElement?.matches('[aria-invalid=true]')) return;
      details.current.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
    },
    [invalid],
  );
  return (
    <Details borderTopWidth="1px" pt="3" ref={details}>
      <summary>{messages.advanced}</summary>
      <Box mt="3">{children}</Box>
    </Details>
  );
}
