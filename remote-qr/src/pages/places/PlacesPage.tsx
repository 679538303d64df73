import { ApiError, useSearchParams } from '@frontdesk/shared/app';
import { PLACE_DAYS } from '@frontdesk/shared/endpoints/place-numbers';
import { narrowRows } from '@frontdesk/shared/narrow-rows';
import { useExpectsOwnCalls, useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { Box, Button, ButtonLink, Card, Flex, PageFrame, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton, Table, TableFrame, Td, Th, TimeAgo } from '@frontdesk/shared/ui/data';
import { SwitchField, TextField } from '@frontdesk/shared/ui/form';
import { useMemo, useState } from 'react';
import { type PlaceNumbers, placeNumbersQuery } from '../../api/places';
import { myQrTitle } from '../../messages/common';
import * as words from '../../messages/places';
import { arrangePlaces } from '../../model/arrange-places';
import { codeUrl, conversationsAt, formUrl, urls } from '../../urls';
import { Pager } from '../Pager';

/** Lists the places with the questions that people asked there; places with unanswered questions come first. */
export function PlacesPage() {
  const isOurs = useOwnCalls();
  const isExpected = useExpectsOwnCalls();
  const { data, error, refetch } = useQuery({ ...placeNumbersQuery(), enabled: isOurs });
  const isUnknown = !isExpected || (error instanceof ApiError && error.isUnknownCall);
  return (
    <PageFrame
      title={words.title}
      intro={words.intro(PLACE_DAYS)}
      action={
        <ButtonLink variant="outline" size="sm" to={urls.myQr}>
          {myQrTitle}
        </ButtonLink>
      }
    >
      {isUnknown ? (
        <Card>
          <EmptyState drawing="server" action={<ButtonLink to={urls.myQr}>{myQrTitle}</ButtonLink>}>
            {words.unavailable}
          </EmptyState>
        </Card>
      ) : data ? (
        <Places places={data.places} />
      ) : error ? (
        <FailedState what={words.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack gap="3" role="status" aria-label={words.loading}>
          <Skeleton height="64px" rounded="lg" />
          <Skeleton height="320px" rounded="lg" />
        </Stack>
      )}
    </PageFrame>
  );
}

const ROWS_AT_ONCE = 50;

function Places({ places }: { readonly places: readonly PlaceNumbers[] }) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const isOnlyMissing = params.get('missing') === '1';
  const found = useMemo(() => arrangePlaces(places, { search, isOnlyMissing }), [places, search, isOnlyMissing]);
  if (places.length === 0) return <NoPlaces />;
  const pages = Math.ceil(found.length / ROWS_AT_ONCE);
  const at = Math.min(page, Math.max(pages - 1, 0));
  const rows = found.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE);
  const showMissing = (isOn: boolean) => {
    setPage(0);
    setParams(isOn ? { missing: '1' } : {}, { replace: true });
  };
  return (
    <Stack gap="5">
      <Flex gap="4" wrap="wrap" align="flex-start">
        <Box flex="1 1 220px" maxW={{ md: '320px' }} minW={0}>
          <TextField
            label={words.search}
            placeholder={words.searchPlaceholder}
            type="search"
            name="search"
            value={search}
            onChange={(typed) => {
              setPage(0);
              setSearch(typed);
            }}
          />
        </Box>
        <Box flex="1 1 260px" minW={0} maxW="26rem" pt="2">
          <SwitchField
            label={words.onlyMissing}
            hint={words.onlyMissingHint}
            words={words.switchWords}
            checked={isOnlyMissing}
            onChange={showMissing}
          />
        </Box>
      </Flex>
      {rows.length > 0 ? (
        <>
          <Text tone="muted" role="status">
            {words.shown(at * ROWS_AT_ONCE + 1, at * ROWS_AT_ONCE + rows.length, found.length)}
          </Text>
          <PlaceTable rows={rows} />
          <Pager page={at} pages={pages} onPage={(next) => setPage(Math.min(Math.max(next, 0), pages - 1))} />
        </>
      ) : (
        <Card>
          <EmptyState
            drawing="codes"
            action={
              <Button
                variant="outline"
                onClick={() => {
                  setSearch('');
                  showMissing(false);
                }}
              >
                {words.showAll}
              </Button>
            }
          >
            {search.trim() === '' ? words.noneMissing : words.noMatches(search.trim())}
          </EmptyState>
        </Card>
      )}
    </Stack>
  );
}

function NoPlaces() {
  return (
    <Card>
      <EmptyState
        drawing="codes"
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            <ButtonLink to={formUrl('Chat')}>{words.makePlace}</ButtonLink>
            <ButtonLink variant="outline" to={urls.batch}>
              {words.makeMany}
            </ButtonLink>
          </Flex>
        }
      >
        {words.none}
      </EmptyState>
    </Card>
  );
}

/** Two columns also have room for the longest number. */
const TABLET = '@media (min-width: 640px)';
const NARROW = narrowRows({
  from: 1100,
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '4',
    rowGap: '2',
    py: '4',
    [TABLET]: { columnGap: '8' },
  },
  cells: {
    '& td': { display: 'flex', justifyContent: 'space-between', gap: '2', textAlign: 'start' },
    '& th[scope="row"]': { gridColumn: '1 / -1', height: 'auto', padding: 0, border: 0 },
    '& td:nth-last-of-type(-n + 3)': { gridColumn: '1 / -1', [TABLET]: { gridColumn: 'auto' } },
    '& [data-label]': { display: 'inline' },
  },
});

const FIGURES = [
  ['scans', words.scans],
  ['conversations', words.chats],
  ['questions', words.questions],
  ['unanswered', words.unanswered],
  ['wantedPerson', words.wantedPerson],
] as const;

function PlaceTable({ rows }: { readonly rows: readonly PlaceNumbers[] }) {
  return (
    <TableFrame tabIndex={0} role="region" aria-label={words.title}>
      <Table aria-label={words.title} css={NARROW}>
        <thead>
          <tr>
            <Th scope="col" width="30%">
              {words.place}
            </Th>
            {FIGURES.map(([name, label]) => (
              <Th key={name} scope="col" textAlign="end" whiteSpace="normal">
                {label}
              </Th>
            ))}
            <Th scope="col">{words.last}</Th>
            <Th scope="col">{words.conversations}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <Td as="th" scope="row" textAlign="start" fontWeight={500} dir="auto">
                <TextLink to={codeUrl(row.id)}>{row.place}</TextLink>
                <Text as="span" tone="muted" fontSize="xs" fontWeight={400} display="block">
                  {row.agentName}
                </Text>
              </Td>
              {FIGURES.map(([name, label]) => (
                <Td key={name} textAlign="end" fontVariantNumeric="tabular-nums">
                  <Label>{label}</Label>
                  <Text
                    as="span"
                    {...(row[name] === 0 && { tone: 'muted' })}
                    {...(name === 'unanswered' && row[name] > 0 && { fontWeight: 600 })}
                  >
                    {words.number(row[name])}
                  </Text>
                </Td>
              ))}
              <Td whiteSpace="nowrap">
                <Label>{words.last}</Label>
                {row.lastAt === null ? (
                  <Text as="span" tone="muted">
                    {words.never}
                  </Text>
                ) : (
                  <TimeAgo time={row.lastAt} />
                )}
              </Td>
              <Td>
                <TextLink to={conversationsAt(row.id)} aria-label={words.conversationsAt(row.place)}>
                  {words.conversations}
                </TextLink>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

/** The name of a number, shown where the layout has no columns. */
function Label({ children }: { readonly children: string }) {
  return (
    <Text as="span" data-label aria-hidden tone="muted" display="none">
      {children}
    </Text>
  );
}
