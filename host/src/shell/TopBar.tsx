import {
  dispatchTheme,
  hasUnsavedWork,
  language,
  RouterLink,
  switchLanguage,
  useDarkMode,
  useSession,
} from '@frontdesk/shared/app';
import { addressOf, type RegisteredRoute } from '@frontdesk/shared/contract';
import { DASHBOARD_LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Box, chakra, Flex, IconButton, Logo, Notice, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import Bell from 'lucide-react/icons/bell';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBadgePoll, useBadges } from '../contributions/use-badges';
import { useContributions } from '../contributions/use-contributions';
import * as messages from '../messages/frame';
import { offlineNotice } from '../messages/frame';
import { routeOfRole, sessionPath } from '../navigation/known-routes';
import { menuOf } from '../navigation/navigation';
import { readEntries } from '../navigation/read-entries';
import { useIsOffline, useWaitingPages } from '../offline/offline';
import { CommandPalette } from '../palette/CommandPalette';
import { ConnectionLost, ConnectionState } from '../realtime/ConnectionState';
import { useLiveConnection } from '../realtime/use-live-connection';
import { useRegistry } from '../remotes/registry/registry-store';
import { rememberPerson } from '../session/confirm-person';
import { NavigationList } from './Navigation';

/**
 * Shows a notice under the bar while there is no network, unless the page itself does. Queries without data wait for
 * the network.
 */
export function OfflineNotice() {
  const isOffline = useIsOffline();
  const isSaidByPage = useWaitingPages() > 0;
  if (!isOffline || isSaidByPage) return null;
  return <Notice tone="warning">{offlineNotice}</Notice>;
}

/** Shows a number on an icon. Must be the only child of its element. */
const Bubble = chakra('span', {
  base: {
    position: 'absolute',
    top: '0px',
    insetInlineEnd: '-4px',
    minW: '16px',
    height: '16px',
    px: '1',
    rounded: 'full',
    fontSize: '11px',
    fontWeight: 600,
    lineHeight: '16px',
    textAlign: 'center',
    bg: 'brass',
    color: '#1e1b26',
  },
});

/** Shows the navigation on narrow screens, in the spec's three groups. Closes when a page opens. */
function NarrowMenu({ onClose }: { readonly onClose: () => void }) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(
    function closeOnArrival() {
      if (key !== openedAt.current) onClose();
    },
    [key, onClose],
  );
  const entries = useContributions(readEntries);
  const logoutPath = useRegistry(({ registry }) => sessionPath(registry, 'logout'));
  const groups = menuOf(entries, logoutPath);
  const all = groups.flatMap(({ items }) => items);
  return (
    <Box
      as="nav"
      id="narrow-menu"
      aria-label={messages.menu}
      display={{ base: 'block', lg: 'none' }}
      borderTopWidth="1px"
      px="3"
      py="3"
      maxH="calc(100dvh - 56px)"
      overflowY="auto"
    >
      {groups.map((group) => (
        <Box key={group.title} mb="3">
          <Text fontSize="xs" fontWeight={600} color="text.muted" px="3" mb="1">
            {group.title}
          </Text>
          <NavigationList items={group.items} among={all} />
        </Box>
      ))}
    </Box>
  );
}

function usePerson() {
  const { token } = useSession();
  return useQuery({ ...endpointQuery(getLoggedUser, {}), enabled: token !== null, staleTime: Infinity });
}

/** Notes who the user is, and switches to the language of the account. */
function useAccount(): void {
  const { data, error } = usePerson();
  useEffect(
    function noteWhoThisIs() {
      if (data?.email) rememberPerson(data.email);
      // An answer without a role, which an older release of a remote stored, is treated as an owner's.
      useRegistry.setState({ isOwner: data ? data.role !== 'member' : error ? null : undefined });
    },
    [data?.email, data?.role, error],
  );
  useEffect(
    function followLanguage() {
      const next = data?.language ?? '';
      const isKnown = (code: string) => DASHBOARD_LANGUAGES.some((known) => known === code);
      // Does not switch from a test language, which no account has, nor while the user is typing: the next page does.
      if (next !== language && isKnown(next) && isKnown(language) && !hasUnsavedWork()) switchLanguage(next);
    },
    [data?.language],
  );
}

/** Five buttons of this size, the menu and the title fit into 320 px. */
const NARROW = 'clamp(29px, 9.2vw, 34px)';
const Title = chakra(RouterLink, {
  base: {
    fontWeight: 600,
    fontSize: { base: 'sm', md: 'md' },
    rounded: 'md',
    px: { base: '0', md: '1' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
});
/** The logo, shown where the sidebar with its own logo is hidden. */
const NarrowLogo = chakra('span', {
  base: {
    display: { base: 'block', lg: 'none' },
    me: '1',
    // The title and its dot need the space.
    '@media (width < 360px)': { display: 'none' },
  },
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
    bg: 'brass.subtle',
    color: 'brass.text',
    fontSize: 'xs',
    fontWeight: 600,
  },
});

/** Keeps the account, the connection and the counts up to date without rendering the bar again. Shows a lost connection. */
function Live() {
  const { retry } = useLiveConnection();
  useBadgePoll();
  useAccount();
  return <ConnectionLost onRetry={retry} />;
}

/** The link to the profile, with the user's initials; while the name is unknown, 'A' for admin. */
function ProfileLink({ to }: { readonly to: string }) {
  const { data } = usePerson();
  const initials = `${data?.firstName.charAt(0) ?? ''}${data?.lastName.charAt(0) ?? ''}`.toUpperCase();
  return (
    <IconLink to={to} title={messages.myProfile}>
      <VisuallyHidden>{messages.myProfile}</VisuallyHidden>
      <Picture aria-hidden>{initials || 'A'}</Picture>
    </IconLink>
  );
}

/** The bar above every signed-in page (spec section 2.2). */
export const TopBar = memo(function TopBar() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const darkMode = useDarkMode();
  const registry = useRegistry((state) => state.registry);
  const inbox = routeOfRole(registry, 'inbox');
  const profile = routeOfRole(registry, 'profile');
  const toggle = useRef<HTMLButtonElement>(null);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
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
      bg="canvas"
      borderBottomWidth="1px"
    >
      <Flex
        align="center"
        gap={{ base: '1', md: '2' }}
        height="56px"
        // Aligned with both edges of the page below it, which is at most 1600 pixels wide.
        px={{ base: 'clamp(12px, 8vw - 16px, 16px)', md: 'max(28px, 50% - 772px)' }}
        css={{ '@media (width < 360px)': { gap: '2px' } }}
      >
        <Box display={{ base: 'block', lg: 'none' }}>
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
            {/* Muted, because it needs no attention. */}
            <Bubble bg="hover" color="text.muted">
              {2}
            </Bubble>
          </Box>
          {inbox && <InboxLink route={inbox} />}
          <IconButton
            minW={{ base: NARROW, md: '36px' }}
            aria-label={darkMode ? messages.toLightTheme : messages.toDarkTheme}
            onClick={() => dispatchTheme({ type: 'TOGGLE' })}
          >
            {darkMode ? <Sun aria-hidden /> : <Moon aria-hidden />}
          </IconButton>
          {profile && <ProfileLink to={profile.navigation?.to ?? profile.path} />}
        </Flex>
      </Flex>
      <OfflineNotice />
      <Live />
      {isMenuOpen && <NarrowMenu onClose={closeMenu} />}
    </Box>
  );
});

/** The bell, with the count from its route's badge. */
function InboxLink({ route: { path, title } }: { route: RegisteredRoute }) {
  const { count, unit } = useBadges().get(addressOf(path)) ?? { count: 0, unit: '' };
  return (
    <IconLink to={path} aria-label={count > 0 ? `${title}, ${count} ${unit}` : title}>
      <Bell size={20} aria-hidden />
      {count > 0 && <Bubble>{count}</Bubble>}
    </IconLink>
  );
}
