import { Flex, IconButton, Text } from '@frontdesk/shared/ui/core';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Ref } from 'react';
import * as messages from '../../messages';
import { AGENTS_PER_PAGE } from '../../model/agent-list';

interface GridFooterProps {
  readonly page: number;
  readonly pageCount: number;
  readonly found: number;
  readonly onPage: (page: number) => void;
  /** Gets the focus when the focused row is removed. */
  readonly countRef: Ref<HTMLParagraphElement>;
}

export function GridFooter({ page, pageCount, found, onPage, countRef }: GridFooterProps) {
  const first = (page - 1) * AGENTS_PER_PAGE + 1;
  const last = Math.min(page * AGENTS_PER_PAGE, found);
  return (
    <Flex align="center" justify="flex-end" gap="2" px="4" minH="44px" borderTopWidth="1px" flexShrink={0}>
      <Text tone="muted" hideBelow="sm">
        {messages.grid.rowsPerPage} {AGENTS_PER_PAGE}
      </Text>
      <Text ref={countRef} tabIndex={-1} tone="muted" ms="4" me="2" aria-live="polite">
        {found > 0 && `${first}–${last} of ${found}`}
      </Text>
      <IconButton aria-label={messages.grid.previousPage} aria-disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton
        aria-label={messages.grid.nextPage}
        aria-disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </Flex>
  );
}
