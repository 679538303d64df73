import { useAddressState } from '@frontdesk/shared/address-state';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { type CodeFilters, type CodeView, NO_FILTERS, readView, writeView } from '../../model/code-view';

/** The list's view, which the address has too. The search field shows each key at once, the list follows. */
export function useCodeView() {
  const { params, text: search, setText: setSearch, change: changeAddress } = useAddressState('search');
  const wanted = useDeferredValue(search);
  const view: CodeView = useMemo(() => ({ ...readView(params), search: wanted }), [params, wanted]);

  const change = useCallback(
    (filters: Partial<CodeFilters>) => changeAddress((before) => writeView(before, filters)),
    [changeAddress],
  );
  const clear = useCallback(
    () => changeAddress((before) => writeView(before, { ...NO_FILTERS, search: '', sort: readView(before).sort })),
    [changeAddress],
  );
  return { search, setSearch, view, change, clear };
}
