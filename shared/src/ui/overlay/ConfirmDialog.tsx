import { Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '../core/Button';
import { Text } from '../core/text';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The whole question, the spec's words where it has them. */
  readonly question: string;
  /** The button that does it; its name says what happens. */
  readonly confirmLabel?: string;
  readonly pending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back. The focus starts on Cancel. */
export function ConfirmDialog({
  isOpen,
  question,
  confirmLabel = 'Delete',
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const questionId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} role="alertdialog" labelledBy={questionId}>
      <Text id={questionId} fontSize="md">
        {question}
      </Text>
      <Flex gap="3" justify="flex-end" mt="6">
        <Button variant="outline" onClick={onCancel} autoFocus>
          Cancel
        </Button>
        <Button variant="danger" pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Flex>
    </Dialog>
  );
}
