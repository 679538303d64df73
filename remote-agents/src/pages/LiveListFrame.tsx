import { Box, Button, Card, Flex, Stack } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ReactNode, useRef } from 'react';
import type { LiveRow } from '../model/conversations';
import { isUnavailable } from './is-unavailable';
import { UnavailableCard } from './UnavailableCard';
import type { LiveList } from './use-live-list';

interface LiveListFrameProps {
  readonly list: LiveList<LiveRow>;
  readonly words: {
    readonly loading: string;
    readonly failed: string;
    readonly moreFailed: string;
    readonly more: string;
    readonly unavailable: string;
    readonly fresh: (count: number, isAtLeast: boolean) => string;
  };
  /** Shown when there are no rows. */
  readonly whenEmpty: ReactNode;
  /** Placeholders with the list's shape while it loads. Default: as wide as the page. */
  readonly whileLoading?: (rows: ReactNode) => ReactNode;
  /** Shows the rows, followed by the button for more. */
  readonly children: (more: ReactNode) => ReactNode;
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Shows a live list in each of its states: loading, failed, missing on this server, empty, and with rows. */
export function LiveListFrame({ list, words, whenEmpty, whileLoading = (rows) => rows, children }: LiveListFrameProps) {
  const top = useRef<HTMLDivElement>(null);
  if (!list.rows) {
    if (isUnavailable(list.error)) return <UnavailableCard>{words.unavailable}</UnavailableCard>;
    if (list.error) return <FailedState what={words.failed} error={list.error} onRetry={list.retry} />;
    return whileLoading(
      <Card p="0" role="status" aria-label={words.loading}>
        {PLACES.map((place) => (
          <Flex
            key={place}
            gap="6"
            px="4"
            py="3"
            align="center"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: 0 }}
          >
            <Stack flex="1" gap="2" minW={0}>
              <Skeleton height="16px" maxW="420px" />
              <Skeleton height="12px" width="120px" />
            </Stack>
            <Skeleton height="22px" width="88px" rounded="full" />
          </Flex>
        ))}
      </Card>,
    );
  }

  function showFresh() {
    list.showFresh();
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
    for (const scroller of top.current?.querySelectorAll('[data-scroll]') ?? []) scroller.scrollTop = 0;
  }

  const more = list.moreError ? (
    <Box m="4">
      <FailedState what={words.moreFailed} error={list.moreError} onRetry={list.loadMore} />
    </Box>
  ) : (
    list.hasMore && (
      <Flex justify="center" m="4">
        <Button variant="outline" pending={list.isLoadingMore} onClick={list.loadMore}>
          {words.more}
        </Button>
      </Flex>
    )
  );

  return (
    <Box ref={top} tabIndex={-1} outline="none">
      {/* Always rendered, so that screen readers announce its text when it appears. */}
      <Box role="status" position="sticky" top="4" zIndex="2" height="0" display="flex" justifyContent="center">
        {list.fresh > 0 && (
          <Button size="sm" rounded="full" boxShadow="0 4px 16px rgb(10 10 20 / 0.2)" onClick={showFresh} mt="-2">
            <ArrowUp aria-hidden /> {words.fresh(list.fresh, list.isAtLeast)}
          </Button>
        )}
      </Box>
      {list.error && (
        <Box mb="4">
          <FailedState what={words.failed} error={list.error} onRetry={list.retry} />
        </Box>
      )}
      <Box aria-busy={list.isStale} opacity={list.isStale ? 0.6 : 1} transition="opacity 150ms">
        {list.rows.length === 0 ? <Card>{whenEmpty}</Card> : children(more)}
      </Box>
    </Box>
  );
}
