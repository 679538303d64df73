import { type Selection, shareSelected } from '@frontdesk/shared/selection';
import { Box, Button, Card, chakra, Flex, Text, TextLink, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { EmptyState, Skeleton } from '@frontdesk/shared/ui/data';
import { memo, type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import * as messages from '../../messages/common';
import * as words from '../../messages/my-qr';
import { type CodeView, writeView } from '../../model/code-view';
import type { SavedQr } from '../../model/qr-content';
import { urls } from '../../urls';
import { Pager } from '../Pager';
import { QrCard, SelectBox } from './QrCard';
import { type CodeData, styleOf, tagsOf } from './use-codes';

/** The grid of the cards and of their placeholders, so that nothing moves when the cards load. */
const CardGrid = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))' },
});

/** Returns the address of the print sheet for the saved codes in a view. */
function printUrl(view: CodeView): string {
  const parameters = writeView(new URLSearchParams(), view).toString();
  return parameters === '' ? urls.printSheet : `${urls.printSheet}?${parameters}`;
}

/** Maximum number of cards rendered together, so that the page is fast even with ten thousand codes. */
const CARDS_AT_ONCE = 24;
/** Number of cards in the first frame of a view or page: those in sight on most screens. */
const FIRST_CARDS = 12;

interface FoundQrsProps {
  readonly found: readonly SavedQr[];
  /** Whether more codes are still loading, so that their number is not known. */
  readonly isPart: boolean;
  /** The total number of codes, found or not. */
  readonly total: number;
  readonly view: CodeView;
  readonly data: CodeData;
  readonly selectedIds: Selection<SavedQr>['ids'];
  readonly onSelect: Selection<SavedQr>['set'];
  readonly onSelectAll: Selection<SavedQr>['replace'];
  readonly onClear: () => void;
  readonly onDelete: (qr: SavedQr) => void;
  readonly countRef: RefObject<HTMLParagraphElement | null>;
}

/** Shows the codes in the view, page by page. Memoized, so that typing does not wait for them. */
export const FoundQrs = memo(function FoundQrs(props: FoundQrsProps) {
  const { found, isPart, total, view, data, selectedIds, onSelect, onSelectAll, onClear, onDelete, countRef } = props;
  const share = shareSelected(found, selectedIds);
  // Each view has its own address.
  const printAddress = printUrl(view);
  const [opened, setOpened] = useState({ in: printAddress, page: 0, isTurned: false });
  const isFiltered = view.kind !== null || view.tag !== null || view.changeable !== null;
  const pages = Math.max(1, Math.ceil(found.length / CARDS_AT_ONCE));
  // A different view starts at its first page, and the last page disappears when its last code is deleted.
  const page = opened.in === printAddress ? Math.min(opened.page, pages - 1) : 0;
  const first = page * CARDS_AT_ONCE;
  const shown = found.slice(first, first + CARDS_AT_ONCE);
  const key = page + printAddress;
  const [completeKey, setCompleteKey] = useState('');

  function turnTo(next: number) {
    // Rendering a page is slow. A second click before it is rendered counts from the requested page.
    startTransition(() =>
      setOpened((before) => {
        const from = before.in === printAddress ? Math.min(before.page, pages - 1) : 0;
        return { in: printAddress, page: Math.max(0, Math.min(from + next - page, pages - 1)), isTurned: true };
      }),
    );
  }

  useEffect(() => startTransition(() => setCompleteKey(key)), [key]);

  useLayoutEffect(
    function showNewPage() {
      // Skipped if another view has replaced the page, because the owner is then typing in the search.
      if (!opened.isTurned || opened.in !== printAddress) return;
      const count = countRef.current;
      count?.focus({ preventScroll: true });
      // Scrolls only now, because earlier it would lay out the cards of the previous page. Optional, because jsdom cannot scroll.
      count?.scrollIntoView?.({ block: 'center' });
    },
    [opened, countRef],
  );

  // Other views need all codes.
  if (isPart && printAddress !== urls.printSheet) return <LoadingCards />;
  return (
    <>
      <Flex gap="4" wrap="wrap" justify="space-between" align="center">
        <Text ref={countRef} tone="muted" role="status" tabIndex={-1} outline="none">
          {isPart
            ? messages.loading
            : pages === 1
              ? messages.shown(found.length, total)
              : messages.shownPage(first + 1, first + shown.length, found.length)}
        </Text>
        {found.length > 0 && (
          <Flex gap="5" wrap="wrap" align="center">
            <TextLink to={printAddress}>{messages.printSheet}</TextLink>
            {!isPart && (
              <SelectBox
                checked={share === 'all'}
                isMixed={share === 'some'}
                onChange={(checked) => onSelectAll(checked ? found.map(({ id }) => id) : [])}
                label={words.selectAll(found.length)}
                isLabelShown
              />
            )}
          </Flex>
        )}
      </Flex>
      {shown.length > 0 ? (
        <CardGrid>
          {shown.slice(0, completeKey === key ? CARDS_AT_ONCE : FIRST_CARDS).map((qr) => (
            <QrCard
              key={qr.id}
              qr={qr}
              link={data.links.get(String(qr.id))}
              isFixed={data.links.size > 0 && !data.links.has(String(qr.id))}
              style={styleOf(data, qr)}
              tags={tagsOf(data, qr)}
              isDrawable={data.isDrawable}
              isSelected={selectedIds.has(String(qr.id))}
              onSelect={onSelect}
              onDelete={onDelete}
            />
          ))}
        </CardGrid>
      ) : (
        <Card>
          <EmptyState
            drawing="search"
            action={
              <Button variant="outline" onClick={onClear}>
                {isFiltered ? words.clearFilters : messages.clearSearch}
              </Button>
            }
          >
            {isFiltered ? words.noneFound : messages.noMatches(view.search.trim())}
          </EmptyState>
        </Card>
      )}
      <Pager page={page} pages={isPart ? 1 : pages} onPage={turnTo} />
    </>
  );
});

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Placeholders for loading codes, in the shape of their cards. */
export function LoadingCards() {
  return (
    <>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Skeleton height="64px" maxW="360px" aria-hidden />
      <CardGrid aria-hidden>
        {PLACES.map((place) => (
          <Card key={place} p="4" minH="210px">
            <Flex gap="4">
              <Skeleton boxSize={{ base: '88px', sm: '120px' }} flexShrink={0} />
              <Box flex="1">
                <Skeleton height="18px" width="70%" mt="1" />
                <Skeleton height="18px" width="45%" mt="3" />
                <Skeleton height="14px" mt="4" />
              </Box>
            </Flex>
            <Skeleton height="32px" width="60%" mt="6" />
          </Card>
        ))}
      </CardGrid>
    </>
  );
}
