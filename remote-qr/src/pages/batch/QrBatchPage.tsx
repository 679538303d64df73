import { messageOf } from '@frontdesk/shared/app';
import { writeCsv } from '@frontdesk/shared/csv';
import { QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import { payloadFieldsOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import { offerFile } from '@frontdesk/shared/files';
import { Box, Button, ButtonLink, Card, chakra, Flex, Notice, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { useEffect, useId, useRef, useState } from 'react';
import * as batchMessages from '../../batch-messages';
import { loadZip } from '../../image/load-zip';
import type { NamedContent } from '../../image/make-zip';
import { KIND_FORMS } from '../../kinds/kinds';
import * as messages from '../../messages';
import { printStateOf } from '../../model/print-code';
import { PLAIN_STYLE, type QrStyle } from '../../model/qr-style';
import type { BatchRow } from '../../model/read-batch';
import { urls } from '../../urls';
import { FileInput } from '../FileInput';
import { PresetSelect } from '../presets/PresetSelect';
import { BatchRows } from './BatchRows';
import { type Batch, type BatchActions, useBatch } from './batch-work';

/** Creates an example file with a row of each type. */
export function exampleCsv(): Blob {
  const columns = [...new Set(QR_TYPES.flatMap(payloadFieldsOf))];
  const rows = QR_TYPES.map((type) => {
    const { name, payload } = KIND_FORMS[type].example;
    const fields = new Map(Object.entries(payload));
    return [name, type, ...columns.map((column) => fields.get(column) ?? '')];
  });
  return new Blob([writeCsv([['name', 'type', ...columns], ...rows])], { type: 'text/csv' });
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    fontSize: 'sm',
  },
});
const Columns = chakra('dd', {
  base: { fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere', alignSelf: 'center' },
});

/** Explains which columns a row of each type needs. */
function ColumnsHelp() {
  return (
    <List>
      {QR_TYPES.map((type) => [
        <dt key={type}>{type}</dt>,
        <Columns key={`${type} columns`}>{payloadFieldsOf(type).join(', ')}</Columns>,
      ])}
    </List>
  );
}

interface SavePartProps {
  readonly rows: readonly BatchRow[];
  readonly batch: Batch;
  /** The style of the saved codes. */
  readonly style: QrStyle;
  readonly actions: BatchActions;
}

/** Saves the valid rows in My Qr. */
function SavePart({ rows, batch, style, actions }: SavePartProps) {
  const { isSaving: saving, failure, results } = batch;
  const good = rows.filter((row) => row.ok);
  if (good.length === 0) return null;
  const saved = [...results.values()].filter(({ isSaved }) => isSaved).length;
  const refused = results.size - saved;
  const open = good.length - saved;
  return (
    <Stack gap="3">
      {open > 0 && (
        <Flex gap="3" wrap="wrap" align="center">
          <Button variant="outline" pending={saving} onClick={() => actions.save(good, style)}>
            {saved > 0 ? batchMessages.saveRest(open) : batchMessages.saveAll}
          </Button>
          {saving && (
            <Button variant="outline" onClick={actions.stop}>
              {batchMessages.stopSaving}
            </Button>
          )}
          {saving && <Text tone="muted">{batchMessages.savedOf(saved, good.length)}</Text>}
        </Flex>
      )}
      {failure !== null && (
        <Notice tone="danger">
          {batchMessages.savingFailed(saved, good.length)} {messageOf(failure)}
        </Notice>
      )}
      {!saving && results.size > 0 && failure === null && (
        <Notice
          tone={refused > 0 ? 'warning' : 'success'}
          action={
            <ButtonLink variant="outline" size="sm" to={urls.myQr}>
              {messages.myQrTitle}
            </ButtonLink>
          }
        >
          {batchMessages.savedOf(saved, good.length)}
          {refused > 0 && ` · ${batchMessages.refused(refused)}`}
        </Notice>
      )}
    </Stack>
  );
}

type ZipState =
  | { readonly status: 'idle' | 'failed' }
  | { readonly status: 'making'; readonly made: number }
  | { readonly status: 'done'; readonly unread: number };

/** Creates the zip and reports progress. Stops on request and when the page closes. */
function useZip(codes: readonly NamedContent[], style: QrStyle) {
  const [state, setState] = useState<ZipState>({ status: 'idle' });
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function make() {
    const mine = new AbortController();
    work.current = mine;
    setState({ status: 'making', made: 0 });
    try {
      const { makeZip } = await loadZip();
      const styled = codes.map(({ name, content }) => ({ name, content, style }));
      const onProgress = (made: number) => setState({ status: 'making', made });
      const { blob, unread } = await makeZip(styled, { onProgress, signal: mine.signal });
      offerFile(blob, batchMessages.zipName);
      setState({ status: 'done', unread });
    } catch (error) {
      if (mine.signal.aborted) return setState({ status: 'idle' });
      console.error(messages.errorLog, error);
      setState({ status: 'failed' });
    }
  }
  return { state, start: () => void make(), stop: () => work.current?.abort() };
}

interface ZipPartProps {
  readonly rows: readonly BatchRow[];
  /** The style of all codes. */
  readonly style: QrStyle;
}

/** Downloads or prints the valid rows. */
function ZipPart({ rows, style }: ZipPartProps) {
  const good = rows.filter((row) => row.ok);
  const { state, start, stop } = useZip(good, style);
  if (good.length === 0) return null;
  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <Button pending={state.status === 'making'} onClick={start}>
          {batchMessages.makeZip(good.length)}
        </Button>
        {state.status === 'making' ? (
          <Button variant="outline" onClick={stop}>
            {batchMessages.stop}
          </Button>
        ) : (
          <ButtonLink variant="outline" to={urls.printSheet} state={printStateOf(good, style)}>
            {batchMessages.printThese}
          </ButtonLink>
        )}
        {state.status === 'making' && <Text tone="muted">{batchMessages.making(state.made, good.length)}</Text>}
      </Flex>
      {state.status === 'failed' && <Notice tone="danger">{batchMessages.zipFailed}</Notice>}
      {state.status === 'done' && (
        <Notice tone={state.unread > 0 ? 'warning' : 'success'}>
          {batchMessages.done(good.length)}
          {state.unread > 0 && ` · ${batchMessages.doNotScan(state.unread)}`}
        </Notice>
      )}
    </Stack>
  );
}

const Label = chakra('label', { base: { fontWeight: 500 } });

export function QrBatchPage() {
  const fileId = useId();
  const { batch, actions } = useBatch();
  const { rows, problem, results } = batch;
  const [styled, setStyled] = useState({ id: '', style: PLAIN_STYLE });
  return (
    <PageFrame
      title={batchMessages.title}
      intro={batchMessages.intro}
      action={
        <Button variant="outline" onClick={() => offerFile(exampleCsv(), batchMessages.exampleName)}>
          {batchMessages.example}
        </Button>
      }
    >
      <Stack gap="6">
        <Card>
          <Stack gap="4">
            <div>
              <Label htmlFor={fileId}>{batchMessages.file}</Label>
              <FileInput
                id={fileId}
                type="file"
                accept=".csv,.txt,.tsv,text/csv"
                aria-describedby={`${fileId}-help`}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  if (file) actions.open(file);
                }}
                // Allows choosing the same file again after it was corrected.
                onClick={({ currentTarget }) => {
                  currentTarget.value = '';
                }}
              />
            </div>
            <Text id={`${fileId}-help`} tone="muted">
              {batchMessages.fileHelp}
            </Text>
            <ColumnsHelp />
            {problem && <Notice tone="danger">{batchMessages.problems[problem]}</Notice>}
          </Stack>
        </Card>
        {rows?.some(({ ok }) => ok) && (
          <Stack gap="3">
            <Box maxW="320px">
              <PresetSelect
                value={styled.id}
                onChange={(id, style) => setStyled({ id, style: style ?? PLAIN_STYLE })}
              />
            </Box>
            <ZipPart rows={rows} style={styled.style} />
            <SavePart rows={rows} batch={batch} style={styled.style} actions={actions} />
          </Stack>
        )}
        {rows && <BatchRows rows={rows} results={results} />}
      </Stack>
    </PageFrame>
  );
}
