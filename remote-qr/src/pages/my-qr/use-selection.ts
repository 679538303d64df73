import { useCallback, useMemo, useState } from 'react';
import type { SavedQr } from '../../model/saved-qr';

const EMPTY: ReadonlySet<string> = new Set();

/** Returns the selected codes in the order of the list. A code that is deleted meanwhile is no longer selected. */
export function useSelection(qrs: readonly SavedQr[]) {
  const [ids, setIds] = useState(EMPTY);
  const selected = useMemo(() => (ids.size === 0 ? [] : qrs.filter(({ id }) => ids.has(String(id)))), [qrs, ids]);
  // Always the same function, because cards are memoized by their props.
  const toggle = useCallback((id: SavedQr['id'], isSelected: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      if (isSelected) next.add(String(id));
      else next.delete(String(id));
      return next;
    });
  }, []);
  const select = useCallback((codes: readonly SavedQr[]) => setIds(new Set(codes.map(({ id }) => String(id)))), []);
  return { ids, selected, toggle, select, clear: () => setIds(EMPTY) };
}
