import { messageOf, showToast } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { Badge, type BadgeTone, Button, Flex, TextLink, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { formatDate } from '@frontdesk/shared/ui/data';
import { useState } from 'react';
import { announceCodesChanged, refreshCodes } from '../../api/code-details';
import { setShortLinkPaused } from '../../api/short-links';
import { errorLog } from '../../messages/common';
import * as messages from '../../messages/links';
import { since as reachedLast } from '../../messages/reach';
import { type LinkState, linkState, type ShortLink } from '../../model/qr-content';
import { codeUrl } from '../../urls';

/** Pauses or resumes a link, one call at a time. */
function usePause({ qrId, state }: ShortLink, name: string) {
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const isPaused = state === 'paused';

  async function toggle() {
    if (isPending) return;
    setPending(true);
    try {
      await setShortLinkPaused(qrId, !isPaused);
      await refreshCodes(queries);
      announceCodesChanged();
      showToast('success', isPaused ? messages.resumed(name) : messages.paused(name));
    } catch (error) {
      console.error(errorLog, error);
      const failed = isPaused ? messages.resumeFailed(name) : messages.pauseFailed(name);
      showToast('error', `${failed} ${messageOf(error)}`);
    } finally {
      setPending(false);
    }
  }
  return { isPaused, isPending, toggle: () => void toggle() };
}

interface PauseButtonProps {
  readonly link: ShortLink;
  /** The code's name, for the toast and for screen readers. */
  readonly name: string;
}

export function PauseButton({ link, name }: PauseButtonProps) {
  const { isPaused, isPending, toggle } = usePause(link, name);
  return (
    <Button variant={isPaused ? 'outline' : 'ghost'} size="sm" pending={isPending} onClick={toggle}>
      {isPaused ? messages.resume : messages.pause}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

const TONES: Readonly<Record<LinkState, BadgeTone>> = {
  active: 'success',
  paused: 'warning',
  early: 'neutral',
  ended: 'neutral',
};

/** Shows whether a scan currently leads to the destination. */
export function StateBadge({ link }: { readonly link: ShortLink }) {
  const state = linkState(link, Date.now());
  // A link without problems has no background.
  return (
    <Badge tone={TONES[state]} {...(state === 'active' && { bg: 'none', px: '0' })}>
      {messages.states[state]}
    </Badge>
  );
}

interface CardLinkProps {
  readonly link: ShortLink;
  readonly name: string;
}

/** Shows on a card how often the code's short link was scanned, and whether it works now. */
export function CardLink({ link, name }: CardLinkProps) {
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <TextLink to={codeUrl(link.qrId)}>
        <span>{messages.scanCount(link.visits)}</span>
        <VisuallyHidden>{messages.ofCode(name)}</VisuallyHidden>
      </TextLink>
      {link.unreachable ? (
        <Badge tone="danger">
          {reachedLast} {formatDate(link.unreachable.since)}
        </Badge>
      ) : (
        <StateBadge link={link} />
      )}
    </Flex>
  );
}
