import { useParams, useSearchParams } from '@frontdesk/shared/app';
import { ButtonLink, Card, Grid, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import MessageCircleOff from 'lucide-react/icons/message-circle-off';
import { useMemo } from 'react';
import * as conversationMessages from '../../messages/conversations';
import { filterQuery, filtersFrom } from '../../model/conversation-filters';
import { urls } from '../../urls';
import { isUnavailable } from '../is-unavailable';
import { ContactCard } from './ContactCard';
import { ConversationActions } from './ConversationActions';
import { ConversationFacts } from './ConversationFacts';
import { NeighborLinks } from './NeighborLinks';
import { PrivacyCard } from './PrivacyCard';
import { ReplyCard } from './ReplyCard';
import { Transcript } from './Transcript';
import { useTranscript } from './use-transcript';

const words = conversationMessages.detail;

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
                  {words.back}
                </ButtonLink>
              }
            >
              {words.unknown}
            </EmptyState>
          </Card>
        ) : error ? (
          <FailedState what={words.failed} error={error} onRetry={() => void transcript.refetch()} />
        ) : (
          <Grid gap="6" templateColumns={COLUMNS} role="status" aria-label={words.loading}>
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
          <FailedState what={words.failed} error={error} onRetry={() => void transcript.refetch()} />
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
