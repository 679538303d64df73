import { showToast } from '@frontdesk/shared/app';
import { decodeCsv } from '@frontdesk/shared/csv';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { Button, VisuallyHidden } from '@frontdesk/shared/ui/core';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { conversationMessages } from '../../conversation-messages';
import { type AnswersFile, readAnswersCsv } from '../../model/answers-csv';
import { ImportDialog } from './ImportDialog';

const words = conversationMessages.answers;
const FILE_BYTES_MAX = 20_000_000;

/** Chooses a CSV file of answers, and shows what is in it before anything is stored. */
export function ImportAnswers({ agentId }: { agentId: WireId }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<(AnswersFile & { readonly ok: true }) | null>(null);

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    const answers = await readFile(chosen);
    if (answers === null) showToast('error', words.problems.unreadable);
    else if (answers.ok) setFile(answers);
    else showToast('error', words.problems[answers.problem]);
  }

  return (
    <>
      <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
        <Upload aria-hidden /> {words.import}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={words.importFile}
          tabIndex={-1}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            // The same file may be chosen again after it was changed.
            event.currentTarget.value = '';
            void read(chosen);
          }}
        />
      </VisuallyHidden>
      {file && <ImportDialog agentId={agentId} file={file} onClose={() => setFile(null)} />}
    </>
  );
}

/** The answers of a file; null when it cannot be read. Never throws. */
async function readFile(file: File): Promise<AnswersFile | null> {
  if (file.size > FILE_BYTES_MAX) return { ok: false, problem: 'tooMany' };
  try {
    return readAnswersCsv(decodeCsv(await file.arrayBuffer()));
  } catch (error) {
    console.error(words.problems.unreadable, error);
    return null;
  }
}
