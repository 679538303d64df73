import { Flex } from '@chakra-ui/react';
import { useId } from 'react';
import * as messages from '../../messages/overlay';
import { Button } from '../core/Button';
import { Heading, Text } from '../core/text';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** Names the dialog, including the object in question. Default: the question. */
  readonly title?: string | undefined;
  /** The whole question, with the spec's text if it has one. */
  readonly question: string;
  /** The name of the confirming button, which states the action. */
  readonly confirmLabel?: string;
  readonly pending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an action that cannot be undone. Cancel is focused first. */
export function ConfirmDialog({
  isOpen,
  title,
  question,
  confirmLabel = messages.confirm,
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const titleId = useId();
  const questionId = useId();
  const names = title ? { labelledBy: titleId, describedBy: questionId } : { labelledBy: questionId };
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} role="alertdialog" {...names}>
      {title && (
        <Heading id={titleId} mb="2" lineClamp={3} title={title}>
          <bdi>{title}</bdi>
        </Heading>
      )}
      <Text id={questionId} fontSize="md">
        {question}
      </Text>
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="6">
        <Button variant="outline" onClick={onCancel} autoFocus>
          {messages.cancel}
        </Button>
        <Button variant="danger" pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Flex>
    </Dialog>
  );
}
