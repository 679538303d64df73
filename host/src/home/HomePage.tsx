import { formatMoment, storage } from '@frontdesk/shared/app';
import type { HomeCardProps, HomeNews } from '@frontdesk/shared/contract';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FailedCard, type FailedCardProps, PartInView } from '../contributions/PartInView';
import { inOrder } from '../contributions/read-generously';
import { useContributions } from '../contributions/use-contributions';
import { greeting, homeTitle, needs as needsWords, notLoaded, sentenceOf } from '../messages/home';
import { LoadFailureNotice } from '../remotes/page/LoadFailurePage';
import { RemotePage } from '../remotes/page/RemotePage';
import { hasAddress } from '../remotes/registry/has-address';
import { useRegistry } from '../remotes/registry/registry-store';
import { ListLoading, NeedList, NewestCard, NewsFailure, NewsLoading, NumbersChart, SetupList } from './HomeNews';
import { type ContributedCard, readCards } from './read-cards';

const CARD_PROPS: HomeCardProps = { hasAddress };

/** Shows a remote's card. A wide card takes no space until it has content or fails. */
const HomeCard = memo(function HomeCard({ card: { remote, name, title, isWide = false } }: { card: ContributedCard }) {
  return (
    <PartInView
      remote={remote}
      name={name}
      title={title}
      props={CARD_PROPS}
      shape={isWide ? null : <ListLoading title={title} />}
      mb={isWide ? '6' : undefined}
    />
  );
});

/** News by remote and card; null while it loads. */
type AllNews = Readonly<Record<string, HomeNews | null>>;

const keyOf = ({ remote, name }: ContributedCard) => `${remote.name} ${name}`;

interface NewsSourceProps {
  readonly card: ContributedCard;
  readonly onNews: (key: string, news: HomeNews | null) => void;
}

/** Renders a card that only provides news, and passes the news on. Shows nothing except a failure. */
const NewsSource = memo(function NewsSource({ card, onNews }: NewsSourceProps) {
  const { remote, name, title } = card;
  const key = keyOf(card);
  const props = useMemo<HomeCardProps>(() => ({ hasAddress, onNews: (news) => onNews(key, news) }), [key, onNews]);
  return (
    <RemotePage
      remote={remote}
      page={name}
      props={props}
      whileLoading={null}
      renderFailure={(failure, onRetry) => (
        <FailedNews title={title} failure={failure} onRetry={onRetry} onFail={() => onNews(key, {})} />
      )}
    />
  );
});

function FailedNews({ onFail, ...props }: FailedCardProps & { readonly onFail: () => void }) {
  useEffect(onFail, []);
  return <FailedCard {...props} mb="6" />;
}

/** Storage key: records that this browser has shown news, so that the dashboard reserves space for it next time. */
const KNOWN_KEY = 'home:has-news';

/** All remotes' news, in order. */
function combine(cards: readonly ContributedCard[], all: AllNews) {
  const loaded = cards.flatMap((card) => {
    const news = all[keyOf(card)];
    return news ? [{ key: keyOf(card), title: card.title, news }] : [];
  });
  const needs = loaded.flatMap(({ key, news }) =>
    (news.needs ?? []).map((need) => ({ ...need, key: `${key} ${need.id}` })),
  );
  const lists = inOrder(
    loaded.flatMap(({ news }) => news.lists ?? []),
    ({ order }) => order,
  );
  const numbers = loaded.flatMap(({ news }) => news.numbers ?? []);
  return {
    isLoading: loaded.length < cards.length,
    clauses: loaded.flatMap(({ news }) => news.sentence ?? []),
    needs: needs.filter(({ isSetup }) => !isSetup).sort((one, other) => one.order - other.order),
    setup: needs.filter(({ isSetup }) => isSetup),
    /** Whether any remote has reported its needs, even if it has none. */
    knowsNeeds: loaded.some(({ news }) => news.needs !== undefined),
    numbers,
    lists,
    failures: loaded.flatMap(({ key, title, news: { failure } }) =>
      failure ? <NewsFailure key={key} title={title} failure={failure} /> : [],
    ),
    hasAny: needs.length + numbers.length + lists.length > 0,
  };
}

/** Greets the owner, and summarizes recent events in a sentence. */
const MorningSentence = memo(function MorningSentence({
  hour,
  summary,
}: {
  readonly hour: number;
  readonly summary: string;
}) {
  const { data: person } = useQuery({ ...endpointQuery(getLoggedUser, {}), staleTime: Number.POSITIVE_INFINITY });
  return (
    <Text
      fontSize="clamp(1.5rem, 1rem + 1.25vw, 2.5rem)"
      lineHeight={1.25}
      letterSpacing="-0.01em"
      fontVariantNumeric="normal"
      textWrap="balance"
      minH={{ base: '3.75em', md: '2.5em' }}
      css={{ '& b': { display: 'block' } }}
    >
      {greeting(hour, person?.firstName.trim() ?? '')} <b>{summary}</b>
    </Text>
  );
});

/** The desk with guest book, bell and lamp; phones show only the bell. A waiting guest rings it and lights the lamp. */
const DeskTop = memo(function DeskTop({ isRinging }: { readonly isRinging: boolean }) {
  return (
    <chakra.svg
      viewBox="-8 -20 248 110"
      // On phones, only as wide as the bell, which is in the middle.
      preserveAspectRatio="xMidYMax slice"
      width={{ base: '52px', sm: 'min(248px, 30%)' }}
      height={{ base: '72px', sm: 'auto' }}
      flexShrink={0}
      bg={
        isRinging
          ? { sm: 'radial-gradient(circle closest-side at 80% 46%, #d9a74f66, #d9a74f1f 50%, #0000)' }
          : undefined
      }
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden
    >
      <path
        opacity=".5"
        d="M4 74q18-6 28 1 10-7 28-1v15q-18-6-28 0-10-6-28 0zM32 75v14M170 89h40M190 89v-58m-24 0a24 24 0 0 1 48 0z"
      />
      <chakra.path fill="brass" stroke="none" d="M86 78a30 30 0 0 1 60 0zM80 82h72v7h-72zM109 37h14v7h-5v6h-4v-6h-5z" />
      {isRinging && (
        <chakra.path
          fill="brass"
          stroke="brass"
          d="M88 42l-9-7M97 32l-5-11M144 42l9-7M135 32l5-11M170 89h40M190 89v-58m-24 0a24 24 0 0 1 48 0z"
        />
      )}
    </chakra.svg>
  );
});

interface MorningProps {
  readonly cards: readonly ContributedCard[];
  readonly children: ReactNode;
  /** Content below the overview. */
  readonly footer: ReactNode;
}

/** Shows the date after the news: creating a page's first formatter takes 80 ms on a slow phone. */
const Today = memo(function Today({ isWaiting }: { readonly isWaiting: boolean }) {
  const isShown = useDeferredValue(!isWaiting, false);
  return (
    <Text tone="muted" fontSize="xs">
      {isShown && formatMoment(new Date(), { weekday: 'long', day: 'numeric', month: 'long' })}
    </Text>
  );
});

/** The overview of the day: a sentence, needs, numbers and the newest items. `children` follow the sentence. */
function Morning({ cards, children, footer }: MorningProps) {
  const [all, setAll] = useState<AllNews>({});
  const [isKnown] = useState(() => storage.read(KNOWN_KEY) === 'yes');
  const note = useCallback(
    (key: string, news: HomeNews | null) => setAll((before) => ({ ...before, [key]: news })),
    [],
  );
  const { isLoading, clauses, needs, setup, knowsNeeds, numbers, lists, failures, hasAny } = useMemo(
    () => combine(cards, all),
    [cards, all],
  );
  const [first, ...others] = lists;
  const hasFailed = failures.length > 0;
  const hasSheet = hasAny || hasFailed || (isLoading && isKnown);
  const hasLeft = isLoading || knowsNeeds || first !== undefined;
  useEffect(
    function rememberPlace() {
      // News that failed to load this time may load next time.
      if (!isLoading && !hasFailed) storage.write(KNOWN_KEY, hasAny ? 'yes' : null);
    },
    [isLoading, hasFailed, hasAny],
  );
  return (
    <>
      <Flex as="header" gap={{ base: '2', sm: '6' }} align="flex-end" mb="6" borderBottom="edge">
        <Box flex="1" minW={0} pb="4">
          <Flex gap="3" align="baseline" mb="2">
            <Heading as="h1" size="sm" color="brass.text" tabIndex={-1} outline="none">
              {homeTitle}
            </Heading>
            <Today isWaiting={isLoading} />
          </Flex>
          <MorningSentence
            hour={new Date().getHours()}
            summary={sentenceOf(!isLoading && hasFailed && clauses.length === 0 ? [notLoaded] : clauses)}
          />
        </Box>
        {hasSheet && <DeskTop isRinging={needs.some(({ tone = 'info' }) => tone === 'info')} />}
      </Flex>
      {children}
      {cards.map((card) => (
        <NewsSource key={keyOf(card)} card={card} onNews={note} />
      ))}
      {hasSheet && (
        <Grid
          gap="6"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        >
          <Stack gap="6" minW={0}>
            {isLoading && !knowsNeeds ? (
              <ListLoading title={needsWords.title} />
            ) : (
              knowsNeeds && <NeedList needs={needs} />
            )}
            {first ? <NewestCard list={first} /> : isLoading && <NewsLoading />}
            {!hasLeft && failures[0]}
          </Stack>
          <Stack gap="6" minW={0}>
            {numbers.length > 0 ? <NumbersChart numbers={numbers} /> : isLoading && <NewsLoading isChart />}
            {failures.slice(hasLeft ? 0 : 1)}
            {others.map((list) => (
              <NewestCard key={list.title} list={list} />
            ))}
            {setup.length > 0 && <SetupList needs={setup} />}
          </Stack>
        </Grid>
      )}
      {footer}
    </>
  );
}

/** On phones, a wide card's part with `data-after-news` comes after the news, however deeply it is nested. */
const AFTER_NEWS = {
  mdDown: { '& :has([data-after-news])': { display: 'contents' }, '& [data-after-news]': { order: 1 } },
};

/** Combines the remotes' news and shows their cards. Each of them loads and fails independently. */
export function HomePage() {
  const failure = useRegistry(({ registry, failure }) => (registry ? null : failure));
  const refresh = useRegistry((state) => state.refresh);
  const cards = useContributions(readCards);
  const shown = (some: readonly ContributedCard[]) => some.map((card) => <HomeCard key={keyOf(card)} card={card} />);
  const news = useMemo(() => cards.filter(({ isNews }) => isNews), [cards]);
  const others = cards.filter(({ isNews, isWide }) => !isNews && !isWide);
  return (
    <Flex
      direction="column"
      maxW="clamp(1200px, 100vw - 240px, 1600px)"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '6', md: '8' }}
      css={AFTER_NEWS}
    >
      <Morning
        cards={news}
        footer={
          others.length > 0 && (
            <Grid gap="6" mt="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}>
              {shown(others)}
            </Grid>
          )
        }
      >
        {failure && (
          <Box mb="6">
            <LoadFailureNotice failure={failure} onRetry={() => void refresh()} />
          </Box>
        )}
        {shown(cards.filter(({ isNews, isWide }) => isWide && !isNews))}
      </Morning>
    </Flex>
  );
}
