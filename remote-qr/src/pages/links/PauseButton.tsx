import { Button, VisuallyHidden } from '@frontdesk/shared/ui/core';
import * as messages from '../../link-messages';
import type { ShortLink } from '../../model/short-link';
import { usePause } from './use-pause';

interface PauseButtonProps {
  readonly link: ShortLink;
  /** The code's name, for the toast and for screen readers. */
  readonly name: string;
}

export function PauseButton({ link, name }: PauseButtonProps) {
  const { isPaused, isPending, toggle } = usePause(link, name);
  return (
    <Button variant="outline" size="sm" pending={isPending} onClick={toggle}>
      {isPaused ? messages.resume : messages.pause}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
