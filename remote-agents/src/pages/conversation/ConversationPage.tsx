import { showToast, useNavigate, useParams, useSearchParams } from '@frontdesk/shared/app';
import { getConversations } from '@frontdesk/shared/endpoints/conversation';
import { useMutation, useQueryClient } from '@frontdesk/shared/query';
import { Button, ButtonLink, Card, Flex, Grid, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { CopyButton, EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MessageCircleOff from 'lucide-react/icons/message-circle-off';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { type ReactNode, useMemo, useState } from 'react';
import { deleteConversation, markConversationDone } from '../../api/conversations';
import * as conversationMessages from '../../messages/conversations';
import { filterQuery, filtersFrom, type ListedConversation } from '../../model/conversations';
import { urls } from '../../urls';
import { isUnavailable } from '../is-unavailable';
import { showFailure } from '../show-failure';
import { removeListed } from '../use-live-list';
import { useOneAtATime } from '../use-one-at-a-time';
import { ContactCard, ConversationFacts, PrivacyCard } from './ConversationFacts';
import { ReplyCard } from './ReplyCard';
import { Transcript } from './Transcript';
import { useTranscript } from './use-transcript';

interface ConversationActionsProps {
  readonly conversation: ListedConversation;
  /** The conversation to show after this one was deleted; null leads to the list. */
  readonly next: string | null;
  readonly query: string;
  readonly onChanged: () => Promise<void>;
}

/** Marks the conversation as done, or deletes it after a confirmation. */
function ConversationActions({ conversation, next, query, onChanged }: ConversationActionsProps) {
  const { id, isDone } = conversation;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const marking = useMutation({
    mutationFn: () => markConversationDone(id, !isDone),
    onSuccess: onChanged,
    onError: showFailure(conversationMessages.detail.markFailed),
  });
  const deletion = useMutation({
    mutationFn: () => deleteConversation(id),
    onSuccess() {
      showToast('success', conversationMessages.detail.deleted);
      removeListed(client, getConversations.path, id);
      void navigate(`${next === null ? urls.conversations : urls.conversation(next)}${query}`, { replace: true });
    },
    onError: showFailure(conversationMessages.detail.deleteFailed),
    onSettled: () => setAsking(false),
  });
  const mark = useOneAtATime(marking.mutate);
  const remove = useOneAtATime(deletion.mutate);

  return (
    <Flex gap="2" mt="5" wrap="wrap">
      <Button size="sm" variant={isDone ? 'outline' : 'solid'} pending={marking.isPending} onClick={() => mark()}>
        {isDone ? <Undo aria-hidden /> : <Check aria-hidden />}
        {isDone ? conversationMessages.detail.reopen : conversationMessages.detail.markDone}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        <Trash aria-hidden /> {conversationMessages.detail.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={conversation.firstQuestion || conversationMessages.noQuestion}
        question={conversationMessages.detail.deleteQuestion}
        pending={deletion.isPending}
        onConfirm={() => remove()}
        onCancel={() => setAsking(false)}
      />
    </Flex>
  );
}

interface NeighborLinksProps {
  /** The id of this conversation; absent while there is nothing to link to. */
  readonly id?: string;
  /** The filters of the list, as in the address. */
  readonly query: string;
  readonly newerId?: string | null;
  readonly olderId?: string | null;
}

/** Links to the list and to the neighbors of this conversation in it, and copies the address of this one. */
function NeighborLinks({ id, query, newerId = null, olderId = null }: NeighborLinksProps) {
  return (
    <Flex as="nav" aria-label={conversationMessages.detail.neighbors} gap="2" wrap="wrap" align="center">
      <ButtonLink to={`${urls.conversations}${query}`} variant="outline" size="sm">
        <ArrowLeft aria-hidden /> {conversationMessages.detail.back}
      </ButtonLink>
      <NeighborLink id={newerId} query={query}>
        <ChevronLeft aria-hidden /> {conversationMessages.detail.newer}
      </NeighborLink>
      <NeighborLink id={olderId} query={query}>
        {conversationMessages.detail.older} <ChevronRight aria-hidden />
      </NeighborLink>
      {id !== undefined && <CopyButton text={new URL(urls.conversation(id), location.origin).href} what="link" />}
    </Flex>
  );
}

interface NeighborLinkProps {
  readonly id: string | null;
  readonly query: string;
  readonly children: ReactNode;
}

/** Disabled at the ends of the list, where it keeps its place so that the buttons do not move under the pointer. */
function NeighborLink({ id, query, children }: NeighborLinkProps) {
  if (id === null) {
    return (
      <Button variant="outline" size="sm" disabled>
        {children}
      </Button>
    );
  }
  return (
    <ButtonLink to={`${urls.conversation(id)}${query}`} variant="outline" size="sm">
      {children}
    </ButtonLink>
  );
}

export function ConversationPage() {
  const { id = '' } = useParams();
  // The key starts a new page for each conversation, so that nothing typed for one appears in another.
  return <OpenedConversation key={id} id={id} />;
}

function OpenedConversation({ id }: { id: string }) {
  const [params] = useSearchParams();
  const query = filterQuery(filtersFrom(params));
  const filters = useMemo(() => filtersFrom(new URLSearchParams(query)), [query]);
  const transcript = useTranscript(id, filters);
  const { data, error } = transcript;

  // Another tab may have deleted it.
  if (!data || isUnavailable(error)) {
    return (
      <PageFrame
        title={conversationMessages.visitor}
        action={isUnavailable(error) ? undefined : <NeighborLinks query={query} />}
      >
        {isUnavailable(error) ? (
          <Card>
            <EmptyState
              icon={<MessageCircleOff aria-hidden />}
              action={
                <ButtonLink to={`${urls.conversations}${query}`} variant="outline">
                  {conversationMessages.detail.back}
                </ButtonLink>
              }
            >
              {conversationMessages.detail.unknown}
            </EmptyState>
          </Card>
        ) : error ? (
          <FailedState
            what={conversationMessages.detail.failed}
            error={error}
            onRetry={() => void transcript.refetch()}
          />
        ) : (
          <Grid gap="6" templateColumns={COLUMNS} role="status" aria-label={conversationMessages.detail.loading}>
            <Skeleton height="420px" rounded="lg" />
            <Skeleton height="220px" rounded="lg" />
          </Grid>
        )}
      </PageFrame>
    );
  }

  const { conversation, contact, newerId, olderId } = data;
  const visitor = conversation.visitor || conversationMessages.visitor;
  return (
    <PageFrame
      title={visitor}
      intro={conversation.firstQuestion && <span dir="auto">{conversation.firstQuestion}</span>}
      action={<NeighborLinks id={id} query={query} newerId={newerId} olderId={olderId} />}
    >
      {error && (
        <Stack mb="4">
          <FailedState
            what={conversationMessages.detail.failed}
            error={error}
            onRetry={() => void transcript.refetch()}
          />
        </Stack>
      )}
      <Grid gap="6" templateColumns={COLUMNS} alignItems="start">
        <Stack gap="6" minW={0} gridColumn={{ lg: 2 }} position={{ lg: 'sticky' }} top="20">
          {contact && <ContactCard contact={contact} />}
          <ConversationFacts conversation={conversation}>
            <ConversationActions
              conversation={conversation}
              next={olderId ?? newerId}
              query={query}
              onChanged={transcript.refresh}
            />
          </ConversationFacts>
          <PrivacyCard id={id} visitor={visitor} query={query} />
        </Stack>
        <Stack gap="6" minW={0} gridRow={{ lg: 1 }}>
          <Transcript
            conversation={conversation}
            messages={transcript.messages}
            hasEarlier={transcript.hasEarlier}
            isLoadingEarlier={transcript.isLoadingEarlier}
            earlierError={transcript.earlierError}
            onEarlier={transcript.loadEarlier}
            onChanged={transcript.refresh}
          />
          {contact && <ReplyCard id={id} contact={contact} onSent={transcript.refresh} />}
        </Stack>
      </Grid>
    </PageFrame>
  );
}

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' };
