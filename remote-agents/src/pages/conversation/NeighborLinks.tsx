import { Button, ButtonLink, Flex } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import * as conversationMessages from '../../messages/conversations';
import { urls } from '../../urls';

const words = conversationMessages.detail;

interface NeighborLinksProps {
  /** The id of this conversation; absent while there is nothing to link to. */
  readonly id?: string;
  /** The filters of the list, as in the address. */
  readonly query: string;
  readonly newerId?: string | null;
  readonly olderId?: string | null;
}

/** Links to the list and to the neighbors of this conversation in it, and copies the address of this one. */
export function NeighborLinks({ id, query, newerId = null, olderId = null }: NeighborLinksProps) {
  return (
    <Flex as="nav" aria-label={words.neighbors} gap="2" wrap="wrap" align="center">
      <ButtonLink to={`${urls.conversations}${query}`} variant="outline" size="sm">
        <ArrowLeft aria-hidden /> {words.back}
      </ButtonLink>
      <NeighborLink id={newerId} query={query}>
        <ChevronLeft aria-hidden /> {words.newer}
      </NeighborLink>
      <NeighborLink id={olderId} query={query}>
        {words.older} <ChevronRight aria-hidden />
      </NeighborLink>
      {id !== undefined && <CopyButton text={new URL(urls.conversation(id), location.origin).href} what="link" />}
    </Flex>
  );
}

interface NeighborLinkProps {
  readonly id: string | null;
  readonly query: string;
  readonly children: ReactNode;
}

/** Disabled at the ends of the list, where it keeps its place so that the buttons do not move under the pointer. */
function NeighborLink({ id, query, children }: NeighborLinkProps) {
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
