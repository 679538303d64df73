import { Flex, IconButton, Text } from '@frontdesk/shared/ui/core';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Ref } from 'react';
import { AGENTS_PER_PAGE } from '../../model/agent-list';

interface GridFooterProps {
  readonly page: number;
  readonly pageCount: number;
  readonly found: number;
  readonly onPage: (page: number) => void;
  /** Takes the focus when the row that had it is gone. */
  readonly countRef: Ref<HTMLParagraphElement>;
}

export function GridFooter({ page, pageCount, found, onPage, countRef }: GridFooterProps) {
  const first = (page - 1) * AGENTS_PER_PAGE + 1;
  const last = Math.min(page * AGENTS_PER_PAGE, found);
  return (
    <Flex align="center" justify="flex-end" gap="2" px="4" minH="48px" borderTopWidth="1px" flexShrink={0}>
      <Text tone="muted" hideBelow="sm">
        Rows per page: {AGENTS_PER_PAGE}
      </Text>
      <Text ref={countRef} tabIndex={-1} tone="muted" ml="4" mr="2" aria-live="polite">
        {found > 0 && `${first}–${last} of ${found}`}
      </Text>
      <IconButton aria-label="Previous page" aria-disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton aria-label="Next page" aria-disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </Flex>
  );
}
