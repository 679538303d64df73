import { useAddressState } from '@frontdesk/shared/address-state';
import { useMemo } from 'react';
import { type AgentSort, formatSort, parseSort } from '../../model/agent-list';

/** Stores the page, filter and sort of the list in the address, so that a reload and Back show the same rows. */
export function useListAddress() {
  const { params, text: name, setText: filterBy, isWritten, change } = useAddressState('name', toFirstPage);
  const sortText = params.get('sort');
  const sort = useMemo(() => parseSort(sortText), [sortText]);

  return {
    name,
    sort,
    // Another filter starts at the first page, even before the address contains it.
    page: isWritten ? Number.parseInt(params.get('page') ?? '1', 10) || 1 : 1,
    filterBy,
    sortBy: (next: AgentSort | null) =>
      change((before) => changed(toFirstPage(before), 'sort', next && formatSort(next))),
    goTo: (page: number) =>
      change((before) => changed(before, 'page', page === 1 ? null : String(page)), { replace: false }),
  };
}

function toFirstPage(before: URLSearchParams): URLSearchParams {
  return changed(before, 'page', null);
}

function changed(before: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(before);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
