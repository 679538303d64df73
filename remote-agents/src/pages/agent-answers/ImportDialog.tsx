import { messageOf, showToast } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { useMutation, useQueryClient } from '@frontdesk/shared/query';
import { Button, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import { answersQuery, importAnswers } from '../../api/answers';
import * as conversationMessages from '../../messages/conversations';
import type { AnswersFile } from '../../model/answers-csv';
import { useOneAtATime } from '../use-one-at-a-time';

const words = conversationMessages.answers;

interface ImportDialogProps {
  readonly agentId: WireId;
  readonly file: AnswersFile & { readonly ok: true };
  readonly onClose: () => void;
}

/** Shows what a file would import, with the button that imports it. */
export function ImportDialog({ agentId, file, onClose }: ImportDialogProps) {
  const titleId = useId();
  const client = useQueryClient();
  const importing = useMutation({
    mutationFn: () => importAnswers(agentId, file.answers),
    async onSuccess({ added, changed }) {
      showToast('success', words.imported(added, changed));
      onClose();
      await client.invalidateQueries({ queryKey: answersQuery(agentId).queryKey });
    },
  });
  const start = useOneAtATime(importing.mutate);
  const [first] = file.answers;
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      <Stack gap="4">
        <Heading id={titleId}>{words.importTitle}</Heading>
        <Text>
          {words.found(file.answers.length)} {words.importHint}
        </Text>
        {first && (
          <Text as="blockquote" tone="muted" ps="3" borderStartWidth="2px" lineClamp={3} dir="auto">
            {first.question}
          </Text>
        )}
        {file.leftOut.length > 0 && (
          <Notice tone="warning">{words.leftOut(file.leftOut.slice(0, 20).join(', '))}</Notice>
        )}
        {importing.error && (
          <Notice tone="danger">
            {words.importFailed} {messageOf(importing.error)}
          </Notice>
        )}
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button variant="outline" onClick={onClose}>
            {conversationMessages.answer.cancel}
          </Button>
          <Button pending={importing.isPending} autoFocus onClick={() => start()}>
            {words.importStart}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}
