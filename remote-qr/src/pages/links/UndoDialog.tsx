import { Box, Button, Flex, Heading, Stack, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import { undo } from '../../messages/links';
import * as messages from '../../messages/scans';

/** The state of a code before a change ('' if that is not stored) and after it. */
type Lines = readonly [before: string, after: string];

export function ChangeLines({ lines: [before, after] }: { readonly lines: Lines }) {
  return (
    <Box overflowWrap="anywhere" whiteSpace="pre-line">
      {before && (
        <Text tone="muted" textDecoration="line-through">
          <VisuallyHidden>{messages.from} </VisuallyHidden>
          {before}
        </Text>
      )}
      <Text>
        {before && <VisuallyHidden>{messages.to} </VisuallyHidden>}
        {after}
      </Text>
    </Box>
  );
}

interface UndoDialogProps {
  /** The state that the code returns to. */
  readonly again: string;
  readonly takenBack: readonly Lines[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before undoing an older change would also undo later ones, which it lists. The focus starts on Cancel. */
export function UndoDialog({ again, takenBack, onConfirm, onCancel }: UndoDialogProps) {
  const id = useId();
  return (
    <Dialog isOpen onClose={onCancel} role="alertdialog" labelledBy={id}>
      <Heading id={id}>{messages.takesBack(takenBack.length)}</Heading>
      <Stack as="ul" gap="3" my="4">
        {takenBack.map((lines, place) => (
          <li key={place}>
            <ChangeLines lines={lines} />
          </li>
        ))}
      </Stack>
      <Text overflowWrap="anywhere" whiteSpace="pre-line">
        {messages.againAfterwards} <strong>{again}</strong>
      </Text>
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="6">
        <Button variant="outline" onClick={onCancel} autoFocus>
          {messages.cancel}
        </Button>
        <Button onClick={onConfirm}>{undo}</Button>
      </Flex>
    </Dialog>
  );
}
