import { useSearchParams } from '@frontdesk/shared/app';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { type CodeFilters, type CodeView, NO_FILTERS, readView, writeView } from '../../model/code-view';
import { useSearchInAddress } from './use-search-in-address';

/** The list's view, which the address has too. The search field shows each key at once, the list follows. */
export function useCodeView() {
  const [search, setSearch] = useSearchInAddress();
  const [parameters, setParameters] = useSearchParams();
  const wanted = useDeferredValue(search);
  const view: CodeView = useMemo(() => ({ ...readView(parameters), search: wanted }), [parameters, wanted]);

  // What was chosen last: the address may not have been drawn yet when the next filter is chosen.
  const latest = useRef(parameters);
  useEffect(
    function followAddress() {
      latest.current = parameters;
    },
    [parameters],
  );
  const change = useCallback(
    (filters: Partial<CodeFilters>) => {
      latest.current = writeView(latest.current, filters);
      setParameters(latest.current, { replace: true, preventScrollReset: true });
    },
    [setParameters],
  );
  const clear = useCallback(() => {
    setSearch('');
    change({ ...NO_FILTERS, sort: view.sort });
  }, [setSearch, change, view.sort]);
  return { search, setSearch, view, change, clear };
}
