import { useRealtime } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { useEffect } from 'react';

/**
 * Finds out, while the palette is open, which required calls the server has. Entries whose call is not known stay
 * hidden.
 */
export function useRequiredCalls(): void {
  const queries = useQueryClient();
  const isKnown = useRealtime().status !== 'Connecting';
  useEffect(
    function find() {
      if (!isKnown) return;
      import(/* webpackChunkName: "realtime" */ '../contributions/find-server-calls')
        .then(({ findRequiredCalls }) => findRequiredCalls('all', queries))
        .catch(() => undefined);
    },
    [isKnown, queries],
  );
}
