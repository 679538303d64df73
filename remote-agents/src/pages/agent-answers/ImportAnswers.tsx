import { showToast } from '@frontdesk/shared/app';
import { decodeCsv, parseCsv, UnclosedQuoteError } from '@frontdesk/shared/csv';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { Button } from '@frontdesk/shared/ui/core';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import * as conversationMessages from '../../messages/conversations';
import { type AnswersFile, readAnswersCsv } from '../../model/answers-csv';
import { chooseFile } from './choose-file';
import { ImportDialog } from './ImportDialog';

const words = conversationMessages.answers;
const FILE_BYTES_MAX = 20_000_000;

/** Chooses a CSV file of answers, and shows its content before anything is stored. */
export function ImportAnswers({ agentId }: { agentId: WireId }) {
  const [file, setFile] = useState<(AnswersFile & { readonly ok: true }) | null>(null);

  async function choose() {
    const chosen = await chooseFile('.csv,text/csv');
    if (!chosen) return;
    const answers = await readFile(chosen);
    if (answers === null) showToast('error', words.problems.unreadable);
    else if (answers.ok) setFile(answers);
    else showToast('error', words.problems[answers.problem]);
  }

  return (
    <>
      <Button size="sm" variant="outline" onClick={() => void choose()}>
        <Upload aria-hidden /> {words.import}
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
    console.error(words.problems.unreadable, error);
    return null;
  }
}
