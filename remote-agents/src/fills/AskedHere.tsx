import { ApiError } from '@frontdesk/shared/app';
import type { FillProps } from '@frontdesk/shared/contract';
import { PLACE_DAYS } from '@frontdesk/shared/endpoints/place-numbers';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { Box, Card, Grid, Heading, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton, TimeAgo } from '@frontdesk/shared/ui/data';
import { placeNumbersQuery } from '../api/places';
import * as words from '../messages/asked-here';
import { urls } from '../urls';

/** Shows what people asked at a place, and how many questions nobody could answer. Shown on the page of its code. */
export function AskedHere({ context: { codeId } }: FillProps<{ codeId: 'string' }>) {
  const { data, error, refetch } = useQuery({ ...placeNumbersQuery(codeId), enabled: useOwnCalls() });
  if (error instanceof ApiError && error.isUnknownCall) return null;
  const numbers = data?.places.find((place) => place.id === codeId);
  return (
    <Card>
      <Heading size="sm">{words.askedHere}</Heading>
      <Text tone="muted" mt="1">
        {words.askedIntro(PLACE_DAYS)}
      </Text>
      <Box mt="4">
        {error ? (
          <FailedState what={words.askedFailed} error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Asked codeId={codeId} numbers={numbers} />
        ) : (
          <Skeleton height="96px" role="status" aria-label={words.loading} />
        )}
      </Box>
    </Card>
  );
}

const FIGURES = [
  ['conversations', words.chats],
  ['questions', words.questions],
  ['unanswered', words.unanswered],
  ['wantedPerson', words.wantedPerson],
] as const;

type Numbers = Readonly<Record<(typeof FIGURES)[number][0], number>> & { readonly lastAt: string | null };

function Asked({ codeId, numbers }: { readonly codeId: string; readonly numbers: Numbers | undefined }) {
  if (!numbers || numbers.conversations === 0) return <Text tone="muted">{words.nothingAsked}</Text>;
  return (
    <Stack gap="4">
      <Grid as="dl" gap="3" alignItems="end" templateColumns="repeat(auto-fit, minmax(96px, 1fr))">
        {FIGURES.map(([name, label]) => (
          <Box as="div" key={name}>
            <Text as="dt" tone="muted">
              {label}
            </Text>
            <Text as="dd" fontSize="xl" fontWeight={600} fontVariantNumeric="tabular-nums">
              {words.number(numbers[name])}
            </Text>
          </Box>
        ))}
        <Box as="div">
          <Text as="dt" tone="muted">
            {words.last}
          </Text>
          <Text as="dd" fontSize="xl" fontWeight={600}>
            {numbers.lastAt === null ? words.never : <TimeAgo time={numbers.lastAt} />}
          </Text>
        </Box>
      </Grid>
      <TextLink to={`${urls.conversations}?place=${encodeURIComponent(codeId)}`}>{words.seeConversations}</TextLink>
    </Stack>
  );
}
