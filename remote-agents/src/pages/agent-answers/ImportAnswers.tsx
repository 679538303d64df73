import { messageOf, showToast } from '@frontdesk/shared/app';
import { decodeCsv, parseCsv, UnclosedQuoteError } from '@frontdesk/shared/csv';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { useMutation, useQueryClient } from '@frontdesk/shared/query';
import { Button, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import Upload from 'lucide-react/icons/upload';
import { useId, useState } from 'react';
import { answersQuery, importAnswers } from '../../api/answers';
import * as conversationMessages from '../../messages/conversations';
import { type AnswersFile, readAnswersCsv } from '../../model/answers';
import { useOneAtATime } from '../use-one-at-a-time';

/**
 * Opens the file picker; null when the person cancels. The input is not added to the page, so that the tab's only file
 * input is the one for documents.
 */
function chooseFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}

interface ImportDialogProps {
  readonly agentId: WireId;
  readonly file: AnswersFile & { readonly ok: true };
  readonly onClose: () => void;
}

/** Shows what a file would import, with the button that imports it. */
function ImportDialog({ agentId, file, onClose }: ImportDialogProps) {
  const titleId = useId();
  const client = useQueryClient();
  const importing = useMutation({
    mutationFn: () => importAnswers(agentId, file.answers),
    async onSuccess({ added, changed }) {
      showToast('success', conversationMessages.answers.imported(added, changed));
      onClose();
      await client.invalidateQueries({ queryKey: answersQuery(agentId).queryKey });
    },
  });
  const start = useOneAtATime(importing.mutate);
  const [first] = file.answers;
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      <Stack gap="4">
        <Heading id={titleId}>{conversationMessages.answers.importTitle}</Heading>
        <Text>
          {conversationMessages.answers.found(file.answers.length)} {conversationMessages.answers.importHint}
        </Text>
        {first && (
          <Text as="blockquote" tone="muted" ps="3" borderStartWidth="2px" lineClamp={3} dir="auto">
            {first.question}
          </Text>
        )}
        {file.leftOut.length > 0 && (
          <Notice tone="warning">{conversationMessages.answers.leftOut(file.leftOut.slice(0, 20).join(', '))}</Notice>
        )}
        {importing.error && (
          <Notice tone="danger">
            {conversationMessages.answers.importFailed} {messageOf(importing.error)}
          </Notice>
        )}
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button variant="outline" onClick={onClose}>
            {conversationMessages.answer.cancel}
          </Button>
          <Button pending={importing.isPending} autoFocus onClick={() => start()}>
            {conversationMessages.answers.importStart}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}

const FILE_BYTES_MAX = 20_000_000;

/** Chooses a CSV file of answers, and shows its content before anything is stored. */
export function ImportAnswers({ agentId }: { agentId: WireId }) {
  const [file, setFile] = useState<(AnswersFile & { readonly ok: true }) | null>(null);

  async function choose() {
    const chosen = await chooseFile('.csv,text/csv');
    if (!chosen) return;
    const answers = await readFile(chosen);
    if (answers === null) showToast('error', conversationMessages.answers.problems.unreadable);
    else if (answers.ok) setFile(answers);
    else showToast('error', conversationMessages.answers.problems[answers.problem]);
  }

  return (
    <>
      <Button size="sm" variant="outline" onClick={() => void choose()}>
        <Upload aria-hidden /> {conversationMessages.answers.import}
      </Button>
      {file && <ImportDialog agentId={agentId} file={file} onClose={() => setFile(null)} />}
    </>
  );
}

/** Reads the answers of a file; null when it is unreadable. Never throws. */
async function readFile(file: File): Promise<AnswersFile | null> {
  if (file.size > FILE_BYTES_MAX) return { ok: false, problem: 'tooLarge' };
  try {
    return readAnswersCsv(await parseCsv(decodeCsv(await file.arrayBuffer())));
  } catch (error) {
    if (error instanceof UnclosedQuoteError) return { ok: false, problem: 'unclosedQuote' };
    console.error(conversationMessages.answers.problems.unreadable, error);
    return null;
  }
}
