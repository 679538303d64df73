import { language as pageLanguage, useNavigate, useParams, useSearchParams } from '@frontdesk/shared/app';
import { DemoMark } from '@frontdesk/shared/demonstration';
import { Box, Button, ButtonLink, Card, Flex, Grid, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { CopyButton, EmptyState, FailedState, formatDate, latePart, Skeleton } from '@frontdesk/shared/ui/data';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { detail as detailWords } from '../../messages/conversation';
import * as conversationMessages from '../../messages/conversations';
import {
  type ConversationFilters,
  filterQuery,
  filtersFrom,
  type OpenedConversation as Opened,
} from '../../model/conversations';
import { urls } from '../../urls';
import { aboutConversation, StatusBadges } from '../ConversationBadges';
import { KeyHelp, useKeys } from '../conversation-keys';
import { isUnavailable } from '../is-unavailable';
import { ContactCard, ConversationFacts, hasFacts, PrivacyCard } from './ConversationFacts';
import type { ConversationPaneProps } from './ConversationPane';
import { ConversationWork, DeleteButton } from './ConversationWork';
import type { ReplyComposerProps } from './ReplyCard';
import { Transcript } from './Transcript';
import { useTranscript } from './use-transcript';

interface NeighborLinksProps {
  /** The id of this conversation; absent while there is nothing to link to. */
  readonly id?: string;
  /** The filters of the list, as in the address. */
  readonly query: string;
  readonly newerId?: string | null | undefined;
  readonly olderId?: string | null | undefined;
  /** Deletes this conversation. */
  readonly children?: ReactNode;
}

/** Rarely used actions have no border. */
const QUIET = { '& button': { bg: 'transparent', borderColor: 'transparent', color: 'text.muted' } };

/** Links to the list and to this conversation's neighbors in it, and copies this conversation's address. */
function NeighborLinks({ id, query, newerId, olderId, children }: NeighborLinksProps) {
  return (
    <Flex gap="2" wrap="wrap" align="center" mb="1">
      <ButtonLink to={`${urls.conversations}${query}`} variant="ghost" size="sm" ms="-4">
        <ArrowLeft aria-hidden /> {detailWords.back}
      </ButtonLink>
      <Flex align="center" ms="auto" me="-2" css={QUIET}>
        <Flex as="nav" aria-label={detailWords.neighbors}>
          <NeighborLink id={newerId} query={query} label={detailWords.newer}>
            <ChevronUp aria-hidden />
          </NeighborLink>
          <NeighborLink id={olderId} query={query} label={detailWords.older}>
            <ChevronDown aria-hidden />
          </NeighborLink>
        </Flex>
        {id !== undefined && (
          <CopyButton text={new URL(urls.conversation(id), location.origin).href} what={detailWords.copyLink} />
        )}
        <KeyHelp />
        {children}
      </Flex>
    </Flex>
  );
}

interface NeighborLinkProps {
  readonly id: string | null | undefined;
  readonly label: string;
  readonly query: string;
  readonly children: ReactNode;
}

/** Disabled rather than removed at the ends of the list, so that the buttons do not move under the pointer. */
function NeighborLink({ id, label, query, children }: NeighborLinkProps) {
  const look = { variant: 'ghost', size: 'icon', title: label, 'aria-label': label } as const;
  return id ? (
    <ButtonLink {...look} to={`${urls.conversation(id)}${query}`}>
      {children}
    </ButtonLink>
  ) : (
    <Button {...look} disabled>
      {children}
    </Button>
  );
}

/** The composer loads after the transcript, so that the page shows the transcript sooner. */
const ReplyComposer = latePart<ReplyComposerProps>({
  load: async () => (await import('./ReplyCard')).ReplyComposer,
  failed: detailWords.chatFailed,
  whileLoading: (
    <Box px={{ base: '4', md: '6' }} py="4">
      <Skeleton height="32px" />
    </Box>
  ),
});

/** Loads beside the conversation, where there is room for both. */
const ConversationPane = latePart<ConversationPaneProps>({
  load: async () => (await import('./ConversationPane')).ConversationPane,
  failed: detailWords.listFailed,
  whileLoading: <Skeleton height="420px" rounded="lg" />,
});

/** Maximum length of a question that is used as a title, in characters. */
const TITLE_MAX = 80;

/** Whether the window has room for the list beside the conversation, and also for the facts. */
const LIST_FROM = '(min-width: 1200px)';
const FACTS_FROM = '(min-width: 1440px)';

/** Whether the window matches a media query. Old browsers and jsdom lack matchMedia. */
const useMedia = (query: string) =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    () => window.matchMedia?.(query).matches ?? false,
  );

/** Leaves room for the elements beside the title. */
const TITLE = { '& h1': { fontSize: 'xl' } };

/** Shows a conversation; in wide windows, beside the list that it is part of. */
export function ConversationPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const query = filterQuery(filtersFrom(params));
  const filters = useMemo(() => filtersFrom(new URLSearchParams(query)), [query]);
  const isBeside = useMedia(LIST_FROM);
  const [order, setOrder] = useState<readonly string[]>([]);
  return (
    <Grid
      templateColumns={isBeside ? 'clamp(384px, 31vw, 442px) minmax(0, 1fr)' : 'minmax(0, 1fr)'}
      alignItems="start"
      // The same maximum width as on other pages.
      maxW="1600px"
      mx="auto"
    >
      {isBeside && (
        <Box ps="8" pt="8" position="sticky" top="14">
          <ConversationPane id={id} filters={filters} query={query} onOrder={setOrder} />
        </Box>
      )}
      <Box minW={0} css={TITLE}>
        {/* The key starts a new page for each conversation, so that nothing typed in one appears in another. */}
        <OpenedConversation key={id} id={id} query={query} filters={filters} isBeside={isBeside} order={order} />
      </Box>
    </Grid>
  );
}

interface OpenedConversationProps {
  readonly id: string;
  readonly query: string;
  readonly filters: ConversationFilters;
  /** Whether the list is beside the conversation. */
  readonly isBeside: boolean;
  /** The ids of that list in its order. */
  readonly order: readonly string[];
}

function OpenedConversation({ id, query, filters, isBeside, order }: OpenedConversationProps) {
  const navigate = useNavigate();
  const transcript = useTranscript(id, filters);
  const { data, error } = transcript;
  const openOther = (other: string | null | undefined) =>
    other ? () => void navigate(`${urls.conversation(other)}${query}`) : undefined;
  // Waiting visitors are at the top of the list beside it. After the end of that list, the server names the next
  // conversation.
  const at = order.indexOf(id);
  const newerId = at < 0 ? data?.newerId : order[at - 1];
  const olderId = (at < 0 ? undefined : order[at + 1]) ?? data?.olderId;
  useKeys({ j: openOther(olderId), k: openOther(newerId) });
  const columns = isBeside ? COLUMNS_BESIDE : COLUMNS;

  // Another tab may have deleted it.
  const isUnknown = isUnavailable(error);
  if (!data || isUnknown) {
    return (
      <PageFrame title={conversationMessages.visitor} breadcrumb={!isUnknown && <NeighborLinks query={query} />}>
        {isUnknown ? (
          <Card>
            <EmptyState
              drawing="missing"
              action={
                <ButtonLink to={`${urls.conversations}${query}`} variant="outline">
                  {detailWords.back}
                </ButtonLink>
              }
            >
              {detailWords.unknown}
            </EmptyState>
          </Card>
        ) : error ? (
          <FailedState what={detailWords.failed} error={error} onRetry={() => void transcript.refetch()} />
        ) : (
          <Grid gap="6" templateColumns={COLUMN} role="status" aria-label={detailWords.loading}>
            <Skeleton height="420px" rounded="lg" />
            <Skeleton height="220px" rounded="lg" />
          </Grid>
        )}
      </PageFrame>
    );
  }

  const { conversation, contact } = data;
  // A waiting visitor is shown above the messages. The keys preserve what was typed.
  const isWaiting = conversation.speaker === 'waiting' && !data.isMine;
  const visitor = conversation.visitor || conversationMessages.visitor;
  const { firstQuestion } = conversation;
  // Most visitors have no name, and a short question says more than 'Visitor'.
  const isQuestionTitle = !conversation.visitor && firstQuestion !== '' && firstQuestion.length <= TITLE_MAX;
  const said = (
    <Transcript
      key="transcript"
      conversation={conversation}
      messages={transcript.messages}
      hasEarlier={transcript.hasEarlier}
      isLoadingEarlier={transcript.isLoadingEarlier}
      earlierError={transcript.earlierError}
      onEarlier={transcript.loadEarlier}
      onChanged={transcript.refresh}
    />
  );
  const writing = (
    <ReplyComposer key="composer" opened={data} messages={transcript.messages} onChanged={transcript.refresh} />
  );
  return (
    <PageFrame
      title={isQuestionTitle ? firstQuestion : visitor}
      titleWidth="24rem"
      intro={
        <>
          {!isQuestionTitle && firstQuestion && (
            <Box as="span" dir="auto" lineClamp={2} color="text" mb="1">
              {firstQuestion}
            </Box>
          )}
          <Box as="span" display="block" fontSize="xs">
            {factsOf(data).join(' · ')}
          </Box>
        </>
      }
      breadcrumb={
        <NeighborLinks id={id} query={query} newerId={newerId} olderId={olderId}>
          <DeleteButton conversation={conversation} next={olderId ?? newerId} query={query} />
        </NeighborLinks>
      }
      state={
        <Flex gap="2" wrap="wrap" align="center" mt="2">
          <StatusBadges conversation={conversation} />
          <DemoMark id={id} />
        </Flex>
      }
      action={<ConversationWork conversation={conversation} onChanged={transcript.refresh} />}
    >
      {error && (
        <Stack mb="4">
          <FailedState what={detailWords.failed} error={error} onRetry={() => void transcript.refetch()} />
        </Stack>
      )}
      <Grid gap="6" templateColumns={contact || hasFacts(conversation) ? columns : COLUMN} alignItems="start">
        <Card
          p="0"
          display="flex"
          flexDirection="column"
          minH={isBeside && !isWaiting ? 'calc(100vh - 368px)' : undefined}
        >
          {isWaiting ? [writing, said] : [said, writing]}
        </Card>
        <Stack gap="6" minW={0} position={{ lg: isBeside ? undefined : 'sticky' }} top="20">
          {contact && <ContactCard contact={contact} />}
          <ConversationFacts conversation={conversation} />
          <PrivacyCard id={id} visitor={visitor} query={query} />
        </Stack>
      </Grid>
    </PageFrame>
  );
}

/**
 * Returns the known facts about the visitor: contact, agent, place, number of messages, site, language, and the time of
 * her first visit.
 */
function factsOf({ conversation, contact, language, firstSeen }: Opened): readonly string[] {
  return [
    contact?.email,
    aboutConversation({ ...conversation, visitor: '', assignee: null }, !conversation.place),
    language && new Intl.DisplayNames(pageLanguage, { type: 'language' }).of(language),
    firstSeen && detailWords.firstSeen(formatDate(firstSeen)),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}

const COLUMN = 'minmax(0, 1fr)';
/** Beside the list there is room for the facts only in wide windows. */
const COLUMNS_BESIDE = { base: COLUMN, [`@media ${FACTS_FROM}`]: 'minmax(0, 1fr) 280px' };
const COLUMNS = { base: COLUMN, lg: 'minmax(0, 1fr) 344px' };
