import { messageOf, useNavigate } from '@frontdesk/shared/app';
import { isAlwaysShortLink } from '@frontdesk/shared/endpoints/qr-content';
import { offerFile } from '@frontdesk/shared/files';
import { Box, Button, ButtonLink, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadZip } from '../../image/load-zip';
import type { NamedContent } from '../../image/make-zip';
import * as batchMessages from '../../messages/batch';
import * as messages from '../../messages/common';
import { printStateOf, selectionStateOf } from '../../model/print-code';
import { PLAIN_STYLE, type QrStyle } from '../../model/qr-style';
import { urls } from '../../urls';
import { ChangeableCards } from '../links/ChangeableChoice';
import { useShortLinks } from '../links/use-short-links';
import { PresetSelect } from '../presets/PresetSelect';
import type { Batch, BatchActions, GoodRow } from './batch-work';

interface SaveButtonsProps {
  /** The valid rows. */
  readonly rows: readonly GoodRow[];
  readonly batch: Batch;
  readonly actions: BatchActions;
  readonly onSave: () => void;
}

const savedIn = (batch: Batch) => [...batch.results.values()].filter(({ isSaved }) => isSaved).length;

/** Saves the valid rows in My Qr. Renders nothing once all are saved. */
function SaveButtons({ rows: good, batch, actions, onSave }: SaveButtonsProps) {
  const { isSaving: saving } = batch;
  const saved = savedIn(batch);
  const open = good.length - saved;
  if (open === 0) return null;
  return (
    <>
      <Button variant="outline" pending={saving} onClick={onSave}>
        {saved > 0 ? batchMessages.saveRest(open) : batchMessages.saveAll}
      </Button>
      {saving && (
        <Button variant="outline" onClick={actions.stop}>
          {batchMessages.stopSaving}
        </Button>
      )}
      {saving && <Text tone="muted">{batchMessages.savedOf(saved, good.length)}</Text>}
    </>
  );
}

/** Shows the result of saving. */
function SaveResult({ rows: good, batch }: Pick<SaveButtonsProps, 'rows' | 'batch'>) {
  const { isSaving: saving, failure, results } = batch;
  const saved = savedIn(batch);
  const refused = results.size - saved;
  return (
    <>
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
    </>
  );
}

type ZipState =
  | { readonly status: 'idle' | 'failed' }
  | { readonly status: 'making'; readonly made: number }
  | { readonly status: 'done'; readonly unread: number; readonly all: number };

/** Creates the zip and reports progress. Stops on request, or when the page closes. */
function useZip(style: QrStyle) {
  const [state, setState] = useState<ZipState>({ status: 'idle' });
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function make(codes: readonly NamedContent[]) {
    const mine = new AbortController();
    work.current = mine;
    setState({ status: 'making', made: 0 });
    try {
      const { makeZip } = await loadZip();
      const styled = codes.map((code) => ({ ...code, style }));
      const onProgress = (made: number) => setState({ status: 'making', made });
      const { blob, unread } = await makeZip(styled, { onProgress, signal: mine.signal });
      offerFile(blob, batchMessages.zipName);
      setState({ status: 'done', unread, all: codes.length });
    } catch (error) {
      if (mine.signal.aborted) return setState({ status: 'idle' });
      console.error(messages.errorLog, error);
      setState({ status: 'failed' });
    }
  }
  return { state, start: (codes: readonly NamedContent[]) => void make(codes), stop: () => work.current?.abort() };
}

interface ZipPartProps {
  /** The valid rows. */
  readonly rows: readonly GoodRow[];
  /** The style of all codes. */
  readonly style: QrStyle;
  readonly isSaving: boolean;
  /**
   * Saves the rows that are not saved yet. Null for codes that do not have to be saved, because they contain the
   * content itself.
   */
  readonly saveFirst: (() => Promise<Batch['results'] | null>) | null;
  /** Additional buttons on the same line. */
  readonly children: ReactNode;
}

/** Downloads or prints the valid rows. */
function ZipPart({ rows, style, isSaving, saveFirst, children }: ZipPartProps) {
  const navigate = useNavigate();
  const { state, start, stop } = useZip(style);

  /** Resolves to the saved rows with their results; null when saving was stopped or failed. */
  async function savedRows(save: () => Promise<Batch['results'] | null>) {
    const results = await save();
    if (!results) return null;
    const saved = rows.flatMap((row) => {
      const result = results.get(row.line);
      return result?.isSaved ? [{ row, result }] : [];
    });
    return saved.length > 0 ? saved : null;
  }
  async function download() {
    if (!saveFirst) return start(rows.map(({ name, content }) => ({ name, content })));
    const saved = await savedRows(saveFirst);
    if (!saved) return;
    start(
      saved.map(({ row: { name, content }, result: { url } }) => ({
        name,
        content,
        ...(url !== undefined && { text: url }),
      })),
    );
  }
  async function print(save: () => Promise<Batch['results'] | null>) {
    const saved = await savedRows(save);
    const ids = saved?.flatMap(({ result: { id } }) => (id === undefined ? [] : [{ id }]));
    if (ids) await navigate(urls.printSheet, { state: selectionStateOf(ids) });
  }
  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <Button pending={isSaving || state.status === 'making'} onClick={() => void download()}>
          {batchMessages.makeZip(rows.length)}
        </Button>
        {state.status === 'making' && (
          <Button variant="outline" onClick={stop}>
            {batchMessages.stop}
          </Button>
        )}
        {state.status !== 'making' && saveFirst && (
          <Button variant="outline" pending={isSaving} onClick={() => void print(saveFirst)}>
            {batchMessages.printThese}
          </Button>
        )}
        {state.status !== 'making' && !saveFirst && (
          <ButtonLink variant="outline" to={urls.printSheet} state={printStateOf(rows, style)}>
            {batchMessages.printThese}
          </ButtonLink>
        )}
        {children}
        {state.status === 'making' && <Text tone="muted">{batchMessages.making(state.made, rows.length)}</Text>}
      </Flex>
      {state.status === 'failed' && <Notice tone="danger">{batchMessages.zipFailed}</Notice>}
      {state.status === 'done' && (
        <Notice tone={state.unread > 0 ? 'warning' : 'success'}>
          {batchMessages.done(state.all)}
          {state.unread > 0 && ` · ${batchMessages.doNotScan(state.unread)}`}
        </Notice>
      )}
    </Stack>
  );
}

interface GoodRowsProps {
  readonly rows: readonly GoodRow[];
  readonly batch: Batch;
  readonly actions: BatchActions;
}

/** The actions for the valid rows: choose how they look and work, download, print, save. */
export function GoodRows({ rows, batch, actions }: GoodRowsProps) {
  const hasLinks = Boolean(useShortLinks());
  const [styled, setStyled] = useState({ id: '', style: PLAIN_STYLE });
  const [isChosen, setChosen] = useState(true);
  const isChangeable = hasLinks && isChosen;
  // A code that has already been saved does not change.
  const hasSaved = [...batch.results.values()].some(({ isSaved }) => isSaved);
  const save = () => actions.save(rows, { style: styled.style, isChangeable });
  const always = rows.filter(({ content }) => isAlwaysShortLink(content.type));
  const needsSaving = isChangeable || always.length > 0;
  return (
    <Stack gap="4">
      {always.length === rows.length && <Text tone="muted">{batchMessages.alwaysChangeable}</Text>}
      {hasLinks && always.length < rows.length && (
        <Stack gap="2">
          {hasSaved ? (
            <Text>{isChosen ? batchMessages.areChangeable : batchMessages.areFixed}</Text>
          ) : (
            <>
              <ChangeableCards isChangeable={isChosen} onChange={setChosen} />
              {isChosen && <Text tone="muted">{batchMessages.savesFirst}</Text>}
            </>
          )}
        </Stack>
      )}
      <Box maxW="320px">
        <PresetSelect value={styled.id} onChange={(id, style) => setStyled({ id, style: style ?? PLAIN_STYLE })} />
      </Box>
      <ZipPart rows={rows} style={styled.style} isSaving={batch.isSaving} saveFirst={needsSaving ? save : null}>
        <SaveButtons rows={rows} batch={batch} actions={actions} onSave={() => void save()} />
      </ZipPart>
      <SaveResult rows={rows} batch={batch} />
    </Stack>
  );
}
