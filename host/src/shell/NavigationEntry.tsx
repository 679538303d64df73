import { RouterLink, useLocation } from '@frontdesk/shared/app';
import { chakra } from '@frontdesk/shared/ui/core';
import { prefetchPage } from '../remotes/prefetch';
import { isAt, type NavigationItem } from './navigation';

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

/** One entry of sidebar or menu: a link, or a word that leads nowhere yet and looks it. */
export function NavigationEntry({ item }: { item: NavigationItem }) {
  const Icon = item.icon;
  const { pathname } = useLocation();
  const { to } = item;
  if (!to) {
    return (
      <Word>
        <Icon size={18} aria-hidden />
        {item.label}
      </Word>
    );
  }
  return (
    <Way
      to={to}
      aria-current={isAt(item, pathname) ? 'page' : undefined}
      onPointerEnter={() => prefetchPage(to)}
      onFocus={() => prefetchPage(to)}
    >
      <Icon size={18} aria-hidden />
      {item.label}
    </Way>
  );
}
