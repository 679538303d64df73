import { Flex, IconButton } from '@frontdesk/shared/ui/core';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import * as messages from '../messages/common';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Buttons for the pages of a list. Renders nothing for a single page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null;
  return (
    <Flex justify="center" align="center" gap="4">
      <IconButton
        variant="outline"
        aria-label={messages.previousPage}
        aria-disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      {messages.pageOf(page + 1, pages)}
      <IconButton
        variant="outline"
        aria-label={messages.nextPage}
        aria-disabled={page === pages - 1}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </Flex>
  );
}
