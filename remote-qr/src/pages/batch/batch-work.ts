import { ApiError, beginBackgroundWork, messageOf, onSessionOver } from '@frontdesk/shared/app';
import { decodeCsv, parseCsv, UnclosedQuoteError } from '@frontdesk/shared/csv';
import { canBeShortLink, isAlwaysShortLink } from '@frontdesk/shared/endpoints/qr-content';
import { newId } from '@frontdesk/shared/new-id';
import { useQueryClient } from '@frontdesk/shared/query';
import { useSyncExternalStore } from 'react';
import { agentsQuery } from '../../api/agents';
import { announceCodesChanged, refreshCodes } from '../../api/code-details';
import { nullWhenUnknown } from '../../api/codes';
import { newCodes, setQrStyle } from '../../api/save-codes';
import { createShortLink } from '../../api/short-links';
import type { problems } from '../../messages/batch';
import * as batchMessages from '../../messages/batch';
import * as messages from '../../messages/common';
import { noLinksHere } from '../../messages/links';
import type { SavedQr } from '../../model/qr-content';
import { isPlain, type QrStyle } from '../../model/qr-style';
import { type BatchRow, type NamedAgents, namesAgents, readBatch } from '../../model/read-batch';
import { urls } from '../../urls';

/** The reason why a chosen file yielded no rows. */
type FileProblem = keyof ReturnType<typeof problems>;

const FILE_BYTES_MAX = 20_000_000;

/** Reads and checks the rows of a chosen file. Never throws. */
async function readBatchFile(
  file: File,
  loadAgents: () => Promise<NamedAgents>,
): Promise<readonly BatchRow[] | FileProblem> {
  if (file.size > FILE_BYTES_MAX) return 'tooLarge';
  try {
    const lines = await parseCsv(decodeCsv(await file.arrayBuffer()));
    const batch = readBatch(lines, namesAgents(lines) ? await loadAgents() : []);
    return batch.ok ? batch.rows : batch.problem;
  } catch (error) {
    if (error instanceof UnclosedQuoteError) return 'unclosedQuote';
    console.error(messages.errorLog, error);
    return 'unreadable';
  }
}

/** A valid row. */
export type GoodRow = Extract<BatchRow, { ok: true }>;

/** The result of saving a row: the saved code with its short link, or why it was not saved. */
export type SaveResult =
  | { readonly isSaved: true; readonly id: SavedQr['id'] | undefined; readonly url: string | undefined }
  | { readonly isSaved: false; readonly why: string };

interface HowToSave {
  readonly style: QrStyle;
  /** Whether codes can be changed later, if their type and the server allow that. */
  readonly isChangeable: boolean;
}

/**
 * Saves a row. A refusal affects only this row and is returned as a result. Throws on any other failure, which would
 * also affect the next rows. `newCode` is the id of the row's new code, which is the same when the call is repeated.
 */
async function saveRow(row: GoodRow, { style, isChangeable }: HowToSave, newCode: string) {
  const { name, content } = row;
  try {
    const isAlways = isAlwaysShortLink(content.type);
    const wantsLink = isAlways || (isChangeable && canBeShortLink(content.type));
    const made = wantsLink ? await nullWhenUnknown(createShortLink({ content, name, word: '' }, newCode)) : null;
    if (isAlways && !made) return { isSaved: false, why: noLinksHere } as const;
    const id = made ? made.id : await newCodes.save(newCode, { name, content });
    if (id !== undefined && !isPlain(style)) await nullWhenUnknown(setQrStyle(id, style));
    return { isSaved: true, id, url: made?.url } as const;
  } catch (error) {
    const isRefusal = error instanceof ApiError && [400, 409, 413, 422].includes(error.status ?? 0);
    if (!isRefusal) throw error;
    return { isSaved: false, why: messageOf(error) } as const;
  }
}

/** The state of a batch on its page. */
export interface Batch {
  /** The rows of the chosen file; null until a file has been read. */
  readonly rows: readonly BatchRow[] | null;
  readonly problem: FileProblem | null;
  readonly isSaving: boolean;
  /** The error that stopped saving; null if there was none. */
  readonly failure: unknown;
  /** The result of each row that was sent, by line number. */
  readonly results: ReadonlyMap<number, SaveResult>;
}

const EMPTY: Batch = { rows: null, problem: null, isSaving: false, failure: null, results: new Map() };

/** Rerenders thousands of rows only after several results, not after each. */
const SHOW_EVERY = 10;

/**
 * Stores the batch of this tab. It outlives the page, so that saving continues on other pages and the owner finds the
 * rows and their results again.
 */
class BatchWork {
  #batch = EMPTY;
  #saving: AbortController | null = null;
  /** The id under which each row's code is created, so that a repeated call does not save it twice. */
  readonly #newIds = new WeakMap<GoodRow, string>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Batch => this.#batch;

  /** Shows the rows of another file, or why it cannot be read. Stops saving the previous rows. */
  open(read: readonly BatchRow[] | FileProblem): void {
    this.stop();
    // Pending answers are about the previous rows.
    this.#saving = null;
    this.#set(typeof read === 'string' ? { ...EMPTY, problem: read } : { ...EMPTY, rows: read });
  }

  /**
   * Saves the rows one after the other, except those that are already saved. Resolves to the results, or to null if
   * saving was stopped or failed.
   */
  async save(rows: readonly GoodRow[], how: HowToSave): Promise<Batch['results'] | null> {
    const mine = new AbortController();
    this.#saving = mine;
    const results = new Map(this.#batch.results);
    const labelNow = () => batchMessages.savedOf(countSaved(results), rows.length);
    const work = beginBackgroundWork({ label: labelNow(), path: urls.batch });
    const show = (change: Partial<Batch>) => {
      work.update(labelNow());
      if (this.#saving === mine) this.#set({ ...this.#batch, ...change, results: new Map(results) });
    };
    show({ isSaving: true, failure: null });
    let failure: unknown = null;
    try {
      for (const row of rows) {
        if (mine.signal.aborted) break;
        if (results.get(row.line)?.isSaved) continue;
        const newCode = this.#newIds.get(row) ?? newId();
        this.#newIds.set(row, newCode);
        results.set(row.line, await saveRow(row, how, newCode));
        if (results.size % SHOW_EVERY === 0) show({});
      }
    } catch (error) {
      console.error(messages.errorLog, error);
      failure = error;
    }
    show({ isSaving: false, failure });
    work.end();
    return failure !== null || mine.signal.aborted ? null : results;
  }

  /** Stops after the current row. */
  stop(): void {
    this.#saving?.abort();
  }

  forget(): void {
    this.stop();
    this.#saving = null;
    this.#set(EMPTY);
  }

  #set(batch: Batch): void {
    this.#batch = batch;
    for (const listener of this.#listeners) listener();
  }
}

function countSaved(results: ReadonlyMap<number, SaveResult>): number {
  return [...results.values()].filter(({ isSaved }) => isSaved).length;
}

const batchWork = new BatchWork();
onSessionOver(() => batchWork.forget());

export interface BatchActions {
  open(file: File): void;
  save(rows: readonly GoodRow[], how: HowToSave): Promise<Batch['results'] | null>;
  stop(): void;
}

/** Returns the tab's batch, updates with it, and provides its actions. */
export function useBatch(): { readonly batch: Batch; readonly actions: BatchActions } {
  const queries = useQueryClient();
  async function save(rows: readonly GoodRow[], how: HowToSave) {
    const results = await batchWork.save(rows, how);
    void refreshCodes(queries);
    announceCodesChanged();
    return results;
  }
  const loadAgents = () => queries.fetchQuery(agentsQuery).catch(() => null);
  return {
    batch: useSyncExternalStore(batchWork.subscribe, batchWork.read),
    actions: {
      open: (file) => void readBatchFile(file, loadAgents).then((read) => batchWork.open(read)),
      save,
      stop: () => batchWork.stop(),
    },
  };
}
