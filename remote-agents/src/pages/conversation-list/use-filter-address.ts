import { useAddressState } from '@frontdesk/shared/address-state';
import { useMemo } from 'react';
import { type ConversationFilters, filterQuery, filtersFrom } from '../../model/conversation-filters';

export type ConversationTab = 'all' | 'unanswered';

/** The filters of the list. The address has them, so that a reload, Back and a copied link show the same conversations. */
export function useFilterAddress() {
  const { params, text: search, setText: setSearch, change } = useAddressState('search');
  const query = filterQuery(filtersFrom(params));
  const filters = useMemo(() => filtersFrom(new URLSearchParams(query)), [query]);

  return {
    tab: tabOf(params),
    filters,
    search,
    setSearch,
    change: (changes: { readonly [Name in keyof ConversationFilters]?: string }) =>
      change((before) => address(tabOf(before), { ...filtersFrom(before), ...changes } as ConversationFilters)),
    clear: () => change((before) => address(tabOf(before), {})),
    show: (tab: ConversationTab) => change((before) => address(tab, filtersFrom(before))),
  };
}

function tabOf(params: URLSearchParams): ConversationTab {
  return params.get('tab') === 'unanswered' ? 'unanswered' : 'all';
}

function address(tab: ConversationTab, filters: ConversationFilters): URLSearchParams {
  const params = new URLSearchParams(filterQuery(filters));
  if (tab !== 'all') params.set('tab', tab);
  return params;
}
