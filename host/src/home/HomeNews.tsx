import { DayBars, DayTable } from '@frontdesk/shared/cards';
import type { HomeList, HomeNeed, HomeNews, HomeNumbers } from '@frontdesk/shared/contract';
import { Box, Button, Card, chakra, Flex, Grid, Heading, Text, TextLink } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton, TimeAgo } from '@frontdesk/shared/ui/data';
import { memo, useState } from 'react';
import * as messages from '../messages/home';

/** Maximum number of entries shown from a long list. */
const SHOWN = 6;

const Row = chakra('li', {
  base: {
    py: '3',
    borderTopWidth: '1px',
    _first: { borderTopWidth: 0, pt: 0 },
    _last: { pb: 0 },
    // Guests who are waiting for a person are one block.
    '&[data-calls]': {
      mx: '-3',
      p: '3',
      bg: 'brass.subtle',
      _first: { roundedTop: 'md' },
      _last: { roundedBottom: 'md' },
    },
    // The links are titles, each above a line of its own.
    '& a:not(:hover)': { textDecorationColor: 'transparent' },
  },
});

type KeyedNeed = HomeNeed & { readonly key: string };

interface NeedListProps {
  readonly needs: readonly KeyedNeed[];
}

/** Lists what needs attention, grouped by kind, the most urgent first, each with its actions. */
export function NeedList({ needs }: NeedListProps) {
  const [showsAll, setShowsAll] = useState(false);
  // A button that reveals a single need would take as much space as the need itself.
  const isLong = needs.length > SHOWN + 1;
  const shown = isLong && !showsAll ? needs.slice(0, SHOWN) : needs;
  return (
    <Card aria-label={messages.needs.title}>
      <Heading mb="4" tabIndex={-1} outline="none">
        {messages.needs.title}
      </Heading>
      {needs.length === 0 && <Text tone="muted">{messages.needs.nothing}</Text>}
      {[...new Set(shown.map(({ label }) => label))].map((label) => {
        const ofKind = (one: HomeNeed) => one.label === label;
        return <NeedGroup key={label} needs={shown.filter(ofKind)} listed={needs.filter(ofKind).length} />;
      })}
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          mt="3"
          ms="-3"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? messages.needs.fewer : messages.needs.more(needs.length - SHOWN)}
        </Button>
      )}
    </Card>
  );
}

/** Lists the needs of one kind below its name and their number: `4 of 6` if not all are listed. */
function NeedGroup({ needs, listed }: NeedListProps & { readonly listed: number }) {
  const [first] = needs;
  if (!first) return null;
  const { label, tone, all } = first;
  return (
    <Box css={{ '& + &': { mt: '8' } }}>
      <Flex gap="2" mb="3" align="baseline">
        <Heading as="h3" fontSize="sm" color={tone === 'danger' ? tone : 'text'}>
          {all ? (
            <TextLink to={all.to} color="inherit" fontWeight="inherit">
              {label}
            </TextLink>
          ) : (
            label
          )}
        </Heading>
        <Text as="span" tone="muted">
          {all && all.count > listed ? messages.needs.some(listed, all.count) : listed}
        </Text>
      </Flex>
      <Box as="ul" aria-label={label}>
        {needs.map((need) => (
          <Need key={need.key} need={need} />
        ))}
      </Box>
    </Box>
  );
}

/** Text written by guests and owners, in its own writing direction. */
const WRITTEN = { dir: 'auto', textAlign: 'start', lineClamp: { base: 3, sm: 2 }, color: 'text' } as const;

/** When a need that has the focus disappears, moves the focus to the next need, the previous one, or the heading of their card. */
const passFocusOn = (row: HTMLElement) => () => {
  if (!row.contains(document.activeElement)) return;
  const card = row.closest('section');
  const others = [...(card?.querySelectorAll<HTMLElement>('li a, li button') ?? [])].filter(
    (one) => !row.contains(one),
  );
  const next = others.find((one) => row.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  (next ?? others.at(-1) ?? card?.querySelector('h2'))?.focus({ preventScroll: true });
};

function Need({ need: { tone = 'info', text, detail, at, to, Action } }: { readonly need: HomeNeed }) {
  const title = { title: text, children: text, ...WRITTEN };
  return (
    <Row
      ref={passFocusOn}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="4"
      alignItems="center"
      data-calls={tone === 'info' || undefined}
    >
      <div>
        {to === undefined ? <Text fontWeight={500} {...title} /> : <TextLink to={to} {...title} />}
        <Text tone="muted" fontSize="xs" lineClamp={6}>
          {at && <TimeAgo time={at} />}
          {detail && at && ' · '}
          {detail && <bdi title={detail}>{detail}</bdi>}
        </Text>
      </div>
      {Action && <Action />}
    </Row>
  );
}

/** Lists what the server lacks. Uses the page's own background, so that it does not look like the guests' needs. */
export function SetupList({ needs }: NeedListProps) {
  return (
    <Card
      bg="transparent"
      boxShadow="none"
      aria-label={messages.setup}
      // The button that hides a text is next to its first line.
      css={{ '& li': { alignItems: 'start' } }}
    >
      <Heading mb="4">{messages.setup}</Heading>
      <Box as="ul">
        {needs.map((need) => (
          <Need key={need.key} need={need} />
        ))}
      </Box>
    </Card>
  );
}

const Choice = chakra('button', {
  base: {
    flex: '1 1 0',
    minW: 0,
    whiteSpace: 'nowrap',
    minH: '56px',
    px: '2',
    py: '2',
    rounded: 'md',
    borderWidth: '1px',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    // The selected number belongs to the chart below it.
    '&[aria-pressed=true]': { borderColor: 'brass', bg: 'brass.subtle' },
    // Three numbers do not fit side by side.
    '@container (max-width: 284px)': {
      flexBasis: '100%',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minH: '44px',
      py: '1',
    },
  },
});

/** Shows one of several numbers by day; buttons choose which one. */
export const NumbersChart = memo(function NumbersChart({ numbers }: { readonly numbers: readonly HomeNumbers[] }) {
  const [chosenId, setChosenId] = useState('');
  const chosen = numbers.find(({ id }) => id === chosenId) ?? numbers[0];
  if (!chosen) return null;
  const { isShare = false, label } = chosen;
  const today = new Date().toISOString().slice(0, 10);
  const days = chosen.days.map((one) => (one.day === today ? { ...one, open: messages.chart.today } : one));
  const format = isShare ? messages.chart.share : String;
  return (
    <Card aria-label={messages.chart.title}>
      <Heading mb="4">{messages.chart.title}</Heading>
      <Flex gap="2" wrap="wrap" mb="5" containerType="inline-size" role="group" aria-label={messages.chart.choose}>
        {numbers.map((one) => (
          <Choice key={one.id} type="button" aria-pressed={one === chosen} onClick={() => setChosenId(one.id)}>
            <Text as="span" display="block" tone="muted" fontSize="xs">
              {one.label}
            </Text>
            <Text as="span" display="block" fontSize="xl" fontWeight={600} lineHeight={1.3}>
              {one.total}
            </Text>
          </Choice>
        ))}
      </Flex>
      <DayBars days={days} format={format} height="140px" {...(isShare && { most: 1 })} />
      <DayTable caption={label} dayLabel={messages.chart.day} days={days} format={format} />
    </Card>
  );
});

/** A square with an icon; a span inside fills it with its own color. */
const Tile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '40px',
    rounded: 'md',
    overflow: 'hidden',
    bg: 'brass.subtle',
    color: 'brass.text',
    fontWeight: 600,
    // A key tag, with its hole.
    '&:has(> span)': { borderTopRadius: '20px', mask: 'radial-gradient(circle at 50% 7px, #0000 2px, #000 2.5px)' },
    '& > span': {
      width: '100%',
      pt: '6px',
      textAlign: 'center',
      lineHeight: '34px',
      borderRadius: 'inherit',
      // Makes an agent's dark color stand out from a dark card.
      _dark: { boxShadow: 'inset 0 0 0 1px #fff4' },
    },
  },
});

/** Shows a remote's newest items, and how many there are. */
export const NewestCard = memo(function NewestCard({ list }: { readonly list: HomeList }) {
  const { title, count, detail, all, items } = list;
  return (
    <Card aria-label={title}>
      <Flex justify="space-between" align="baseline" gap="3" mb="3" wrap="wrap">
        <Flex align="baseline" gap="2">
          <Heading>{title}</Heading>
          {count !== undefined && (
            <Text as="span" tone="muted">
              {count}
            </Text>
          )}
        </Flex>
        <TextLink to={all.to}>{all.label}</TextLink>
      </Flex>
      {detail && (
        <Text tone="muted" fontSize="xs" mb="3">
          {detail}
        </Text>
      )}
      {/* On phones, the page would be too long. */}
      <Box as="ul" css={{ smDown: { '& > li:nth-of-type(n+4)': { display: 'none' } } }}>
        {items.map(({ id, text, to, detail, at, icon, mark }) => (
          <Row key={id} display="flex" gap="3" alignItems="center">
            {icon && <Tile aria-hidden>{icon}</Tile>}
            <Grid
              columnGap="1"
              placeItems="center start"
              flex="1"
              minW={0}
              templateColumns="minmax(0, max-content) 1fr"
            >
              <TextLink to={to} title={text} {...WRITTEN} gridColumn="1 / -1">
                {text}
              </TextLink>
              {(detail || at) && (
                <Text tone="muted" fontSize="xs" dir="auto" textAlign="start" truncate maxW="100%" title={detail}>
                  {at && <TimeAgo time={at} />}
                  {detail && at && ' · '}
                  {detail}
                </Text>
              )}
              {mark}
            </Grid>
          </Row>
        ))}
      </Box>
    </Card>
  );
});

interface NewsFailureProps {
  readonly title: string;
  readonly failure: NonNullable<HomeNews['failure']>;
}

/** Shown in place of news that failed to load; offers a retry. */
export function NewsFailure({ title, failure: { text, error, retry } }: NewsFailureProps) {
  return (
    <Card aria-label={title}>
      <Heading mb="4">{title}</Heading>
      <FailedState what={text} error={error} onRetry={retry} />
    </Card>
  );
}

const LoadingRows = () => (
  <Box as="ul">
    {['a', 'b', 'c'].map((place) => (
      <Row key={place}>
        <Skeleton height="16px" maxW="320px" mb="2" />
        <Skeleton height="20px" width="96px" rounded="full" />
      </Row>
    ))}
  </Box>
);

/** Placeholders in the shapes of the numbers and a list. */
export function NewsLoading({ isChart = false }: { readonly isChart?: boolean }) {
  return (
    <Card aria-hidden>
      <Skeleton height="20px" width="96px" mb="4" />
      {isChart ? (
        <>
          <Skeleton height="56px" mb="5" />
          <Skeleton height="164px" />
        </>
      ) : (
        <LoadingRows />
      )}
    </Card>
  );
}

/** A placeholder in the shape of a list. */
export function ListLoading({ title }: { readonly title: string }) {
  return (
    <Card aria-label={title} aria-busy>
      <Heading mb="4">{title}</Heading>
      <LoadingRows />
    </Card>
  );
}
