import { decodeCsv, parseCsv, UnclosedQuoteError } from '@frontdesk/shared/csv';
import type { problems } from '../../batch-messages';
import * as messages from '../../messages';
import { type BatchRow, readBatch } from '../../model/read-batch';

/** Why a chosen file has no rows. */
export type FileProblem = keyof typeof problems;

const FILE_BYTES_MAX = 20_000_000;

/** Reads and checks the rows of a chosen file. Never throws. */
export async function readBatchFile(file: File): Promise<readonly BatchRow[] | FileProblem> {
  if (file.size > FILE_BYTES_MAX) return 'tooLarge';
  try {
    const batch = readBatch(await parseCsv(decodeCsv(await file.arrayBuffer())));
    return batch.ok ? batch.rows : batch.problem;
  } catch (error) {
    if (error instanceof UnclosedQuoteError) return 'unclosedQuote';
    console.error(messages.errorLog, error);
    return 'unreadable';
  }
}
