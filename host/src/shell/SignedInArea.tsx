import { slotHost, useBackgroundWork, useSession } from '@frontdesk/shared/app';
import { QueryClient, QueryClientProvider } from '@frontdesk/shared/query';
import { Box, ButtonLink, Card, chakra, Flex, Spinner, Stack, Text } from '@frontdesk/shared/ui/core';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import * as messages from '../messages/frame';
import { useRememberPages } from '../palette/recent-pages';
import { UpdateNotice } from '../release/UpdateNotice';
import { useReleaseWatch } from '../release/use-release-watch';
import { PageOutlet } from '../remotes/page/PageOutlet';
import { useLoadReports } from '../telemetry/use-load-reports';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

/** Shows work that continues while the owner is on another page, with a link back to it. */
function BackgroundWorkNotice() {
  const { pathname } = useLocation();
  const elsewhere = useBackgroundWork().filter(({ path }) => path.toLowerCase() !== pathname.toLowerCase());
  return elsewhere.map(({ label, path }) => (
    <Card key={path} py="2" px="4" role="status">
      <Flex align="center" gap="3" minH="36px">
        <Spinner />
        <Text flex="1" minW={0} overflowWrap="anywhere">
          {label}
        </Text>
        <ButtonLink to={path} variant="outline" size="sm">
          {messages.showWork}
        </ButtonLink>
      </Flex>
    </Card>
  ));
}

/**
 * Shows the host's notices over every signed-in page, at the bottom, at the inline start. Toasts prefer the inline
 * end.
 */
function CornerNotices() {
  return (
    <Stack
      position="fixed"
      bottom="4"
      insetStart="4"
      insetEnd={{ base: '4', md: 'auto' }}
      width={{ md: '420px' }}
      zIndex="40"
      gap="2"
      _print={{ display: 'none' }}
      pointerEvents="none"
      css={{ '& > *': { pointerEvents: 'auto' } }}
    >
      <BackgroundWorkNotice />
      <UpdateNotice />
    </Stack>
  );
}

/**
 * Ignores files dropped where no field accepts them; otherwise, the browser would leave the page and show the file.
 */
export function useHarmlessDrops(): void {
  useEffect(function ignoreStrayFiles() {
    function ignore(event: DragEvent) {
      const { dataTransfer, target } = event;
      const isTaken = event.defaultPrevented || (target instanceof HTMLInputElement && target.type === 'file');
      if (isTaken || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    }
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

/** Lets keyboard users skip the bar and the sidebar. Visible only while focused. */
const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
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

/** Makes the sidebar as high as the window, next to the bar and the page. */
const Frame = chakra('div', {
  base: {
    display: 'grid',
    minH: '100dvh',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' },
    gridTemplateRows: 'auto 1fr',
    '& > header, & > main': { gridColumn: { lg: '2' } },
  },
});

slotHost.load = async () => (await import(/* webpackChunkName: "slots" */ '../slots/SlotFills')).SlotFills;

/** A screen refetches data older than this when it opens. */
const FRESH_MS = 10_000;

/** Follows the address without rendering the shell again. */
function AddressWatch() {
  useReleaseWatch();
  useRememberPages();
  return null;
}

/** Renders the shell around every signed-in page. Drops the user's data when the session ends. */
export function SignedInArea() {
  const { token, person } = useSession();
  // A new user gets a new, empty cache, and the pages restart.
  const client = useMemo(() => createQueryClient(person), [person]);
  useHarmlessDrops();
  useLoadReports();
  useEffect(
    function refreshAfterSigningInAgain() {
      if (token !== null) void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    },
    [token, client],
  );
  return (
    <>
      {/* Outside the provider, which begins again for another person. */}
      <AddressWatch />
      <QueryClientProvider key={person} client={client}>
        <SkipLink href="#content">{messages.skipToContent}</SkipLink>
        <Frame>
          <TopBar />
          <Sidebar />
          <Box as="main" id="content" minW={0} tabIndex={-1} outline="none">
            <PageOutlet />
          </Box>
        </Frame>
        <CornerNotices />
      </QueryClientProvider>
    </>
  );
}

/**
 * Creates a cache that does not retry calls (spec section 8.4); a failed screen offers 'Try again'. Without a network,
 * reads wait for it to return; changes fail immediately, because users do not expect them to be sent later.
 */
function createQueryClient(_person: number) {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
