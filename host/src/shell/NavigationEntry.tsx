import { RouterLink } from '@frontdesk/shared/app';
import { chakra } from '@frontdesk/shared/ui/core';
import type { Badge } from '../contributions/use-badges';
import { prefetchPage } from '../remotes/prefetch';
import { EntryIcon } from './EntryIcon';
import type { NavigationItem } from './navigation';

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
    borderLeftWidth: '3px',
    borderColor: 'transparent',
    transition: 'background-color 120ms',
    // A border without color is shown there, as if every entry were the current page.
    '@media (forced-colors: active)': { '&:not([aria-current=page])': { borderColor: 'Canvas' } },
  },
} as const;

const Way = chakra(RouterLink, {
  base: {
    ...look.base,
    color: 'text',
    _hover: { bg: 'hover' },
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.text', borderColor: 'accent' },
  },
});

const Word = chakra('span', { base: { ...look.base, color: 'text.muted', fontWeight: 400, cursor: 'default' } });

const Count = chakra('span', {
  base: { ml: 'auto', px: '2', rounded: 'full', bg: 'accent.subtle', color: 'accent.text', fontSize: 'xs' },
});

interface NavigationEntryProps {
  readonly item: NavigationItem;
  readonly isCurrent: boolean;
  readonly badge: Badge | undefined;
}

/** One entry of sidebar or menu: a link, or a word that leads nowhere yet and looks it. */
export function NavigationEntry({ item, isCurrent, badge }: NavigationEntryProps) {
  const { to, path = '' } = item;
  if (!to) {
    return (
      <Word>
        <EntryIcon icon={item.icon} />
        {item.label}
      </Word>
    );
  }
  return (
    <Way
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={badge && badge.count > 0 ? `${item.label}, ${badge.count} ${badge.unit}` : undefined}
      onPointerEnter={() => prefetchPage(path)}
      onFocus={() => prefetchPage(path)}
    >
      <EntryIcon icon={item.icon} />
      {item.label}
      {badge && badge.count > 0 && <Count>{badge.count}</Count>}
    </Way>
  );
}
