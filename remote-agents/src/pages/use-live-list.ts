import { useLocation, useRealtime } from '@frontdesk/shared/app';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { useTabPoll } from '@frontdesk/shared/use-tab-poll';
import { freshRows, inPlace, type LivePage, type LiveRow, withoutRow, withPage } from '../model/conversations';

/** Poll interval of the newest page while the hub cannot push. */
const POLL_MS = 15_000;
/** Poll interval while the hub is connected: it announces new rows, but not each change of a row. */
const LIVE_POLL_MS = 45_000;

const LISTS = 'live-lists';

interface LiveListOptions<Row extends LiveRow, Request> {
  /** Path of the call. Notifications that refresh it fetch the newest page. */
  readonly path: string;
  readonly request: Request;
  readonly fetchPage: (request: Request, cursor: string | null, signal: AbortSignal) => Promise<LivePage<Row>>;
  readonly timeOf: (row: Row) => string | null;
  /** Arranges the shown rows. Default: the server's order. */
  readonly arrange?: (rows: readonly Row[]) => readonly Row[];
  /** False fetches nothing. Default: true. */
  readonly isEnabled?: boolean;
  /**
   * Shares one list under this name; it starts with the rows that were last shown. Default: a separate list for each
   * entry in the history.
   */
  readonly place?: string;
}

/**
 * A long list that does not move while it is read: rows change in place, and new ones appear when the owner presses a
 * button. Each entry in the browser's history has its own list, so that Back shows the previous rows.
 */
export function useLiveList<Row extends LiveRow, Request extends object>({
  path,
  request,
  fetchPage,
  timeOf,
  arrange = (rows) => rows,
  isEnabled = true,
  place,
}: LiveListOptions<Row, Request>) {
  const location = useLocation();
  const key = place ?? location.key;
  const client = useQueryClient();
  const isLive = useRealtime().status === 'Connected';
  const newestKey = [path, request, 'newest'];
  const listKey = [LISTS, path, key, request];
  const fetchNewest = {
    queryKey: newestKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(request, null, signal),
  };

  const list = useQuery({
    queryKey: listKey,
    enabled: isEnabled,
    queryFn: () => client.fetchQuery({ ...fetchNewest, staleTime: 0 }),
    initialData: () => (place === undefined ? undefined : lastShown<Row>(client, path, request)),
    // Only `showFresh` and `loadMore` change the shown rows.
    staleTime: 'static',
    placeholderData: (previous: LivePage<Row> | undefined) => previous,
  });
  const isShown = list.data !== undefined && !list.isPlaceholderData;
  const newest = useQuery({
    ...fetchNewest,
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useTabPoll({ queryKey: newestKey, intervalMs: () => isShown && (isLive ? LIVE_POLL_MS : POLL_MS) });

  const shown = list.data?.rows ?? [];
  const arrived = isShown ? (newest.data?.rows ?? []) : [];
  const fresh = freshRows(shown, arrived, timeOf);
  const isEmpty = isShown && shown.length === 0;

  const more = useMutation({
    mutationFn: (cursor: string) => fetchPage(request, cursor, new AbortController().signal),
    onSuccess: (page) => client.setQueryData<LivePage<Row>>(listKey, (current) => current && withPage(current, page)),
  });

  const rows = list.data && arrange(isEmpty ? arrived : inPlace(shown, arrived));
  const pages = [newest.data, list.data];
  return {
    /** Undefined until the first page is loaded. */
    rows,
    /** The last messages of the first row; undefined when they are not known. */
    first: pages.find((page) => page?.first && page.first.id === rows?.[0]?.id)?.first?.messages,
    /** Whether rows for other filters are shown until the requested ones are loaded. */
    isStale: list.isPlaceholderData,
    error: list.error,
    retry: () => void list.refetch(),
    /** Number of new rows that are not shown yet; 0 while the list is empty. */
    fresh: isEmpty ? 0 : fresh.length,
    /** Whether all rows of the newest page are fresh, so that there may be more. */
    isAtLeast: fresh.length > 0 && fresh.length === arrived.length && newest.data?.next !== null,
    showFresh() {
      if (newest.data) client.setQueryData(listKey, newest.data);
    },
    hasMore: list.data?.next != null && !list.isPlaceholderData,
    isLoadingMore: more.isPending,
    moreError: more.error,
    loadMore() {
      const { next } = list.data ?? {};
      if (next && !more.isPending) more.mutate(next);
    },
  };
}

/** Returns the list with this request that was loaded last. */
function lastShown<Row extends LiveRow>(client: QueryClient, path: string, request: object) {
  const isSame = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    JSON.stringify(queryKey[3]) === JSON.stringify(request);
  return client.getQueriesData<LivePage<Row>>({ queryKey: [LISTS, path], predicate: isSame }).at(-1)?.[1];
}

/** The result of `useLiveList`. */
export type LiveList<Row extends LiveRow> = Omit<ReturnType<typeof useLiveList>, 'rows'> & {
  readonly rows: readonly Row[] | undefined;
};

/** Removes a row from all lists of `path`, including those that Back leads to. */
export function removeListed(client: QueryClient, path: string, id: string): void {
  const remove = (list: LivePage<LiveRow> | undefined) => list && withoutRow(list, id);
  client.setQueriesData<LivePage<LiveRow>>({ queryKey: [LISTS, path] }, remove);
  client.setQueriesData<LivePage<LiveRow>>(
    { queryKey: [path], predicate: ({ queryKey }) => queryKey[2] === 'newest' },
    remove,
  );
}

/** Drops all lists of `path`, so that each is fetched again when it opens. */
export function forgetLists(client: QueryClient, path: string): void {
  client.removeQueries({ queryKey: [LISTS, path] });
  client.removeQueries({ queryKey: [path] });
}
