import { useEffect, useState } from 'react';
import type { TabsProps } from '../tabs';
import { FailedState } from './FailedState';

type LoadState = { readonly Tabs: typeof import('../tabs').Tabs } | { readonly error: unknown } | null;

/** Tabs for remotes of contract 1.0 to 1.4, which import them from `ui/data`. Loads `ui/tabs` when first shown. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, children }: TabsProps<Id>) {
  const [state, setState] = useState<LoadState>(null);
  useEffect(
    function load() {
      if (state) return;
      let isShown = true;
      const show = (next: LoadState) => isShown && setState(next);
      import('../tabs').then(
        (loaded) => show({ Tabs: loaded.Tabs }),
        (error) => show({ error }),
      );
      return () => {
        isShown = false;
      };
    },
    [state],
  );
  if (!state) return null;
  if ('Tabs' in state) {
    return (
      <state.Tabs label={label} items={items} selected={selected} onSelect={onSelect}>
        {children}
      </state.Tabs>
    );
  }
  return <FailedState what="The tabs did not load." error={state.error} onRetry={() => setState(null)} />;
}
