import { useCallback, useMemo, useState } from 'react';
import type { WireId } from '../endpoints/readers';

export interface Selection<Row> {
  /** The selected rows, in the order of the list. */
  readonly selected: readonly Row[];
  /** The ids of the selected rows, as texts. */
  readonly ids: ReadonlySet<string>;
  /** The same function on every render, so that rows are not rendered again. */
  readonly set: (ids: readonly WireId[], isSelected: boolean) => void;
  /** Selects exactly these rows. The same function on every render. */
  readonly replace: (ids: readonly WireId[]) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Manages the selected rows of a list, across all its pages. Deleted rows are no longer selected. */
export function useSelection<Row extends { readonly id: WireId }>(rows: readonly Row[] = []): Selection<Row> {
  const [ticked, setTicked] = useState(NONE);
  const selected = useMemo(
    () => (ticked.size === 0 ? [] : rows.filter(({ id }) => ticked.has(String(id)))),
    [ticked, rows],
  );
  const set = useCallback(
    (ids: readonly WireId[], isSelected: boolean) =>
      setTicked((before) => {
        const next = new Set(before);
        for (const id of ids) {
          if (isSelected) next.add(String(id));
          else next.delete(String(id));
        }
        return next;
      }),
    [],
  );
  const replace = useCallback((ids: readonly WireId[]) => setTicked(new Set(ids.map(String))), []);
  return { selected, ids: ticked, set, replace };
}

/** Returns how many of the rows are selected, for a check box above them. */
export function shareSelected(rows: readonly { readonly id: WireId }[], ids: Selection<unknown>['ids']) {
  const count = rows.filter(({ id }) => ids.has(String(id))).length;
  return count === 0 ? 'none' : count === rows.length ? 'all' : 'some';
}
