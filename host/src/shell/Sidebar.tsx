import { RouterLink, storage } from '@frontdesk/shared/app';
import { Box, chakra, Flex, Logo } from '@frontdesk/shared/ui/core';
import { memo, useEffect } from 'react';
import { useContributions } from '../contributions/use-contributions';
import * as messages from '../messages/frame';
import { sessionPath } from '../navigation/known-routes';
import { sidebarOf } from '../navigation/navigation';
import { readPlaces } from '../navigation/read-entries';
import { useRegistry } from '../remotes/registry/registry-store';
import { NavigationList } from './Navigation';

const Home = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    // The height of the bar next to the sidebar.
    minH: '56px',
    fontWeight: 600,
    fontSize: 'md',
    rounded: 'md',
  },
});

/** Shows the navigation on wide screens. */
export const Sidebar = memo(function Sidebar() {
  const entries = useContributions(readPlaces);
  const logoutPath = useRegistry(({ registry }) => sessionPath(registry, 'logout'));
  const items = sidebarOf(entries, logoutPath);
  const labels = JSON.stringify(items.filter(({ isPending }) => !isPending).map(({ label }) => label));
  useEffect(
    function rememberForFirstView() {
      // The first view shows these entries before any script runs (first-view.js).
      storage.write('MENU', labels);
    },
    [labels],
  );
  return (
    <Box
      as="nav"
      aria-label={messages.sidebar}
      // Dark in both themes, so that it reads as a frame around the page.
      className="dark"
      color="text"
      display={{ base: 'none', lg: 'block' }}
      width="240px"
      flexShrink={0}
      bg="#17141b"
      borderEndWidth="1px"
      _print={{ display: 'none' }}
      px="3"
      pb="4"
      position="sticky"
      top="0"
      gridRow="1 / span 2"
      height="100dvh"
      overflowY="auto"
    >
      {/* Log Out is at the bottom of the bar. */}
      <Flex direction="column" gap="3" minH="100%" css={{ '& > ul': { flex: 1 }, '& li:last-child': { mt: 'auto' } }}>
        <Home to="/">
          <Logo />
          {messages.product}
        </Home>
        <NavigationList items={items} among={items} />
      </Flex>
    </Box>
  );
});
