import { Flex, VisuallyHidden } from '@frontdesk/shared/ui/core';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import * as conversationMessages from '../../messages/conversations';

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
