import { sessionStore } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { startTabPoll } from '@frontdesk/shared/tab-poll';
import { useEffect, useRef } from 'react';

interface TabPollQuery<Data> {
  /** The key of a query that this page shows. Tabs that show the same query take turns. */
  readonly queryKey: readonly unknown[];
  /** Pause until the next fetch; false while no fetch is needed. Reads the newest data, which is undefined at first. */
  readonly intervalMs: (data: Data | undefined) => number | false;
}

/** The message to other tabs. Another user's tabs ignore it because its token differs from theirs. */
interface Polled {
  readonly token: string | null;
  readonly data: unknown;
}

/**
 * Fetches a query again at an interval in one visible tab of the browser, which sends the answer to the others. Replaces
 * `refetchInterval`, with which every visible tab fetches.
 */
export function useTabPoll<Data>({ queryKey, intervalMs }: TabPollQuery<Data>): void {
  const queries = useQueryClient();
  const intervalNow = useRef(() => intervalMs(undefined));
  intervalNow.current = () => intervalMs(queries.getQueryData<Data>(queryKey));
  const channel = JSON.stringify(queryKey);
  const interval = intervalNow.current();
  useEffect(
    function pollInOneTab() {
      if (interval === false) return;
      const key = JSON.parse(channel) as readonly unknown[];
      const token = () => sessionStore.getState().token;
      return startTabPoll({
        channel,
        intervalMs: () => intervalNow.current() || interval,
        poll: async () => {
          if (intervalNow.current() === false) return;
          await queries.refetchQueries({ queryKey: key, exact: true }, { cancelRefetch: false });
        },
        result(): Polled | undefined {
          const state = queries.getQueryState(key);
          return state?.status === 'success' ? { token: token(), data: state.data } : undefined;
        },
        onResult(result) {
          const polled = result as Polled;
          if (polled.token === token()) queries.setQueryData(key, polled.data);
        },
      });
    },
    [channel, interval, queries],
  );
}
