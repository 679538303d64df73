import { useNavigate } from '@frontdesk/shared/app';
import { DemoMark } from '@frontdesk/shared/demonstration';
import { getConversations } from '@frontdesk/shared/endpoints/conversation';
import { useQueryClient } from '@frontdesk/shared/query';
import { Badge, Box, Button, Card, chakra, Flex, Heading, Text } from '@frontdesk/shared/ui/core';
import { CopyButton, TimeAgo } from '@frontdesk/shared/ui/data';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useState } from 'react';
import { deleteVisitor } from '../../api/conversations';
import { contact as contactWords, detail as detailWords } from '../../messages/conversation';
import * as messages from '../../messages/conversations';
import { rating as ratingMessages } from '../../messages/numbers';
import type { Contact, ListedConversation } from '../../model/conversations';
import { urls } from '../../urls';
import { FeedbackCount, LiveBadges } from '../ConversationBadges';
import { OutcomeBadge } from '../OutcomeBadge';
import { RatingBadge } from '../RatingBadge';
import { useAction } from '../use-action';
import { forgetLists } from '../use-live-list';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
    columnGap: '4',
    rowGap: '3',
    '& dt': { color: 'text.muted', fontSize: 'xs' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

interface ConversationFactsProps {
  readonly conversation: ListedConversation;
}

/** Shows the site, the agent and the outcome of the conversation. */
export function ConversationFacts({ conversation }: ConversationFactsProps) {
  const { agentId, agentName, site, place, outcome, helpful, notHelpful, isDone, isTest, rating, ratingWords } =
    conversation;
  return (
    <Card>
      <Heading size="sm" mb="3">
        {detailWords.facts}
      </Heading>
      <Facts>
        <Box gridColumn="1 / -1">
          <dt>{messages.list.columns.outcome}</dt>
          <dd>
            <Flex gap="2" wrap="wrap">
              {outcome ? <OutcomeBadge outcome={outcome} /> : '-'}
              <LiveBadges conversation={conversation} />
              {isTest && <Badge title={messages.testHint}>{messages.test}</Badge>}
              {isDone && <Badge>{messages.done}</Badge>}
              <DemoMark id={conversation.id} />
            </Flex>
          </dd>
        </Box>
        <div>
          <dt>{messages.list.columns.agent}</dt>
          <dd>
            {agentName || '-'} {agentId === null && <Badge>{messages.agentDeleted}</Badge>}
          </dd>
        </div>
        {place ? (
          <div>
            <dt>{detailWords.place}</dt>
            <dd dir="auto">{place.name}</dd>
          </div>
        ) : (
          <div>
            <dt>{detailWords.site}</dt>
            <dd>{site?.replace(/^https?:\/\//, '') || detailWords.noSite}</dd>
          </div>
        )}
        <div>
          <dt>{messages.list.columns.messages}</dt>
          <dd>{conversation.messages}</dd>
        </div>
        {helpful + notHelpful > 0 && (
          <div>
            <dt>{messages.list.columns.feedback}</dt>
            <dd>
              <FeedbackCount helpful={helpful} notHelpful={notHelpful} />
            </dd>
          </div>
        )}
        {rating && (
          <div>
            <dt>{ratingMessages.label}</dt>
            <dd>
              <RatingBadge rating={rating} />
              {ratingWords && (
                <Text as="q" display="block" mt="1" whiteSpace="pre-wrap" dir="auto">
                  {ratingWords}
                </Text>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{messages.list.columns.activity}</dt>
          <dd>
            <TimeAgo time={conversation.lastActivity} />
          </dd>
        </div>
      </Facts>
    </Card>
  );
}

const MailLink = chakra('a', {
  base: { color: 'accent.text', fontWeight: 500, overflowWrap: 'anywhere', rounded: 'sm', textUnderlineOffset: '3px' },
});

/** Shows the visitor's contact details. */
export function ContactCard({ contact }: { contact: Contact }) {
  return (
    <Card borderColor="brass">
      <Heading size="sm">{contactWords.title}</Heading>
      <Text tone="muted" fontSize="xs" mb="3">
        {contactWords.asked} <TimeAgo time={contact.sentAt} />
      </Text>
      <Text fontWeight={500} dir="auto">
        {contact.name}
      </Text>
      <Flex align="center" justify="space-between" gap="2">
        <MailLink href={`mailto:${encodeURIComponent(contact.email).replace('%40', '@')}`}>{contact.email}</MailLink>
        <CopyButton text={contact.email} what={contactWords.copyEmail} />
      </Flex>
      {contact.message && (
        <Box
          as="blockquote"
          mt="3"
          ps="3"
          borderStartWidth="2px"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          dir="auto"
        >
          {contact.message}
        </Box>
      )}
    </Card>
  );
}

const Details = chakra('details', {
  base: { px: '2', '& > summary': { cursor: 'pointer', minH: '24px', color: 'text.muted', fontWeight: 500 } },
});

interface PrivacyCardProps {
  /** The id of any of the visitor's conversations. */
  readonly id: string;
  /** The visitor's name, or 'Visitor'. */
  readonly visitor: string;
  /** The filters of the list, as in the address. */
  readonly query: string;
}

/** Deletes all data of a visitor after a confirmation. Initially closed, because it is rarely needed. */
export function PrivacyCard({ id, visitor, query }: PrivacyCardProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const erasure = useAction({
    act: () => deleteVisitor(id),
    done: detailWords.erased,
    failed: detailWords.deleteFailed,
    onDone() {
      forgetLists(client, getConversations.path);
      void navigate(`${urls.conversations}${query}`, { replace: true });
    },
    onEnd: () => setAsking(false),
  });
  return (
    <Details>
      <summary>{detailWords.privacy}</summary>
      <Box pt="3">
        <Text tone="muted" mb="3">
          {detailWords.eraseHint}
        </Text>
        <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
          {detailWords.erase}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={visitor}
        question={detailWords.eraseQuestion}
        confirmLabel={detailWords.eraseConfirm}
        pending={erasure.isPending}
        onConfirm={() => erasure.run()}
        onCancel={() => setAsking(false)}
      />
    </Details>
  );
}
