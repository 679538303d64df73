import { Button, ButtonLink, Flex } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import * as conversationMessages from '../../conversation-messages';
import { urls } from '../../urls';

const words = conversationMessages.detail;

interface NeighbourLinksProps {
  /** This conversation, once it is there to be linked to. */
  readonly id?: string;
  /** The filters of the list, as the address carries them. */
  readonly query: string;
  readonly newerId?: string | null;
  readonly olderId?: string | null;
}

/** The way back to the list, to the conversations beside this one in it, and the address of this one to copy. */
export function NeighbourLinks({ id, query, newerId = null, olderId = null }: NeighbourLinksProps) {
  return (
    <Flex as="nav" aria-label={words.neighbours} gap="2" wrap="wrap" align="center">
      <ButtonLink to={`${urls.conversations}${query}`} variant="outline" size="sm">
        <ArrowLeft aria-hidden /> {words.back}
      </ButtonLink>
      <NeighbourLink id={newerId} query={query}>
        <ChevronLeft aria-hidden /> {words.newer}
      </NeighbourLink>
      <NeighbourLink id={olderId} query={query}>
        {words.older} <ChevronRight aria-hidden />
      </NeighbourLink>
      {id !== undefined && <CopyButton text={new URL(urls.conversation(id), location.origin).href} what="link" />}
    </Flex>
  );
}

interface NeighbourLinkProps {
  readonly id: string | null;
  readonly query: string;
  readonly children: ReactNode;
}

/** Keeps its place at the ends of the list, so that the buttons do not move under the pointer. */
function NeighbourLink({ id, query, children }: NeighbourLinkProps) {
  if (id === null) {
    return (
      <Button variant="outline" size="sm" disabled>
        {children}
      </Button>
    );
  }
  return (
    <ButtonLink to={`${urls.conversation(id)}${query}`} variant="outline" size="sm">
      {children}
    </ButtonLink>
  );
}
