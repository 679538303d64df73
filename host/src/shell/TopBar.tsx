import { dispatchTheme, RouterLink, useDarkMode } from '@frontdesk/shared/app';
import { addressOf, type RegisteredRoute } from '@frontdesk/shared/contract';
import { Box, chakra, Flex, IconButton, Logo, VisuallyHidden } from '@frontdesk/shared/ui/core';
import Bell from 'lucide-react/icons/bell';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBadgePoll, useBadges } from '../contributions/use-badges';
import { routeOfRole } from '../navigation/role-routes';
import { OfflineNotice } from '../offline/OfflineNotice';
import { CommandPalette } from '../palette/CommandPalette';
import { ConnectionLost, ConnectionState } from '../realtime/ConnectionState';
import { useLiveConnection } from '../realtime/use-live-connection';
import { useRegistry } from '../remotes/registry/registry-store';
import { CountBadge } from './CountBadge';
import * as messages from './messages';
import { NarrowMenu } from './NarrowMenu';
import { useInitials } from './use-initials';

/** Five buttons of this size, the menu, the logo and the title fit into 320 px. */
const NARROW = 'clamp(29px, 9.2vw, 34px)';
const Title = chakra(RouterLink, {
  base: { fontWeight: 600, fontSize: { base: 'sm', md: 'md' }, rounded: 'md', px: { base: '0', md: '1' } },
});
/** The logo where the sidebar with its own logo is hidden; smaller where space is scarce. */
const NarrowLogo = chakra('span', {
  base: { display: { base: 'block', md: 'none' }, '@media (width < 360px)': { '& svg': { width: '20px' } } },
});
const IconLink = chakra(RouterLink, {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: { base: NARROW, md: '40px' },
    height: '40px',
    rounded: 'md',
    color: 'text.muted',
    _hover: { bg: 'hover', color: 'text' },
  },
});
const Picture = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: '28px', md: '32px' },
    rounded: 'full',
    bg: 'accent.subtle',
    color: 'accent.text',
    fontSize: 'xs',
    fontWeight: 600,
  },
});

/** The bar above every signed-in page (spec section 2.2). */
export function TopBar() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const darkMode = useDarkMode();
  const registry = useRegistry((state) => state.registry);
  const inbox = routeOfRole(registry, 'inbox');
  const profile = routeOfRole(registry, 'profile');
  const initials = useInitials();
  const { retry } = useLiveConnection();
  useBadgePoll();
  const { key } = useLocation();
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(
    function closeMenuOnArrival() {
      if (key) setMenuOpen(false);
    },
    [key],
  );
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isMenuOpen) return;
    setMenuOpen(false);
    toggle.current?.focus();
  }

  return (
    <Box
      as="header"
      onKeyDown={closeOnEscape}
      position="sticky"
      top="0"
      zIndex="10"
      _print={{ display: 'none' }}
      bg="surface"
      borderBottomWidth="1px"
    >
      <Flex align="center" gap={{ base: '1', md: '2' }} height="56px" px={{ base: '1', sm: '2', md: '6' }}>
        <Box display={{ base: 'block', md: 'none' }}>
          <IconButton
            ref={toggle}
            aria-label={isMenuOpen ? messages.closeMenu : messages.openMenu}
            aria-expanded={isMenuOpen}
            aria-controls="narrow-menu"
            onClick={() => setMenuOpen(!isMenuOpen)}
          >
            {isMenuOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          </IconButton>
        </Box>
        <NarrowLogo aria-hidden>
          <Logo />
        </NarrowLogo>
        <Title to="/">{messages.dashboard}</Title>
        <ConnectionState />
        <Flex ms="auto" align="center" gap={{ base: '0', md: '1' }}>
          <CommandPalette />
          <Box
            position="relative"
            display="grid"
            placeItems="center"
            width={{ base: NARROW, md: '40px' }}
            height="40px"
            color="text.muted"
          >
            <LayoutGrid size={20} aria-hidden />
            <CountBadge count={2} tone="muted" />
          </Box>
          {inbox && <InboxLink route={inbox} />}
          <IconButton
            minW={{ base: NARROW, md: '36px' }}
            aria-label={darkMode ? messages.toLightTheme : messages.toDarkTheme}
            onClick={() => dispatchTheme({ type: 'TOGGLE' })}
          >
            {darkMode ? <Sun aria-hidden /> : <Moon aria-hidden />}
          </IconButton>
          {profile && (
            <IconLink to={profile.navigation?.to ?? profile.path} title={messages.myProfile}>
              <VisuallyHidden>{messages.myProfile}</VisuallyHidden>
              <Picture aria-hidden>{initials}</Picture>
            </IconLink>
          )}
        </Flex>
      </Flex>
      <OfflineNotice />
      <ConnectionLost onRetry={retry} />
      {isMenuOpen && <NarrowMenu />}
    </Box>
  );
}

/** The bell, with the count of its route's badge. */
function InboxLink({ route: { path, title } }: { route: RegisteredRoute }) {
  const { count, unit } = useBadges().get(addressOf(path)) ?? { count: 0, unit: '' };
  return (
    <IconLink to={path} aria-label={count > 0 ? `${title}, ${count} ${unit}` : title}>
      <Bell size={20} aria-hidden />
      {count > 0 && <CountBadge count={count} />}
    </IconLink>
  );
}
