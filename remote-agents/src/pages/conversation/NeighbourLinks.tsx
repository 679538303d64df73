import { ButtonLink, Flex } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
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
      {newerId !== null && (
        <ButtonLink to={`${urls.conversation(newerId)}${query}`} variant="outline" size="sm">
          <ChevronLeft aria-hidden /> {words.newer}
        </ButtonLink>
      )}
      {olderId !== null && (
        <ButtonLink to={`${urls.conversation(olderId)}${query}`} variant="outline" size="sm">
          {words.older} <ChevronRight aria-hidden />
        </ButtonLink>
      )}
      {id !== undefined && <CopyButton text={new URL(urls.conversation(id), location.origin).href} what="link" />}
    </Flex>
  );
}
