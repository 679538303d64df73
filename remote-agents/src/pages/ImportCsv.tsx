import { messageOf, showToast } from '@frontdesk/shared/app';
import { type CsvLine, decodeCsv, parseCsv, UnclosedQuoteError } from '@frontdesk/shared/csv';
import { useMutation, useQueryClient } from '@frontdesk/shared/query';
import { Button, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import Upload from 'lucide-react/icons/upload';
import { useId, useState } from 'react';
import type { CsvFile } from '../model/csv-file';
import { useOneAtATime } from './use-one-at-a-time';

/**
 * Opens the file picker; null when it is cancelled. The input is not added to the page, so that the tab's only file
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

type ReadFile<Row> = CsvFile<Row, string> & { readonly ok: true };

interface ImportCsvProps<Row, Problem extends string> {
  readonly bytesMax: number;
  readonly readLines: (lines: readonly CsvLine[]) => CsvFile<Row, Problem>;
  readonly importRows: (rows: readonly Row[]) => Promise<{ readonly added: number; readonly changed: number }>;
  /** The list to which the rows are added. */
  readonly queryKey: readonly unknown[];
  readonly messages: {
    readonly import: string;
    readonly importTitle: string;
    readonly importHint: string;
    readonly importStart: string;
    readonly importFailed: string;
    readonly found: (number: number) => string;
    readonly cancel: string;
    readonly imported: (added: number, changed: number) => string;
    readonly problems: Readonly<Record<Problem | 'tooLarge' | 'unclosedQuote' | 'unreadable', string>>;
  };
}

/** Chooses a CSV file, and shows what it would import before anything is stored. */
export function ImportCsv<Row, Problem extends string>(props: ImportCsvProps<Row, Problem>) {
  const { bytesMax, readLines, messages } = props;
  const [file, setFile] = useState<ReadFile<Row> | null>(null);

  async function choose() {
    const chosen = await chooseFile('.csv,text/csv');
    if (!chosen) return;
    const read = await readFile(chosen);
    if (read.ok) setFile(read);
    else showToast('error', messages.problems[read.problem]);
  }

  /** Never throws. */
  async function readFile(chosen: File): Promise<CsvFile<Row, keyof typeof messages.problems>> {
    if (chosen.size > bytesMax) return { ok: false, problem: 'tooLarge' };
    try {
      return readLines(await parseCsv(decodeCsv(await chosen.arrayBuffer())));
    } catch (error) {
      if (error instanceof UnclosedQuoteError) return { ok: false, problem: 'unclosedQuote' };
      console.error(messages.problems.unreadable, error);
      return { ok: false, problem: 'unreadable' };
    }
  }

  return (
    <>
      <Button size="sm" variant="outline" onClick={() => void choose()}>
        <Upload aria-hidden /> {messages.import}
      </Button>
      {file && <ImportDialog {...props} file={file} onClose={() => setFile(null)} />}
    </>
  );
}

interface ImportDialogProps<Row, Problem extends string> extends ImportCsvProps<Row, Problem> {
  readonly file: ReadFile<Row>;
  readonly onClose: () => void;
}

function ImportDialog<Row, Problem extends string>({
  file: { rows, example, mistakes },
  onClose,
  messages,
  importRows,
  queryKey,
}: ImportDialogProps<Row, Problem>) {
  const titleId = useId();
  const client = useQueryClient();
  const importing = useMutation({
    mutationFn: () => importRows(rows),
    async onSuccess({ added, changed }) {
      showToast('success', messages.imported(added, changed));
      onClose();
      await client.invalidateQueries({ queryKey });
    },
  });
  const start = useOneAtATime(importing.mutate);
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      <Stack gap="4">
        <Heading id={titleId}>{messages.importTitle}</Heading>
        <Text>
          {messages.found(rows.length)} {messages.importHint}
        </Text>
        {example !== undefined && (
          <Text as="blockquote" tone="muted" ps="3" borderStartWidth="2px" lineClamp={3} dir="auto">
            {example}
          </Text>
        )}
        {mistakes.length > 0 && (
          <Notice tone="warning">
            {mistakes.map((mistake) => (
              <Text key={mistake}>{mistake}</Text>
            ))}
          </Notice>
        )}
        {importing.error && (
          <Notice tone="danger">
            {messages.importFailed} {messageOf(importing.error)}
          </Notice>
        )}
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          {rows.length > 0 && (
            <Button pending={importing.isPending} autoFocus onClick={() => start()}>
              {messages.importStart}
            </Button>
          )}
        </Flex>
      </Stack>
    </Dialog>
  );
}
