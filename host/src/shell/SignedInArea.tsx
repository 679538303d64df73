import { useSession } from '@frontdesk/shared/app';
import { QueryClient, QueryClientProvider } from '@frontdesk/shared/query';
import { Box, chakra, Flex } from '@frontdesk/shared/ui/core';
import { useEffect, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { useReleaseWatch } from '../release/use-release-watch';
import { listForDevtools } from '../remotes/list-for-devtools';
import { prefetchKitWhenIdle } from '../remotes/prefetch';
import { useRegistry } from '../remotes/registry-store';
import { useLoadReports } from '../telemetry/use-load-reports';
import { CornerNotices } from './CornerNotices';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

/** For the keyboard: past bar and sidebar at once. Seen only while it has the focus. */
const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 20,
    px: '4',
    py: '2',
    rounded: 'md',
    bg: 'accent',
    color: 'accent.contrast',
    fontWeight: 500,
    translate: '0 -200%',
    _focus: { translate: '0 0' },
  },
});

/** Data older than this is asked for again when a screen opens. */
const FRESH_MS = 10_000;

/** The shell around every signed-in page. One person's data never outlives her session. */
export function SignedInArea() {
  const { token, person } = useSession();
  // Another person means a new, empty cache, and pages that begin anew.
  const client = useMemo(() => createQueryClient(person), [person]);
  useEffect(prefetchKitWhenIdle, []);
  useReleaseWatch();
  useLoadReports();
  const remotes = useRegistry(({ registry }) => registry?.remotes);
  useEffect(() => listForDevtools(remotes ?? []), [remotes]);
  useEffect(
    function refreshAfterSigningInAgain() {
      if (token !== null) void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    },
    [token, client],
  );
  return (
    <QueryClientProvider key={person} client={client}>
      <Flex direction="column" minH="100dvh">
        <SkipLink href="#content">Skip to content</SkipLink>
        <TopBar />
        <CornerNotices />
        <Flex flex="1" minW={0}>
          <Sidebar />
          <Box as="main" id="content" flex="1" minW={0} tabIndex={-1} outline="none">
            <Outlet />
          </Box>
        </Flex>
      </Flex>
    </QueryClientProvider>
  );
}

/**
 * No call repeats by itself (spec section 8); a failed screen offers 'Try again'. Without a network, reads wait for it;
 * a change fails at once, since nobody expects it to be sent some time later.
 */
function createQueryClient(_person: number) {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
