import { useAddressState } from '@frontdesk/shared/address-state';
import { useMemo } from 'react';
import { type ConversationFilters, filterQuery, filtersFrom } from '../../model/conversations';

export type ConversationTab = 'all' | 'mine' | 'unanswered' | 'numbers';

/**
 * The filters of the list. They are in the address, so that a reload, Back and a copied link show the same
 * conversations.
 */
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
    clear: () => change((before) => address(tabOf(before), tabOf(before) === 'mine' ? { assignee: 'me' } : {})),
    show: (tab: ConversationTab) => change((before) => address(tab, filtersOf(tab, filtersFrom(before)))),
  };
}

export type FilterAddress = ReturnType<typeof useFilterAddress>;

/** 'Mine' filters by the assignee 'me', so that a conversation opened from it has the same neighbors. */
function tabOf(params: URLSearchParams): ConversationTab {
  const tab = params.get('tab');
  if (tab === 'unanswered' || tab === 'numbers') return tab;
  return filtersFrom(params).assignee === 'me' ? 'mine' : 'all';
}

function filtersOf(tab: ConversationTab, { assignee, ...others }: ConversationFilters): ConversationFilters {
  if (tab === 'mine') return { ...others, assignee: 'me' };
  return { ...others, ...(assignee !== undefined && assignee !== 'me' && { assignee }) };
}

function address(tab: ConversationTab, filters: ConversationFilters): URLSearchParams {
  const params = new URLSearchParams(filterQuery(filters));
  if (tab === 'unanswered' || tab === 'numbers') params.set('tab', tab);
  return params;
}
