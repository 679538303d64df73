import { useSearchParams } from '@frontdesk/shared/app';
import { useEffect, useRef, useState } from 'react';

/** A change of address draws the whole page anew, so it waits until the typing rests. */
const SETTLE_MS = 300;

const PARAMETER = 'search';

/** The search text. The address holds it too, so that a reload, a link and the command palette keep it. */
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
        // The way back leads to the page before, not through every word that was tried.
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
