import { useSearchParams } from '@frontdesk/shared/app';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type AgentSort, formatSort, parseSort } from '../../model/agent-list';

/** Which part of the list is shown. It stands in the address, so that a reload and Back lead to the same place. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const sortText = params.get('sort');
  const sort = useMemo(() => parseSort(sortText), [sortText]);
  const inAddress = params.get('name') ?? '';
  // The router follows at its own pace; what is typed must not wait for it, nor be undone by it.
  const [name, setName] = useState(inAddress);
  const onTheWay = useRef<string[]>([]);

  useEffect(
    function followAddress() {
      const isOurs = onTheWay.current.includes(inAddress);
      if (!isOurs) setName(inAddress);
      if (!isOurs || onTheWay.current.at(-1) === inAddress) onTheWay.current = [];
    },
    [inAddress],
  );

  function change(changes: Readonly<Record<string, string | null>>, replace: boolean) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [key, value] of Object.entries(changes)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace },
    );
  }

  return {
    name,
    sort,
    page: Number.parseInt(params.get('page') ?? '1', 10) || 1,
    filterBy(next: string) {
      setName(next);
      onTheWay.current.push(next);
      change({ name: next, page: null }, true);
    },
    sortBy: (next: AgentSort | null) => change({ sort: next && formatSort(next), page: null }, true),
    goTo: (page: number) => change({ page: page === 1 ? null : String(page) }, false),
  };
}
