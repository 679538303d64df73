import { useLocation } from '@frontdesk/shared/app';
import { addressOf } from '@frontdesk/shared/contract';
import { Stack } from '@frontdesk/shared/ui/core';
import { useBadges } from '../contributions/use-badges';
import { currentOf, type NavigationItem } from '../navigation/navigation';
import { NavigationEntry } from './NavigationEntry';

interface NavigationListProps {
  readonly items: readonly NavigationItem[];
  /** All entries of the same sidebar or menu; only one of them is current. */
  readonly among: readonly NavigationItem[];
}

/** Lists entries below each other with their counts, and marks the current one. */
export function NavigationList({ items, among }: NavigationListProps) {
  const { pathname } = useLocation();
  const badges = useBadges();
  const current = currentOf(among, pathname);
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {items.map((item) => (
        <li key={`${item.label} ${item.path}`}>
          <NavigationEntry item={item} isCurrent={item === current} badge={badges.get(addressOf(item.path ?? ''))} />
        </li>
      ))}
    </Stack>
  );
}
