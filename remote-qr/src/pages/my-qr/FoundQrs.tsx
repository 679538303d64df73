import { Button, Card, Flex, Text } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import SearchX from 'lucide-react/icons/search-x';
import { memo, type Ref, useState } from 'react';
import { messages } from '../../messages';
import { filterByName } from '../../model/filter-by-name';
import type { SavedQr } from '../../model/saved-qr';
import { CardGrid } from './CardGrid';
import { QrCard } from './QrCard';

/** Ten thousand codes stay light because only so many are drawn at once. */
const CARDS_AT_ONCE = 24;

interface FoundQrsProps {
  readonly qrs: readonly SavedQr[];
  readonly search: string;
  readonly onClear: () => void;
  readonly onDelete: (qr: SavedQr) => void;
  readonly countRef: Ref<HTMLParagraphElement>;
}

/** Those codes that the search finds; remembered, so that typing does not wait for them. */
export const FoundQrs = memo(function FoundQrs({ qrs, search, onClear, onDelete, countRef }: FoundQrsProps) {
  const [more, setMore] = useState({ search, cards: 0 });
  const limit = CARDS_AT_ONCE + (more.search === search ? more.cards : 0);
  const found = filterByName(qrs, search);
  const shown = found.slice(0, limit);

  return (
    <>
      <Text ref={countRef} tone="muted" role="status" tabIndex={-1} outline="none">
        {messages.shown(shown.length, found.length)}
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
      {found.length > limit && (
        <Flex justify="center">
          <Button variant="outline" onClick={() => setMore({ search, cards: limit })}>
            {messages.showMore}
          </Button>
        </Flex>
      )}
    </>
  );
});
