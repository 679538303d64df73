import { showToast } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { useCallback, useRef, useState } from 'react';
import { announceCodesChanged } from '../../api/code-details';
import { getMyQrs } from '../../api/codes';
import { type DeletionResult, deleteQr, deleteQrs } from '../../api/delete-codes';
import * as messages from '../../messages/common';
import * as words from '../../messages/my-qr';
import type { SavedQr } from '../../model/qr-content';

interface FailedDeletion {
  readonly qr: SavedQr;
  readonly error: unknown;
}

/** Confirms, deletes, removes the code from the list, and stores the failure if there is one. */
export function useDeleteQr({ onDeleted }: { readonly onDeleted: () => void }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<SavedQr | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [failed, setFailed] = useState<FailedDeletion | null>(null);
  const inFlight = useRef(false);

  async function remove(qr: SavedQr) {
    // A second click may come before the result of the first is rendered.
    if (inFlight.current) return;
    inFlight.current = true;
    setDeleting(true);
    setFailed(null);
    try {
      await deleteQr(qr.id);
      queries.setQueryData(getMyQrs().queryKey, (qrs) => qrs?.filter(({ id }) => id !== qr.id));
      announceCodesChanged();
      onDeleted();
    } catch (error) {
      console.error(messages.errorLog, error);
      setFailed({ qr, error });
    } finally {
      inFlight.current = false;
      setDeleting(false);
      setAsked(null);
    }
  }

  return {
    asked,
    isDeleting,
    failed,
    // Always the same function, because cards are memoized by their props.
    ask: useCallback((qr: SavedQr) => setAsked(qr), []),
    cancel: () => setAsked(null),
    confirm: () => void (asked && remove(asked)),
    tryAgain: () => void (failed && remove(failed.qr)),
  };
}

/** Asks once, deletes the codes, removes them from the list, and stores which of them could not be deleted. */
export function useDeleteMany(isBulk: boolean, onDeleted: () => void) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<readonly SavedQr[] | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [result, setResult] = useState<DeletionResult | null>(null);

  async function remove(codes: readonly SavedQr[]) {
    setDone(0);
    setResult(null);
    const ids = codes.map(({ id }) => id);
    const found = await deleteQrs(ids, { isBulk, onProgress: setDone });
    const gone = new Set(ids.filter((id) => !found.failed.includes(id)));
    queries.setQueryData(getMyQrs().queryKey, (qrs) => qrs?.filter(({ id }) => !gone.has(id)));
    announceCodesChanged();
    if (found.failed.length > 0) {
      console.error(messages.errorLog, found.error);
      setResult(found);
    }
    if (gone.size > 0) showToast('success', words.deleted(gone.size));
    setDone(null);
    setAsked(null);
    onDeleted();
  }

  return {
    asked,
    /** Number of deleted codes; null when no deletion is in progress. */
    done,
    result,
    ask: setAsked,
    cancel: () => setAsked(null),
    confirm: () => void (asked && done === null && remove(asked)),
  };
}
