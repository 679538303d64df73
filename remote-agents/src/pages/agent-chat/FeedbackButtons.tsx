import type { Feedback } from '@frontdesk/shared/endpoints/conversation';
import { Button, Flex } from '@frontdesk/shared/ui/core';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import * as messages from '../../messages';

const CHOICES = [
  { value: 'helpful', label: messages.chat.helpful, Icon: ThumbsUp },
  { value: 'not-helpful', label: messages.chat.notHelpful, Icon: ThumbsDown },
] as const;

interface FeedbackButtonsProps {
  readonly feedback: Feedback | null;
  readonly onRate: (feedback: Feedback) => void;
}

/** Rates a reply. Pressing the same button again removes the feedback. */
export function FeedbackButtons({ feedback, onRate }: FeedbackButtonsProps) {
  return (
    <Flex gap="1" alignSelf="flex-start" mt="-2">
      {CHOICES.map(({ value, label, Icon }) => {
        const isPressed = feedback === value;
        return (
          <Button
            key={value}
            variant="ghost"
            size="sm"
            px="2"
            fontSize="xs"
            aria-pressed={isPressed}
            color={isPressed ? 'accent.text' : undefined}
            bg={isPressed ? 'accent.subtle' : undefined}
            css={{ '& svg': { width: '14px', height: '14px' } }}
            onClick={() => onRate(value)}
          >
            <Icon aria-hidden /> {label}
          </Button>
        );
      })}
    </Flex>
  );
}
