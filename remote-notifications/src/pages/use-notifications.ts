import { showToast } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { useCallback, useEffect, useRef } from 'react';
import { notificationsQuery, readNotifications } from '../api/notifications';
import * as messages from '../messages/common';
import type { Notifications } from '../model/notifications';

/** Returns the notifications, shows an alert when they cannot be loaded, and updates every screen immediately when they change. */
export function useNotifications() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(notificationsQuery);
  const isReported = useRef(false);

  useEffect(
    function reportFailureOnce() {
      // The top bar polls every 15 s; only the first of several failures is reported.
      if (error && !isReported.current) showToast('error', messages.loadFailed);
      if (error) isReported.current = true;
      else if (data) isReported.current = false;
    },
    [data, error],
  );

  const reload = useCallback(() => {
    isReported.current = false;
    return refetch();
  }, [refetch]);

  const change = useCallback(
    async (changed: (current: Notifications) => Notifications) => {
      const { queryKey } = notificationsQuery;
      // A pending answer is older than the change and would undo it.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (current) => current && changed(readNotifications(current)));
    },
    [queries],
  );

  return { data, error, reload, change };
}
