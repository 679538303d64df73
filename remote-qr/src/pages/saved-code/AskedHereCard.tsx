import { ApiError, useNavigate } from '@frontdesk/shared/app';
import { PLACE_DAYS } from '@frontdesk/shared/endpoints/place-numbers';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { Box, Button, Card, Flex, Grid, Heading, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton, TimeAgo } from '@frontdesk/shared/ui/data';
import { placeNumbersQuery } from '../../api/places';
import * as words from '../../messages/places';
import type { EditState } from '../../model/navigation-state';
import type { SavedQr } from '../../model/short-link';
import { conversationsAt, formUrl } from '../../urls';

/** Shows what people asked at the place of a code, and how many questions nobody could answer. */
export function AskedHereCard({ qr }: { readonly qr: SavedQr }) {
  const id = String(qr.id);
  const { data, error, refetch } = useQuery({ ...placeNumbersQuery(id), enabled: useOwnCalls() });
  if (error instanceof ApiError && error.isUnknownCall) return null;
  const numbers = data?.places.find((place) => place.id === id);
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
          <Asked qr={qr} numbers={numbers} />
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

function Asked({ qr, numbers }: { readonly qr: SavedQr; readonly numbers: Numbers | undefined }) {
  const navigate = useNavigate();
  if (!numbers || numbers.conversations === 0) return <Text tone="muted">{words.nothingAsked}</Text>;
  const opened: EditState = { id: qr.id, name: qr.name, payload: qr.payload };
  return (
    <Stack gap="4">
      <Grid as="dl" gap="3" templateColumns="repeat(auto-fit, minmax(120px, 1fr))">
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
          <Text as="dd" lineHeight="30px">
            {numbers.lastAt === null ? words.never : <TimeAgo time={numbers.lastAt} />}
          </Text>
        </Box>
      </Grid>
      <Flex gap="4" wrap="wrap" align="center">
        <TextLink to={conversationsAt(qr.id)}>{words.seeConversations}</TextLink>
        {numbers.unanswered > 0 && (
          <Button variant="outline" size="sm" onClick={() => navigate(formUrl('Chat'), { state: opened })}>
            {words.addFacts}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
