import { useLocation } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { useEffect } from 'react';

interface Place {
  readonly id: string;
  readonly scrollY: number;
}

/**
 * Scrolls to the conversation that was opened when Back leads to the list again. Returns a function to call when a
 * conversation opens.
 */
export function useOpenedPlace(isShown: boolean): (id: string) => void {
  const { key } = useLocation();
  const client = useQueryClient();
  const placeKey = ['conversation-opened', key];
  useEffect(
    function returnToPlace() {
      const place = isShown ? client.getQueryData<Place>(['conversation-opened', key]) : undefined;
      if (!place) return;
      client.removeQueries({ queryKey: ['conversation-opened', key] });
      // Runs after the host has scrolled the new page to its top.
      const timer = setTimeout(() => {
        window.scrollTo(0, place.scrollY);
        document.getElementById(`conversation-${place.id}`)?.focus({ preventScroll: true });
      });
      return () => clearTimeout(timer);
    },
    [isShown, client, key],
  );
  return (id) => client.setQueryData<Place>(placeKey, { id, scrollY: window.scrollY });
}
