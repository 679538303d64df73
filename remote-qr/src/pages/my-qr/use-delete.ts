import { useQueryClient } from '@frontdesk/shared/query';
import { useCallback, useRef, useState } from 'react';
import { announceCodesChanged } from '../../api/code-changes';
import { deleteQr } from '../../api/delete-qr';
import { getMyQrs } from '../../api/get-my-qrs';
import * as messages from '../../messages';
import type { SavedQr } from '../../model/saved-qr';

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
    // A second click may come before the first is rendered.
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
