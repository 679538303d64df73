import { useEffect } from 'react';
import { type TabId, tabs } from './tabs';

/** Names the browser's tab after the open tab and the agent: 'Documents · Reception Desk'. */
export function useTabTitle(tab: TabId, agentName: string | undefined): void {
  const label = tabs.find(({ id }) => id === tab)?.label;
  useEffect(
    function nameBrowserTab() {
      if (agentName === undefined) return;
      let isCurrent = true;
      // The host names the tab after the route, in an effect that runs after this one.
      queueMicrotask(() => {
        if (isCurrent) document.title = `${label} · ${agentName} - Frontdesk`;
      });
      return () => {
        isCurrent = false;
      };
    },
    [label, agentName],
  );
}
