import { Badge, type BadgeTone } from '@frontdesk/shared/ui/core';
import * as messages from '../../link-messages';
import { type LinkState, linkState } from '../../model/link-state';
import type { ShortLink } from '../../model/short-link';

const TONES: Readonly<Record<LinkState, BadgeTone>> = {
  active: 'success',
  paused: 'warning',
  early: 'neutral',
  ended: 'neutral',
};

/** Shows whether a scan currently leads to the destination. */
export function StateBadge({ link }: { readonly link: ShortLink }) {
  const state = linkState(link, Date.now());
  return <Badge tone={TONES[state]}>{messages.states[state]}</Badge>;
}
