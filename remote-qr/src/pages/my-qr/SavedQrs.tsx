import { Button, Card, Flex, Text } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState } from '@frontdesk/shared/ui/data';
import { TextField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { messages } from '../../messages';
import { filterByName } from '../../model/filter-by-name';
import type { SavedQr } from '../../model/saved-qr';
import { CardGrid } from './CardGrid';
import { QrCard } from './QrCard';
import { useDeleteQr } from './use-delete-qr';

/** Ten thousand codes stay light because only so many are drawn at once. */
const CARDS_AT_ONCE = 24;

/** The owner's codes, at least one: search, cards, deletion. */
export function SavedQrs({ qrs }: { qrs: readonly SavedQr[] }) {
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(CARDS_AT_ONCE);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => filterByName(qrs, wanted), [qrs, wanted]);
  const shown = useMemo(() => found.slice(0, limit), [found, limit]);
  const count = useRef<HTMLParagraphElement>(null);
  // The button that had the focus goes with its card; the count says what is left.
  const deletion = useDeleteQr({ onDeleted: () => requestAnimationFrame(() => count.current?.focus()) });

  function searchFor(text: string) {
    setSearch(text);
    setLimit(CARDS_AT_ONCE);
  }

  return (
    <>
      <Flex gap="4" wrap="wrap" align="flex-end" justify="space-between">
        <Flex direction="column" flex="1 1 240px" maxW="360px">
          <TextField
            label={messages.search}
            placeholder={messages.searchPlaceholder}
            type="search"
            name="search"
            value={search}
            onChange={searchFor}
          />
        </Flex>
        <Text ref={count} tone="muted" role="status" tabIndex={-1} outline="none">
          {messages.shown(shown.length, found.length)}
        </Text>
      </Flex>
      {deletion.failed && (
        <FailedState
          what={messages.deleteFailed(deletion.failed.qr.name)}
          error={deletion.failed.error}
          onRetry={deletion.tryAgain}
        />
      )}
      {shown.length > 0 ? (
        <CardGrid>
          {shown.map((qr) => (
            <QrCard key={qr.id} qr={qr} onDelete={deletion.ask} />
          ))}
        </CardGrid>
      ) : (
        <Card>
          <EmptyState
            icon={<SearchX aria-hidden />}
            action={
              <Button variant="outline" onClick={() => searchFor('')}>
                {messages.clearSearch}
              </Button>
            }
          >
            {messages.noMatches(wanted.trim())}
          </EmptyState>
        </Card>
      )}
      {found.length > shown.length && (
        <Flex justify="center">
          <Button variant="outline" onClick={() => setLimit(limit + CARDS_AT_ONCE)}>
            {messages.showMore}
          </Button>
        </Flex>
      )}
      <ConfirmDialog
        isOpen={deletion.asked !== null}
        question={messages.deleteQuestion}
        pending={deletion.isDeleting}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </>
  );
}
