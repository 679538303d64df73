import { ApiError, messageOf } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { useEffect, useRef, useState } from 'react';
import { getMyQrs } from '../../api/get-my-qrs';
import { saveQr } from '../../api/save-qr';
import { messages } from '../../messages';
import type { BatchRow } from '../../model/read-batch';

/** What became of a row: saved, or why not. */
export type SaveResult = { readonly isSaved: true } | { readonly isSaved: false; readonly why: string };

type GoodRow = Extract<BatchRow, { ok: true }>;

/** A page of thousands of rows is drawn now and then, not for each. */
const SHOW_EVERY = 10;

/** Saves the rows that are right one after the other; what was saved is not saved again. */
export function useSaveAll(rows: readonly BatchRow[] | null) {
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [results, setResults] = useState<ReadonlyMap<number, SaveResult>>(new Map());
  const work = useRef<AbortController | null>(null);
  useEffect(
    function beginAnew() {
      setResults(new Map());
      setFailure(null);
      return () => work.current?.abort();
    },
    [rows],
  );

  async function save(good: readonly GoodRow[]) {
    const mine = new AbortController();
    work.current = mine;
    setSaving(true);
    setFailure(null);
    const made = new Map(results);
    const show = () => {
      if (work.current === mine) setResults(new Map(made));
    };
    try {
      for (const { line, name, content } of good) {
        if (mine.signal.aborted) break;
        if (made.get(line)?.isSaved) continue;
        made.set(line, await saveOne({ name, content }));
        if (made.size % SHOW_EVERY === 0) show();
      }
    } catch (error) {
      console.error(messages.errorLog, error);
      if (work.current === mine) setFailure(error);
    }
    show();
    if (work.current === mine) setSaving(false);
    void queries.invalidateQueries({ queryKey: getMyQrs().queryKey });
  }
  return {
    saving,
    failure,
    results,
    save: (good: readonly GoodRow[]) => void save(good),
    stop: () => work.current?.abort(),
  };
}

/** A row that the server refuses is that row's fault; anything else would befall the next one too. */
async function saveOne(code: Pick<GoodRow, 'name' | 'content'>): Promise<SaveResult> {
  try {
    await saveQr(code);
    return { isSaved: true };
  } catch (error) {
    const isRefusal = error instanceof ApiError && [400, 409, 413, 422].includes(error.status ?? 0);
    if (!isRefusal) throw error;
    return { isSaved: false, why: messageOf(error) };
  }
}
