import { Box, Text } from '@frontdesk/shared/ui/core';
import { readEntries } from '../contributions/read-entries';
import { useContributions } from '../contributions/use-contributions';
import { menuOf } from '../navigation/navigation';
import { sessionPath } from '../navigation/role-routes';
import { useRegistry } from '../remotes/registry/registry-store';
import * as messages from './messages';
import { NavigationList } from './NavigationList';

/** Shows the navigation of narrow screens, in the spec's three groups. */
export function NarrowMenu() {
  const entries = useContributions(readEntries);
  const logoutPath = useRegistry(({ registry }) => sessionPath(registry, 'logout'));
  const groups = menuOf(entries, logoutPath);
  const all = groups.flatMap(({ items }) => items);
  return (
    <Box
      as="nav"
      id="narrow-menu"
      aria-label={messages.menu}
      display={{ base: 'block', md: 'none' }}
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
