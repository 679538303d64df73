import type { ConversationOutcome } from '@frontdesk/shared/endpoints/conversation';
import { Badge, type BadgeTone, Flex } from '@frontdesk/shared/ui/core';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import SearchX from 'lucide-react/icons/search-x';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentType } from 'react';
import { outcome as outcomeWords } from '../messages/outcomes';

interface Look {
  readonly tone: BadgeTone;
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': true }>;
}

const LOOKS: Record<ConversationOutcome, Look> = {
  answered: { tone: 'success', Icon: CircleCheck },
  unsure: { tone: 'warning', Icon: CircleHelp },
  // As on home: red is for what failed.
  'not-found': { tone: 'neutral', Icon: SearchX },
  person: { tone: 'accent', Icon: UserRound },
};

/** Shows the outcome of a question in words, with an icon and a color. */
export function OutcomeBadge({ outcome }: { outcome: ConversationOutcome }) {
  const { tone, Icon } = LOOKS[outcome];
  return (
    // Most are answered: without a ground, what is not stands out.
    <Badge tone={tone} whiteSpace="normal" {...(outcome === 'answered' && { bg: 'transparent', px: '0' })}>
      <Icon size={13} aria-hidden />
      {outcomeWords[outcome]}
    </Badge>
  );
}

const COLORS: Record<ConversationOutcome, string> = {
  answered: 'success',
  unsure: 'warning',
  'not-found': 'text.muted',
  person: 'accent.text',
};

/** Shows the outcome as an icon with a name, where words have no room. */
export function OutcomeMark({ outcome }: { outcome: ConversationOutcome }) {
  const { Icon } = LOOKS[outcome];
  const words = outcomeWords[outcome];
  return (
    <Flex as="span" role="img" aria-label={words} title={words} color={COLORS[outcome]} flexShrink={0}>
      <Icon size={14} aria-hidden />
    </Flex>
  );
}
