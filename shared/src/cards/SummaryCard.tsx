import { Box, Card, Flex, Heading, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import type { ReactNode } from 'react';
import * as messages from '../messages/cards';

interface SummaryCardProps {
  readonly title: string;
  /** The page with the whole list. */
  readonly to: string;
  readonly linkLabel: string;
  readonly query: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown };
  readonly count: number;
  /** A few words that name what is counted. */
  readonly detail: string;
  readonly newest: readonly { readonly id: string | number; readonly label: ReactNode }[];
  readonly whenEmpty: string;
}

/** A card of the home dashboard: a number, what it counts, and the newest items. */
export function SummaryCard({ title, to, linkLabel, query, count, detail, newest, whenEmpty }: SummaryCardProps) {
  return (
    <Card aria-label={title}>
      <Flex justify="space-between" align="baseline" gap="3" mb="3">
        <Heading size="sm">{title}</Heading>
        <TextLink to={to}>{linkLabel}</TextLink>
      </Flex>
      {query.isPending ? (
        <LoadingSummary />
      ) : query.error ? (
        <FailedState what={messages.failed(title)} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <Flex align="baseline" gap="2">
            <Text fontSize="2xl" fontWeight={600}>
              {count}
            </Text>
            <Text tone="muted">{detail}</Text>
          </Flex>
          {newest.length === 0 ? (
            <Text tone="muted" mt="3">
              {whenEmpty}
            </Text>
          ) : (
            <Box as="ul" mt="3">
              {newest.map(({ id, label }) => (
                <Box as="li" key={id} py="2" borderTopWidth="1px" overflowWrap="anywhere">
                  {label}
                </Box>
              ))}
            </Box>
          )}
        </>
      )}
    </Card>
  );
}

/** A placeholder in the shape of the card while its code or data is loading. */
export function SummaryCardLoading({ title }: { readonly title: string }) {
  return (
    <Card aria-label={title}>
      <Heading size="sm" mb="3" lineHeight="24px">
        {title}
      </Heading>
      <LoadingSummary />
    </Card>
  );
}

function LoadingSummary() {
  return (
    <Stack gap="3" role="status" aria-label={messages.loading}>
      <Skeleton height="42px" width="40%" />
      <Skeleton height="66px" />
    </Stack>
  );
}

const NEWEST = 3;

/** Returns the newest items of a list; items without a readable date count as oldest. */
export function newestOf<Item>(items: readonly Item[], dateOf: (item: Item) => string | null): Item[] {
  const time = (item: Item) => Date.parse(dateOf(item) ?? '') || 0;
  return [...items].sort((a, b) => time(b) - time(a)).slice(0, NEWEST);
}
