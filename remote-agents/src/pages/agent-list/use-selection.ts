import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { useCallback, useMemo, useState } from 'react';
import type { AgentSummary } from '../../model/agent';

export interface Selection {
  readonly count: number;
  has(id: WireId): boolean;
  /** Always the same function, so that rows need not render again. */
  readonly set: (ids: readonly WireId[], isSelected: boolean) => void;
  clear(): void;
}

/** Manages the selected agents on all pages. Deleted agents no longer count. */
export function useSelection(agents: readonly AgentSummary[] | undefined): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<WireId>>(new Set());
  const selected = useMemo(() => {
    if (ticked.size === 0) return ticked;
    const existing = new Set(agents?.map(({ id }) => id));
    return new Set([...ticked].filter((id) => existing.has(id)));
  }, [ticked, agents]);

  const set = useCallback((ids: readonly WireId[], isSelected: boolean) => {
    setTicked((current) => {
      const next = new Set(current);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);

  return {
    count: selected.size,
    has: (id) => selected.has(id),
    set,
    clear: () => setTicked(new Set()),
  };
}
