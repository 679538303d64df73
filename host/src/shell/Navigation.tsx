import { RouterLink, useLocation, useNavigate } from '@frontdesk/shared/app';
import { addressOf } from '@frontdesk/shared/contract';
import { Box, chakra, Stack } from '@frontdesk/shared/ui/core';
import Bell from 'lucide-react/icons/bell';
import Bot from 'lucide-react/icons/bot';
import CircleCheck from 'lucide-react/icons/circle-check';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Puzzle from 'lucide-react/icons/puzzle';
import QrCode from 'lucide-react/icons/qr-code';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { useId, useState } from 'react';
import { type Badge, useBadges } from '../contributions/use-badges';
import { currentOf, type NavigationItem } from '../navigation/navigation';
import { openWhenLoaded, prefetchPage } from '../remotes/page/prefetch';

/** The contract's icons by name, and those of the host's own entries. */
const ICONS = {
  bell: Bell,
  bot: Bot,
  chat: MessagesSquare,
  check: CircleCheck,
  home: House,
  'log-out': LogOut,
  people: Users,
  person: User,
  puzzle: Puzzle,
  'qr-code': QrCode,
  'qr-scan': ScanQrCode,
  settings: Settings,
} as const;

/** Draws an icon by name or from path data, which begins with M. Shows the puzzle piece for an unknown name. */
function EntryIcon({ icon }: { icon: string }) {
  if (icon.startsWith('M')) {
    return (
      <svg
        width={18}
        height={18}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={icon} />
      </svg>
    );
  }
  const Icon = Object.hasOwn(ICONS, icon) ? ICONS[icon as keyof typeof ICONS] : Puzzle;
  return <Icon size={18} aria-hidden />;
}

const look = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '40px',
    px: '3',
    rounded: 'md',
    fontSize: 'sm',
    fontWeight: 500,
    borderStartWidth: '3px',
    borderColor: 'transparent',
    transition: 'background-color 120ms',
    // Forced colors make a transparent border visible, as if every entry were the current page. Chakra sorts a query
    // without a length by `localeCompare`, whose first call takes 60 ms on a slow processor.
    '@media (forced-colors: active) and (min-width: 0px)': { '&:not([aria-current=page])': { borderColor: 'Canvas' } },
  },
} as const;

const Way = chakra(RouterLink, {
  base: {
    ...look.base,
    color: 'text',
    _hover: { bg: 'hover' },
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.text', borderColor: 'brass' },
  },
});

/** The hint is positioned below its entry. */
const Hint = chakra('span', {
  base: {
    position: 'absolute',
    zIndex: 1,
    top: '100%',
    insetInline: '2',
    p: '3',
    rounded: 'md',
    borderWidth: '1px',
    bg: 'surface',
    color: 'text',
    fontSize: 'xs',
    textAlign: 'start',
    whiteSpace: 'normal',
    boxShadow: '0 4px 16px rgb(10 10 20 / 0.12)',
  },
});

const Word = chakra('span', { base: { ...look.base, color: 'text.muted', fontWeight: 400, cursor: 'default' } });

const Count = chakra('span', {
  base: { ms: 'auto', px: '2', rounded: 'full', bg: 'brass.subtle', color: 'brass.text', fontSize: 'xs' },
});

interface NavigationEntryProps {
  readonly item: NavigationItem;
  readonly isCurrent: boolean;
  readonly badge: Badge | undefined;
}

/** An entry in the sidebar or menu: a link, or muted text if it has no address yet. */
function NavigationEntry({ item, isCurrent, badge }: NavigationEntryProps) {
  const { to, path = '' } = item;
  const navigate = useNavigate();
  if (!to) return <DeadEntry item={item} />;
  return (
    <Way
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={badge && badge.count > 0 ? `${item.label}, ${badge.count} ${badge.unit}` : undefined}
      onPointerEnter={() => prefetchPage(path)}
      onFocus={() => prefetchPage(path)}
      onClick={(event) => openWhenLoaded(event, path, () => navigate(to))}
    >
      <EntryIcon icon={item.icon} />
      {item.label}
      {badge && badge.count > 0 && <Count>{badge.count}</Count>}
    </Way>
  );
}

/** Muted text for an entry without an address; shows the reason on hover and on focus. */
function DeadEntry({ item }: { readonly item: NavigationItem }) {
  const hintId = useId();
  const [isExplained, setExplained] = useState(false);
  const show = () => setExplained(true);
  const hide = () => setExplained(false);
  return (
    <Box position="relative">
      {/* Focusable, so that its hint also appears on keyboard focus and on a tap. */}
      <Word
        tabIndex={0}
        aria-describedby={isExplained ? hintId : undefined}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        <EntryIcon icon={item.icon} />
        {item.label}
      </Word>
      {isExplained && (
        <Hint role="tooltip" id={hintId}>
          {item.hint}
        </Hint>
      )}
    </Box>
  );
}

interface NavigationListProps {
  readonly items: readonly NavigationItem[];
  /** All entries in the same sidebar or menu; only one of them is current. */
  readonly among: readonly NavigationItem[];
}

/** Lists entries in a column with their counts, and marks the current one. */
export function NavigationList({ items, among }: NavigationListProps) {
  const { pathname } = useLocation();
  const badges = useBadges();
  const current = currentOf(among, pathname);
  return (
    <Stack as="ul" gap="1">
      {items.map((item) => (
        <li key={`${item.label} ${item.path}`} style={{ visibility: item.isPending ? 'hidden' : undefined }}>
          <NavigationEntry item={item} isCurrent={item === current} badge={badges.get(addressOf(item.path ?? ''))} />
        </li>
      ))}
    </Stack>
  );
}
