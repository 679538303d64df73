import { Badge, Flex, VisuallyHidden } from '@frontdesk/shared/ui/core';
import Radio from 'lucide-react/icons/radio';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import * as conversationMessages from '../messages/conversations';
import type { ListedConversation } from '../model/conversations';

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
      {speaker === 'waiting' && <Badge tone="accent">{conversationMessages.waiting}</Badge>}
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
