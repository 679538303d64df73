import { showToast } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { useState } from 'react';
import { announceCodesChanged } from '../../api/code-changes';
import { type DeletionResult, deleteQrs } from '../../api/delete-qrs';
import { getMyQrs } from '../../api/get-my-qrs';
import * as words from '../../many-messages';
import * as messages from '../../messages';
import type { SavedQr } from '../../model/saved-qr';

/** Asks once, deletes the codes, removes them from the list, and stores which could not be deleted. */
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
