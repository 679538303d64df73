import { useNavigate } from '@frontdesk/shared/app';
import { Details } from '@frontdesk/shared/details';
import { getConversations } from '@frontdesk/shared/endpoints/conversation';
import { useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Card, chakra, Flex, Heading, Text } from '@frontdesk/shared/ui/core';
import { CopyButton, TimeAgo } from '@frontdesk/shared/ui/data';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { type ReactNode, useState } from 'react';
import { deleteVisitor } from '../../api/conversations';
import { contact as contactWords, detail as detailWords } from '../../messages/conversation';
import * as messages from '../../messages/conversations';
import { rating as ratingMessages } from '../../messages/work';
import type { Contact, ListedConversation } from '../../model/conversations';
import { urls } from '../../urls';
import { FeedbackCount } from '../ConversationBadges';
import { OutcomeBadge, shownOutcome } from '../OutcomeBadge';
import { RatingBadge } from '../RatingBadge';
import { useAction } from '../use-action';
import { forgetLists } from '../use-live-list';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(216px, 100%), 1fr))',
    columnGap: '6',
    rowGap: '2',
    '& > div': { display: 'flex', gap: '3', minW: 0 },
    '& dt': { color: 'text.muted', fontSize: 'xs', lineHeight: 1.75, flex: '0 0 76px' },
    '& dd': { overflowWrap: 'anywhere', minW: 0 },
  },
});

/** A named fact about the conversation. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ConversationFactsProps {
  readonly conversation: ListedConversation;
}

/**
 * Shows the visitor's opinion of the conversation, and its outcome if the title does not; nothing if there is neither.
 */
export function ConversationFacts({ conversation }: ConversationFactsProps) {
  const { helpful, notHelpful, rating, ratingWords } = conversation;
  const outcome = outcomeBesideTitle(conversation);
  const { columns } = messages.list;
  if (!hasFacts(conversation)) return null;
  return (
    <Card>
      <Heading size="sm" mb="3">
        {detailWords.facts}
      </Heading>
      <Facts>
        {outcome && (
          <Fact name={columns.outcome}>
            <OutcomeBadge outcome={outcome} />
          </Fact>
        )}
        {helpful + notHelpful > 0 && (
          <Fact name={columns.feedback}>
            <FeedbackCount helpful={helpful} notHelpful={notHelpful} />
          </Fact>
        )}
        {rating && (
          <Fact name={ratingMessages.label}>
            <RatingBadge rating={rating} />
            {ratingWords && (
              <Text as="q" display="block" mt="1" whiteSpace="pre-wrap" dir="auto">
                {ratingWords}
              </Text>
            )}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

/** If the title says who has the chat, the outcome is shown among the facts instead. */
const outcomeBesideTitle = (conversation: ListedConversation) =>
  conversation.speaker === 'assistant' ? null : shownOutcome(conversation);

/** Whether there is anything to show about the conversation that is not in its title and messages. */
export const hasFacts = (conversation: ListedConversation) =>
  Boolean(outcomeBesideTitle(conversation) || conversation.rating) ||
  conversation.helpful + conversation.notHelpful > 0;

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
    <Details color="text.muted">
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
