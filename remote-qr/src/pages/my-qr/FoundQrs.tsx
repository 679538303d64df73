import { Button, Card, Text } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import SearchX from 'lucide-react/icons/search-x';
import { memo, type RefObject, useState } from 'react';
import * as messages from '../../messages';
import type { SavedQr } from '../../model/saved-qr';
import { Pager } from '../Pager';
import { CardGrid } from './CardGrid';
import { QrCard } from './QrCard';

/** Ten thousand codes stay light because only so many are drawn at once. */
const CARDS_AT_ONCE = 24;

interface FoundQrsProps {
  readonly found: readonly SavedQr[];
  /** How many there are, found or not. */
  readonly total: number;
  readonly search: string;
  readonly onClear: () => void;
  readonly onDelete: (qr: SavedQr) => void;
  readonly countRef: RefObject<HTMLParagraphElement | null>;
}

/** Those codes that the search finds, a page at a time; remembered, so that typing does not wait for them. */
export const FoundQrs = memo(function FoundQrs({ found, total, search, onClear, onDelete, countRef }: FoundQrsProps) {
  const [opened, setOpened] = useState({ search, page: 0 });
  const pages = Math.max(1, Math.ceil(found.length / CARDS_AT_ONCE));
  // Another search begins at its first page, and the last page can go with its last code.
  const page = opened.search === search ? Math.min(opened.page, pages - 1) : 0;
  const first = page * CARDS_AT_ONCE;
  const shown = found.slice(first, first + CARDS_AT_ONCE);

  function turnTo(next: number) {
    setOpened({ search, page: next });
    countRef.current?.focus();
    // Optional, because jsdom cannot scroll.
    countRef.current?.scrollIntoView?.({ block: 'center' });
  }

  return (
    <>
      <Text ref={countRef} tone="muted" role="status" tabIndex={-1} outline="none">
        {pages === 1
          ? messages.shown(found.length, total)
          : messages.shownPage(first + 1, first + shown.length, found.length)}
      </Text>
      {shown.length > 0 ? (
        <CardGrid>
          {shown.map((qr) => (
            <QrCard key={qr.id} qr={qr} onDelete={onDelete} />
          ))}
        </CardGrid>
      ) : (
        <Card>
          <EmptyState
            icon={<SearchX aria-hidden />}
            action={
              <Button variant="outline" onClick={onClear}>
                {messages.clearSearch}
              </Button>
            }
          >
            {messages.noMatches(search.trim())}
          </EmptyState>
        </Card>
      )}
      <Pager page={page} pages={pages} onPage={turnTo} />
    </>
  );
});
