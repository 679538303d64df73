import { Badge, Card, chakra, Flex, Heading } from '@frontdesk/shared/ui/core';
import { TimeAgo } from '@frontdesk/shared/ui/data';
import type { ReactNode } from 'react';
import * as messages from '../../messages/conversations';
import type { ListedConversation } from '../../model/visitor-conversation';
import { FeedbackCount } from '../conversation-list/FeedbackCount';
import { OutcomeBadge } from '../OutcomeBadge';

const words = messages.detail;
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '2',
    '& dt': { color: 'text.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

interface ConversationFactsProps {
  readonly conversation: ListedConversation;
  /** The actions for the conversation. */
  readonly children: ReactNode;
}

/** Shows the site, the agent and the outcome of the conversation. */
export function ConversationFacts({ conversation, children }: ConversationFactsProps) {
  const { agentId, agentName, site, outcome, helpful, notHelpful, isDone } = conversation;
  return (
    <Card>
      <Heading size="sm" mb="3">
        {words.facts}
      </Heading>
      <Facts>
        <dt>{messages.list.columns.outcome}</dt>
        <dd>
          <Flex gap="2" wrap="wrap">
            {outcome ? <OutcomeBadge outcome={outcome} /> : '-'}
            {isDone && <Badge>{messages.done}</Badge>}
          </Flex>
        </dd>
        <dt>{messages.list.columns.agent}</dt>
        <dd>
          {agentName || '-'} {agentId === null && <Badge>{messages.agentDeleted}</Badge>}
        </dd>
        <dt>{words.site}</dt>
        <dd>{site?.replace(/^https?:\/\//, '') || words.noSite}</dd>
        <dt>{messages.list.columns.messages}</dt>
        <dd>{conversation.messages}</dd>
        {helpful + notHelpful > 0 && (
          <>
            <dt>{messages.list.columns.feedback}</dt>
            <dd>
              <FeedbackCount helpful={helpful} notHelpful={notHelpful} />
            </dd>
          </>
        )}
        <dt>{messages.list.columns.activity}</dt>
        <dd>
          <TimeAgo time={conversation.lastActivity} />
        </dd>
      </Facts>
      {children}
    </Card>
  );
}
