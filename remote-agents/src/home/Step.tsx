import { Badge, Flex, Stack, Text } from '@frontdesk/shared/ui/core';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import * as stepMessages from '../messages/next-steps';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  /** The link to the step; not shown for a finished step. */
  readonly children: ReactNode;
}

/** A step of a new owner. */
export function Step({ number, title, text, isDone, children }: StepProps) {
  return (
    <Flex as="li" gap="4" align="center" wrap="wrap">
      <Flex
        boxSize="32px"
        rounded="full"
        bg={isDone ? 'success.subtle' : 'accent.subtle'}
        color={isDone ? 'success' : 'accent.text'}
        fontWeight={600}
        align="center"
        justify="center"
        aria-hidden
      >
        {isDone ? <Check size={18} /> : number}
      </Flex>
      <Stack gap="0" flex="1 1 12rem" minW={0}>
        <Text fontWeight={500}>{title}</Text>
        <Text tone="muted">{text}</Text>
      </Stack>
      {isDone ? <Badge tone="success">{stepMessages.steps.done}</Badge> : children}
    </Flex>
  );
}
