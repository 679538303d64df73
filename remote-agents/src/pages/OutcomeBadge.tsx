import type { ConversationOutcome } from '@frontdesk/shared/endpoints/conversation';
import { Badge, type BadgeTone, Flex, VisuallyHidden } from '@frontdesk/shared/ui/core';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Radio from 'lucide-react/icons/radio';
import SearchX from 'lucide-react/icons/search-x';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentType } from 'react';
import * as conversationMessages from '../messages/conversations';
import type { ListedConversation } from '../model/conversations';

interface Look {
  readonly tone: BadgeTone;
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': true }>;
}

const LOOKS: Record<ConversationOutcome, Look> = {
  answered: { tone: 'success', Icon: CircleCheck },
  unsure: { tone: 'warning', Icon: CircleHelp },
  'not-found': { tone: 'danger', Icon: SearchX },
  person: { tone: 'accent', Icon: UserRound },
};

/** Shows the outcome of a question in words, with an icon and a color. */
export function OutcomeBadge({ outcome }: { outcome: ConversationOutcome }) {
  const { tone, Icon } = LOOKS[outcome];
  return (
    <Badge tone={tone}>
      <Icon size={13} aria-hidden />
      {conversationMessages.outcome[outcome]}
    </Badge>
  );
}

const COLORS: Record<ConversationOutcome, string> = {
  answered: 'success',
  unsure: 'warning',
  'not-found': 'danger',
  person: 'accent.text',
};

/** Shows the outcome as an icon with a name, where words have no room. */
export function OutcomeMark({ outcome }: { outcome: ConversationOutcome }) {
  const { Icon } = LOOKS[outcome];
  const words = conversationMessages.outcome[outcome];
  return (
    <Flex as="span" role="img" aria-label={words} title={words} color={COLORS[outcome]} flexShrink={0}>
      <Icon size={14} aria-hidden />
    </Flex>
  );
}

/** Marks a conversation that is going on, and shows who has it or that the visitor waits for somebody. */
export function LiveBadges({
  conversation,
}: {
  conversation: Pick<ListedConversation, 'speaker' | 'person' | 'isLive'>;
}) {
  const { speaker, person, isLive } = conversation;
  return (
    <>
      {isLive && (
        <Badge tone="success" title={conversationMessages.liveHint}>
          <Radio size={13} aria-hidden />
          {conversationMessages.live}
        </Badge>
      )}
      {speaker === 'waiting' && <Badge tone="warning">{conversationMessages.waiting}</Badge>}
      {speaker === 'person' && <Badge tone="accent">{conversationMessages.taken(person ?? '')}</Badge>}
    </>
  );
}

/** Shows how often visitors found a reply helpful, and how often not. */
export function FeedbackCount({ helpful, notHelpful }: { helpful: number; notHelpful: number }) {
  const words = conversationMessages.feedback(helpful, notHelpful);
  return (
    <Flex display="inline-flex" gap="3" align="center" title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {helpful > 0 && (
        <Flex as="span" aria-hidden gap="1" align="center" color="success">
          <ThumbsUp size={14} /> {helpful}
        </Flex>
      )}
      {notHelpful > 0 && (
        <Flex as="span" aria-hidden gap="1" align="center" color="danger">
          <ThumbsDown size={14} /> {notHelpful}
        </Flex>
      )}
    </Flex>
  );
}
