import { ButtonLink, Flex } from '@frontdesk/shared/ui/core';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { conversationMessages } from '../../conversation-messages';
import { urls } from '../../urls';

const words = conversationMessages.detail;

interface NeighbourLinksProps {
  /** The filters of the list, as the address carries them. */
  readonly query: string;
  readonly newerId?: string | null;
  readonly olderId?: string | null;
}

/** The way back to the list, and to the conversations beside this one in it. */
export function NeighbourLinks({ query, newerId = null, olderId = null }: NeighbourLinksProps) {
  return (
    <Flex as="nav" aria-label={words.neighbours} gap="2" wrap="wrap">
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
    </Flex>
  );
}
