import { useSearchParams } from '@frontdesk/shared/app';
import { useEffect, useRef, useState } from 'react';

/** A change of address renders the whole page again, so it waits for a pause in typing. */
const SETTLE_MS = 300;

const PARAMETER = 'search';

/** The search text. The address has it too, so that it survives a reload and works in links and in the command palette. */
export function useSearchInAddress() {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.get(PARAMETER) ?? '';
  const [search, setSearch] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(
    function followAddress() {
      if (inAddress === written.current) return;
      written.current = inAddress;
      setSearch(inAddress);
    },
    [inAddress],
  );

  useEffect(
    function keepInAddress() {
      if (search === written.current) return;
      const timer = setTimeout(() => {
        written.current = search;
        // Back leads to the previous page, not through every word that was tried.
        setParameters((before) => withSearch(before, search), { replace: true, preventScrollReset: true });
      }, SETTLE_MS);
      return () => clearTimeout(timer);
    },
    [search, setParameters],
  );

  return [search, setSearch] as const;
}

function withSearch(before: URLSearchParams, search: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (search.trim() === '') next.delete(PARAMETER);
  else next.set(PARAMETER, search);
  return next;
}
