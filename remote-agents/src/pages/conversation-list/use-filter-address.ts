import { useSearchParams } from '@frontdesk/shared/app';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ConversationFilters, filterQuery, filtersFrom } from '../../model/conversation-filters';

/** Each search is a call, so it waits for a pause in typing. */
const SETTLE_MS = 300;

export type ConversationTab = 'all' | 'unanswered';

/** The filters of the list. The address has them, so that a reload, Back and a copied link show the same conversations. */
export function useFilterAddress() {
  const [params, setParams] = useSearchParams();
  const query = filterQuery(filtersFrom(params));
  const filters = useMemo(() => filtersFrom(new URLSearchParams(query)), [query]);
  const tab: ConversationTab = params.get('tab') === 'unanswered' ? 'unanswered' : 'all';
  const inAddress = filters.search ?? '';
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
    function writeWhenSettled() {
      if (search.trim() === written.current) return;
      const timer = setTimeout(() => {
        written.current = search.trim();
        setParams((before) => withFilters(before, { ...filtersFrom(before), search }), { replace: true });
      }, SETTLE_MS);
      return () => clearTimeout(timer);
    },
    [search, setParams],
  );

  /** Writes the filters at once, with what is typed in 'Search'. */
  function write(next: ConversationFilters, nextTab = tab) {
    written.current = (next.search ?? '').trim();
    setParams(withFilters(nextTab === 'all' ? new URLSearchParams() : new URLSearchParams({ tab: nextTab }), next), {
      replace: true,
    });
  }

  return {
    tab,
    filters,
    search,
    setSearch,
    change: (changes: { readonly [Name in keyof ConversationFilters]?: string }) =>
      write({ ...filters, search, ...changes } as ConversationFilters),
    clear() {
      setSearch('');
      write({});
    },
    show: (next: ConversationTab) => write({ ...filters, search }, next),
  };
}

function withFilters(before: URLSearchParams, filters: ConversationFilters): URLSearchParams {
  const params = new URLSearchParams(filterQuery(filtersFrom(new URLSearchParams(filterQuery(filters)))));
  const tab = before.get('tab');
  if (tab) params.set('tab', tab);
  return params;
}
