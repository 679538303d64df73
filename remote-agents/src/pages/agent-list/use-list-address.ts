import { useSearchParams } from '@frontdesk/shared/app';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type AgentSort, formatSort, parseSort } from '../../model/agent-list';

/** A change of address renders the whole page again, so it waits for a pause in typing. */
const SETTLE_MS = 300;

/** Stores the page, filter and sort of the list in the address, so that a reload and Back show the same rows. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const sortText = params.get('sort');
  const sort = useMemo(() => parseSort(sortText), [sortText]);
  const inAddress = params.get('name') ?? '';
  const [name, setName] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(
    function followAddress() {
      if (inAddress === written.current) return;
      written.current = inAddress;
      setName(inAddress);
    },
    [inAddress],
  );

  useEffect(
    function keepInAddress() {
      if (name === written.current) return;
      const timer = setTimeout(() => {
        written.current = name;
        setParams((before) => changed(before, { name, page: null }), { replace: true, preventScrollReset: true });
      }, SETTLE_MS);
      return () => clearTimeout(timer);
    },
    [name, setParams],
  );

  /** Changes the address, always including the typed filter. */
  function change(changes: Readonly<Record<string, string | null>>, replace: boolean) {
    written.current = name;
    setParams((before) => changed(before, { name, ...changes }), { replace });
  }

  return {
    name,
    sort,
    // Another filter starts at the first page, even before the address contains it.
    page: name === inAddress ? Number.parseInt(params.get('page') ?? '1', 10) || 1 : 1,
    filterBy: setName,
    sortBy: (next: AgentSort | null) => change({ sort: next && formatSort(next), page: null }, true),
    goTo: (page: number) => change({ page: page === 1 ? null : String(page) }, false),
  };
}

function changed(before: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}
