import { useSearchParams } from '@frontdesk/shared/app';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { type CodeFilters, type CodeView, NO_FILTERS, readView, writeView } from '../../model/code-view';
import { useSearchInAddress } from './use-search-in-address';

/** The list's view, which the address has too. The search field shows each key at once, the list follows. */
export function useCodeView() {
  const [search, setSearch] = useSearchInAddress();
  const [parameters, setParameters] = useSearchParams();
  const wanted = useDeferredValue(search);
  const view: CodeView = useMemo(() => ({ ...readView(parameters), search: wanted }), [parameters, wanted]);

  const change = useCallback(
    (filters: Partial<CodeFilters>) =>
      setParameters((before) => writeView(before, filters), { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  const clear = useCallback(() => {
    setSearch('');
    change({ ...NO_FILTERS, sort: view.sort });
  }, [setSearch, change, view.sort]);
  return { search, setSearch, view, change, clear };
}
